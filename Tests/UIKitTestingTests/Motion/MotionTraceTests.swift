import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

struct MotionTraceTests {
    private func track(_ label: String, _ frames: CGRect...) -> MotionTrace.Track {
        MotionTrace.Track(label: label, times: frames.indices.map(Double.init), frames: frames)
    }

    private func row(_ y: CGFloat, height: CGFloat = 10) -> CGRect {
        CGRect(x: 0, y: y, width: 100, height: height)
    }

    @Test func touchingIsNotOverlapping() {
        let open = track("open", row(0), row(0, height: 14))
        #expect(MotionTrace(tracks: [open, track("next", row(10), row(14))]).firstOverlap() == nil)
        let flaw = MotionTrace(tracks: [open, track("next", row(10), row(13))]).firstOverlap()
        #expect(flaw.map { "\($0)" } == "At 1 s open overlaps next by 100 × 1")
    }

    @Test func viewsThatAreNowhereOverlapNothingAndHaveNoCurve() {
        let gone = track("gone", .null, row(3), .null)
        #expect(MotionTrace(tracks: [gone, track("other", row(0), .null, row(0))]).firstOverlap() == nil)
        #expect(gone.curve(\.minY) == MotionCurve(label: "minY of gone", times: [1], values: [3]))
    }

    @Test func namesWhatMovedFirst() {
        let trace = MotionTrace(tracks: [
            track("a", row(0), row(0), row(1)), track("b", row(5), row(5, height: 9), row(5)),
        ])
        #expect(trace.firstMovement().map { "\($0)" } == "At 1 s height of b moves away from 10 to 9")
        #expect(trace["a"] == trace[0])
    }
}

extension ScreenTests {
    @Suite @MainActor
    struct TraceTests {
        @Test func notesWhereViewsAreInEachFrame() {
            let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
            let mover = screen.square(at: .zero)
            let other = screen.square(at: CGPoint(x: 0, y: 50))
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { mover.frame.origin.x = 24 }
            let trace = screen.trace(["mover": mover, "other": other], for: 0.25)
            #expect(trace["mover"].times == (0...15).map { Double($0) / 60 })
            #expect(trace["mover"].curve(\.minX).change == 24)
            #expect(trace["mover"].curve(\.minX).firstDecrease() == nil)
            #expect(abs(trace["mover"].frames[6].minX - 12) < 0.001)
            #expect(trace["other"].firstMovement() == nil)
            #expect(trace["mover"].firstMovement()?.time == 1.0 / 60)
            #expect(trace.firstOverlap() == nil)
        }

        /// The documentation of `firstKink` gives the bound 8 d / n².
        @Test func easingBendsByNoMoreThanTheRuleSays() {
            let screen = TestScreen(size: CGSize(width: 200, height: 20), scale: 1)
            let view = screen.square(at: .zero)
            UIView.animate(withDuration: 0.5) { view.frame.origin.x = 90 }
            let curve = screen.trace([view], for: 0.6)[0].curve(\.minX)
            let bound: CGFloat = 8 * 90 / 900
            #expect(curve.firstKink(above: bound) == nil)
            #expect(curve.largestKink > bound / 4)
        }

        @Test func followsAScript() {
            let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
            let view = screen.square(at: .zero)
            let trace = screen.trace([view]) {
                screen.advance(by: 0.05)
                view.removeFromSuperview()
                screen.advance(by: 0.05)
            }
            #expect(trace[0].frames.count == 7)
            #expect(trace[0].frames.map(\.isNull) == [false, false, false, false, true, true, true])
            #expect(trace[0].label == "view 0 (UIView)")
            screen.advance(by: 0.05)
            #expect(trace[0].frames.count == 7, "after the script nothing is noted")
        }
    }
}
