import CoreGraphics
import HostInterface
import QuartzCore
import Testing

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ScrollDevicesTests {
        let stage = ScrollStage()
        var view: UIScrollView { stage.view }
        var log: ScrollLog { stage.log }

        private func send(
            _ phase: HostScroll.Phase,
            _ delta: CGVector = .zero,
            _ unit: HostScroll.Unit = .point,
            velocity: CGVector = .zero,
            at place: CGPoint = CGPoint(x: 150, y: 150),
            modifiers: HostModifiers = []
        ) {
            OwnScreen.main.deliver(
                HostScroll(
                    phase: phase,
                    delta: delta,
                    unit: unit,
                    velocity: velocity,
                    location: place,
                    time: Device.current.clock.now,
                    modifiers: modifiers
                )
            )
        }

        private func click(_ clicks: CGFloat) { send(.changed, CGVector(dx: 0, dy: clicks), .click) }

        @Test func aClickOfAWheelLeadsOnSmoothly() {
            click(1)
            #expect(view.contentOffset == .zero)
            let frames = stage.frames().map(\.y)
            #expect(frames.count > 8)
            #expect(frames == frames.sorted())
            #expect(abs((frames.last ?? 0) - 54.3) < 0.1, "the view's height to the power of 2/3, as GTK has it")
            #expect(
                log.take() == [
                    "willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "scroll",
                    "didEndDecelerating",
                ]
            )
        }

        @Test func clicksAddUpWithoutAKink() {
            var offsets = [view.contentOffset.y]
            for frame in 0..<60 {
                if frame < 25, frame % 5 == 0 { click(1) }
                wait(1.0 / 60)
                offsets.append(view.contentOffset.y)
            }
            #expect(abs((offsets.last ?? 0) - 5 * 54.288) < 0.1)
            let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
            #expect(steps.allSatisfy { $0 >= 0 })
            let kinks = zip(steps.dropFirst(), steps).map { abs($0 - $1) }
            #expect(kinks.max() ?? 0 < 5, "\(steps)")
        }

        @Test(arguments: [HostTouch.Phase.ended, .cancelled])
        func aClickDoesNotHoldContentBeyondAnEdge(phase: HostTouch.Phase) {
            let finger = Finger()
            finger.down(150, 100)
            for step in 1...6 { finger.move(150, 100 + CGFloat(step) * 20) }
            finger.up(150, 220)
            wait(3.0 / 60)
            #expect(view.contentOffset.y < 0 && view.isDecelerating)
            press(.began)
            let held = view.contentOffset.y
            #expect(held < 0)
            wait(0.5)
            #expect(view.contentOffset.y == held)
            press(phase)
            wait(2)
            #expect(view.contentOffset == .zero)
        }

        @Test func aClickDoesNotHoldContentThatAnAnimationLeftBeyondAnEdge() {
            let finger = Finger()
            finger.down(150, 100)
            for step in 1...6 { finger.move(150, 100 + CGFloat(step) * 20) }
            finger.up(150, 220)
            view.setContentOffset(.zero, animated: true)
            wait(3.0 / 60)
            #expect(view.contentOffset.y < 0)
            press(.began)
            press(.ended)
            wait(2)
            #expect(view.contentOffset == .zero)
        }

        /// Presses or releases the button of the mouse.
        private func press(_ phase: HostTouch.Phase) {
            OwnScreen.main.deliver(
                HostTouch(
                    id: 0,
                    phase: phase,
                    location: CGPoint(x: 150, y: 150),
                    time: Device.current.clock.now,
                    device: .mouse
                )
            )
        }

        @Test func contentThatFingersStopBeyondAnEdgeReturnsWhenTheyLift() {
            send(.began)
            for _ in 0..<5 {
                send(.changed, CGVector(dx: 0, dy: -20))
                wait(1.0 / 60)
            }
            send(.ended)
            wait(3.0 / 60)
            send(.began)
            let held = view.contentOffset.y
            #expect(held < 0)
            wait(0.5)
            #expect(view.contentOffset.y == held)
            send(.ended)
            wait(2)
            #expect(view.contentOffset.y == 0)
        }

        @Test func atItsEdgeAViewLeavesTheWheelToTheOneAround() {
            let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            inner.contentSize = CGSize(width: 300, height: 230)
            view.addSubview(inner)
            click(1)
            wait(1)
            #expect(inner.contentOffset.y == 30)
            #expect(view.contentOffset.y == 0)
            click(1)
            wait(1)
            #expect(view.contentOffset.y > 50)
            #expect(!view.handleScroll(HostScroll(phase: .changed, unit: .click, location: .zero, time: 0)))
        }

        @Test func withShiftAWheelScrollsSideways() {
            view.contentSize.width = 900
            send(.changed, CGVector(dx: 0, dy: 1), .click, modifiers: .shift)
            wait(1)
            #expect(view.contentOffset.x > 30)
            #expect(view.contentOffset.y == 0)
        }

        @Test func aClickTurnsAPage() {
            view.isPagingEnabled = true
            click(1)
            click(1)
            wait(1)
            #expect(view.contentOffset.y == 400)
            click(-1)
            wait(1)
            #expect(view.contentOffset.y == 0)
        }

        @Test func aTouchpadMovesTheContentExactlyAndFlingsIt() {
            send(.began)
            for step in 1...6 {
                wait(1.0 / 60)
                send(.changed, CGVector(dx: 0, dy: 12))
                #expect(view.contentOffset.y == CGFloat(step) * 12)
            }
            #expect(view.isDragging && view.isTracking)
            send(.ended)
            send(.flung, velocity: CGVector(dx: 0, dy: 720))
            #expect(log.velocity.y == 0.72)
            let frames = stage.frames().map(\.y)
            #expect(abs(frames[1] - frames[0] - 12) <= 1.5)
            #expect(abs((frames.last ?? 0) - log.expectedTarget.y) <= 1)
            #expect(
                log.take() == [
                    "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating",
                    "scroll", "didEndDecelerating",
                ]
            )
        }

        @Test func fingersThatRestOnATouchpadFlingNothing() {
            send(.began)
            send(.changed, CGVector(dx: 0, dy: 30))
            send(.ended)
            wait(0.1)
            #expect(!view.isDragging && !view.isDecelerating && !view.isTracking)
            #expect(log.take() == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
        }

        @Test func fingersLaidOnATouchpadStopAFling() {
            send(.began)
            send(.changed, CGVector(dx: 0, dy: 30))
            send(.ended)
            send(.flung, velocity: CGVector(dx: 0, dy: 2000))
            wait(0.1)
            #expect(view.isDecelerating)
            send(.began)
            let place = view.contentOffset
            wait(0.2)
            #expect(view.contentOffset == place)
        }

        @Test func beyondAnEdgeATouchpadPullsUnlessSomethingAroundCanMove() {
            send(.began)
            send(.changed, CGVector(dx: 0, dy: -60))
            #expect(view.contentOffset.y < 0 && view.contentOffset.y > -60)
            send(.ended)
            wait(2)
            #expect(view.contentOffset.y == 0)

            let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
            inner.contentSize = CGSize(width: 300, height: 900)
            view.addSubview(inner)
            view.contentOffset.y = 50
            send(.began)
            send(.changed, CGVector(dx: 0, dy: -20))
            send(.changed, CGVector(dx: 0, dy: -10))
            send(.ended)
            #expect(inner.contentOffset.y == 0)
            #expect(view.contentOffset.y == 20)
        }
    }
}
