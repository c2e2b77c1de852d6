import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TitleViewTests {
        /// A view with a given fitting size.
        private final class TitleView: UIView {
            var wish = CGSize(width: 120, height: 30)

            override func sizeThatFits(_ size: CGSize) -> CGSize { wish }
        }

        private func show(_ titleView: UIView) -> TestScreen {
            let screen = TestScreen(size: CGSize(width: 400, height: 300))
            let controller = UIViewController()
            controller.navigationItem.titleView = titleView
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
            return screen
        }

        @Test func aTitleViewKeepsItsSizeInTheMiddle() {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            let screen = show(view)
            #expect(screen.presentedFrame(of: view) == CGRect(x: 150, y: 22, width: 100, height: 20))
        }

        @Test func aTitleViewMaySayHowLargeItWouldLikeToBe() {
            let view = TitleView()
            let screen = show(view)
            #expect(screen.presentedFrame(of: view) == CGRect(x: 140, y: 17, width: 120, height: 30))
            view.wish.width = 1_000
            view.superview?.setNeedsLayout()
            screen.settle()
            #expect(view.frame.width == 400 - 2 * NavigationMetrics.margin)
            view.wish.width = 60
            view.superview?.setNeedsLayout()
            screen.settle()
            #expect(view.frame.width == 60)
        }
    }
}
