import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests that buttons that nothing happens to request no frames.
    @Suite @MainActor struct ButtonRestTests {
        private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)

        @Test(arguments: [UIButton.ButtonType.custom, .system])
        func aButtonWithAPictureComesToRest(type: UIButton.ButtonType) {
            let controller = UIViewController()
            screen.show(controller)
            let button = UIButton(type: type)
            button.setImage(plainImage(.red), for: .normal)
            button.frame = CGRect(x: 20, y: 20, width: 60, height: 44)
            controller.view.addSubview(button)
            screen.settle()
            button.setNeedsLayout()
            screen.settle()
            #expect(button.imageView?.image?.isTemplate == (type == .system))
        }

        @Test func aConfiguredButtonWithAPictureComesToRest() {
            let controller = UIViewController()
            screen.show(controller)
            var configuration = UIButton.Configuration.tinted()
            configuration.image = plainImage(.red)
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 20, y: 20, width: 60, height: 44)
            controller.view.addSubview(button)
            screen.settle()
            button.setNeedsLayout()
            screen.settle()
        }

        @Test func barsWithPicturesComeToRest() {
            let controller = UIViewController()
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                image: plainImage(.red),
                style: .plain,
                target: nil,
                action: nil
            )
            controller.tabBarItem = UITabBarItem(title: "A", image: plainImage(.blue), tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: controller)]
            screen.show(tabs)
            screen.settle()
            tabs.tabBar.setNeedsLayout()
            screen.settle()
        }
    }
}
