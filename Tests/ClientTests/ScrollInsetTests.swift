import Testing
import UIKit
import UIKitTesting

/// The insets of scroll views whose content doesn't scroll, below the bar of a navigation controller.
@Suite @MainActor struct ScrollInsetTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 500))

    @available(*, deprecated)
    private func inset(_ adjusts: Bool, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic) -> CGFloat
    {
        let controller = UIViewController()
        let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        scroller.contentInsetAdjustmentBehavior = behavior
        controller.view.addSubview(scroller)
        controller.automaticallyAdjustsScrollViewInsets = adjusts
        screen.show(UINavigationController(rootViewController: controller))
        screen.settle()
        #expect(controller.automaticallyAdjustsScrollViewInsets == adjusts)
        return scroller.adjustedContentInset.top
    }

    @available(*, deprecated)
    @Test func areThoseOfTheBarUnlessTheControllerRefuses() {
        #expect(inset(true) > 0)
        #expect(inset(false) == 0)
        #expect(inset(false, .always) == inset(true))
    }
}
