import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct ControlsInScrollViewTests {
        /// Returns the offset of a scroll view with a control in it, after a drag from `point`.
        private func offset(draggedFrom point: CGPoint) -> CGFloat {
            let screen = TestScreen(size: CGSize(width: 300, height: 400))
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            scroll.contentSize = CGSize(width: 300, height: 2000)
            let control = UIControl(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
            scroll.addSubview(control)
            screen.window.addSubview(scroll)
            screen.settle()
            // The finger rests first, so that the control has its touch when the drag begins.
            screen.touchDown(0, at: point)
            screen.advance(by: 0.3)
            for step in 1...10 {
                screen.touchMove(0, to: CGPoint(x: point.x, y: point.y - CGFloat(step) * 10))
                screen.advance(by: 1 / 60)
            }
            let offset = scroll.contentOffset.y
            screen.touchUp(0)
            screen.settle()
            return offset
        }

        @Test func aDragThatBeginsOnAControlDoesNotScroll() {
            #expect(offset(draggedFrom: CGPoint(x: 50, y: 250)) == 0)
        }

        @Test func aDragThatBeginsBesideItDoes() {
            #expect(offset(draggedFrom: CGPoint(x: 200, y: 250)) > 50)
        }
    }
}
