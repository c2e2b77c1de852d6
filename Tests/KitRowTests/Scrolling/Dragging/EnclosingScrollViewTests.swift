import CoreGraphics
import HostInterface
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests nested scroll views.
    @Suite @MainActor struct EnclosingScrollViewTests {
        private let stage = ScrollStage()
        private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 390))
        private var outer: UIScrollView { stage.view }

        init() {
            inner.contentSize = CGSize(width: 300, height: 500)
            stage.view.addSubview(inner)
            stage.window.layoutIfNeeded()
        }

        private func dragUp() {
            _ = stage.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -10), steps: 8)
        }

        @Test func aDragMovesTheInnerContentFirst() {
            dragUp()
            #expect(inner.contentOffset.y > 0 && outer.contentOffset.y == 0)
        }

        @Test func atItsEdgeItLeavesTheDragToTheOuterContent() {
            inner.contentOffset.y = 110
            dragUp()
            #expect(inner.contentOffset.y == 110 && outer.contentOffset.y > 0)
        }

        @Test func withoutTransferItBounces() {
            inner.transfersVerticalScrollingToParent = false
            inner.contentOffset.y = 110
            dragUp()
            #expect(inner.contentOffset.y > 110 && outer.contentOffset.y == 0)
        }

        @Test func theOtherAxisDoesNotMatter() {
            inner.transfersHorizontalScrollingToParent = false
            inner.contentOffset.y = 110
            dragUp()
            #expect(inner.contentOffset.y == 110 && outer.contentOffset.y > 0)
        }

        @Test(arguments: [true, false]) func wheelsFollowTheSameRule(transfers: Bool) {
            inner.transfersVerticalScrollingToParent = transfers
            inner.contentOffset.y = 110
            OwnScreen.main.deliver(
                HostScroll(
                    phase: .changed,
                    delta: CGVector(dx: 0, dy: 1),
                    unit: .click,
                    velocity: .zero,
                    location: CGPoint(x: 150, y: 150),
                    time: Device.current.clock.now,
                    modifiers: []
                )
            )
            wait(0.5)
            #expect(inner.contentOffset.y == 110)
            #expect((outer.contentOffset.y > 0) == transfers)
        }

        /// The delegate moved the content away from the pointer when it was told that the deceleration ended.
        @Test func contentThatFingersStopBeyondAnEdgeReturnsWithoutThePointer() {
            let screen = TestScreen(size: CGSize(width: 300, height: 400))
            let (outer, inner) = (UIScrollView(frame: screen.window.bounds), UIScrollView())
            outer.contentSize = CGSize(width: 300, height: 2000)
            inner.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
            inner.contentSize = CGSize(width: 600, height: 200)
            let mover = Mover(outer)
            inner.delegate = mover
            outer.addSubview(inner)
            screen.window.addSubview(outer)
            let point = CGPoint(x: 150, y: 100)
            screen.scroll(by: CGVector(dx: -150, dy: 0), at: point, duration: 0.1, flings: true)
            #expect(inner.isDecelerating && inner.contentOffset.x < 0)
            screen.scroll(by: CGVector(dx: 0, dy: 20), at: point, duration: 0.1)
            screen.settle()
            #expect(mover.hasMoved && outer.contentOffset.y > 300)
            #expect(inner.contentOffset.x == 0)
        }

        private final class Mover: NSObject, UIScrollViewDelegate {
            private(set) var hasMoved = false
            private let outer: UIScrollView

            init(_ outer: UIScrollView) { self.outer = outer }

            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
                guard !hasMoved else { return }
                hasMoved = true
                outer.contentOffset.y = 300
            }
        }
    }
}
