import CoreGraphics
import Testing

@testable import UIKit

@Suite struct ScrollDragTests {
    private let geometry = ScrollGeometry(
        horizontal: ScrollAxis(content: 900, extent: 300, before: 0, after: 0, bounces: true, alwaysBounces: false),
        vertical: ScrollAxis(content: 4000, extent: 400, before: 20, after: 0, bounces: true, alwaysBounces: false)
    )

    @Test func insideTheContentFollowsTheFingerExactly() {
        var drag = ScrollDrag(from: CGPoint(x: 100, y: 200), in: geometry)
        drag.pull(by: CGPoint(x: 30, y: -50))
        #expect(drag.offset(in: geometry) == CGPoint(x: 70, y: 250))
        #expect(drag.velocity(ofFinger: CGPoint(x: 10, y: -20), in: geometry) == CGPoint(x: -10, y: 20))
    }

    @Test func takingHoldMovesNothing() {
        for y in stride(from: CGFloat(-300), to: 3900, by: 61) {
            let drag = ScrollDrag(from: CGPoint(x: 0, y: y), in: geometry)
            #expect(abs(drag.offset(in: geometry).y - y) < 1e-6)
        }
    }

    @Test func outAndBackEndsWhereItBegan() {
        var drag = ScrollDrag(from: CGPoint(x: 0, y: -60), in: geometry)
        drag.pull(by: CGPoint(x: 0, y: 500))
        #expect(drag.offset(in: geometry).y < -60)
        drag.pull(by: .zero)
        #expect(abs(drag.offset(in: geometry).y - -60) < 1e-6)
    }

    @Test func lockedAxesStandStill() {
        var drag = ScrollDrag(from: .zero, in: geometry, axes: .vertical)
        drag.pull(by: CGPoint(x: -40, y: -50))
        #expect(drag.offset(in: geometry) == CGPoint(x: 0, y: 50))
        #expect(drag.velocity(ofFinger: CGPoint(x: -10, y: -10), in: geometry) == CGPoint(x: 0, y: 10))
        #expect(ScrollDrag.lockedAxes(for: CGPoint(x: 3, y: -10)) == .vertical)
        #expect(ScrollDrag.lockedAxes(for: CGPoint(x: -10, y: 3)) == .horizontal)
        #expect(ScrollDrag.lockedAxes(for: CGPoint(x: 8, y: 10)) == .both)
    }

    @Test func aNewGripKeepsWhatIsShown() {
        var drag = ScrollDrag(from: CGPoint(x: 0, y: 10), in: geometry)
        drag.pull(by: CGPoint(x: 0, y: 120))
        drag.rebase(at: CGPoint(x: 0, y: 1000), in: geometry)
        #expect(abs(drag.offset(in: geometry).y - 1000) < 1e-6)
        drag.pull(by: CGPoint(x: 0, y: 130))
        #expect(abs(drag.offset(in: geometry).y - 990) < 1e-6)
    }
}
