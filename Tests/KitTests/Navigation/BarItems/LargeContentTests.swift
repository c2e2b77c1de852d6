import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests items of bars that are shown in large while a finger is held on them.
    @Suite @MainActor struct LargeContentTests {
        private let screen = TestScreen(size: CGSize(width: 390, height: 700))

        private var panel: LargeContentPanel? {
            screen.window.subviews.lazy.compactMap { $0 as? LargeContentPanel }.first
        }

        private func hold(_ label: String) throws {
            let frame = try #require(screen.element(labelled: label)).frame
            screen.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
            screen.advance(by: 0.7)
        }

        @Test func anItemOfANavigationBarIsShownInLarge() throws {
            let controller = UIViewController()
            var log: [String] = []
            let item = UIBarButtonItem(title: "Item", primaryAction: UIAction { _ in log.append("tap") })
            let image = UIImage(systemName: "star")
            item.largeContentSizeImage = image
            item.largeContentSizeImageInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
            controller.navigationItem.rightBarButtonItem = item
            screen.show(UINavigationController(rootViewController: controller))
            screen.settle()
            try hold("Item")
            #expect(panel == nil)
            screen.touchUp()
            screen.settle()
            screen.setContentSizeCategory(.accessibilityLarge)
            screen.settle()
            log = []
            try hold("Item")
            let shown = try #require(panel)
            shown.layoutIfNeeded()
            let picture = try #require(shown.subviews.lazy.compactMap { $0 as? UIImageView }.first)
            let label = try #require(shown.subviews.lazy.compactMap { $0 as? UILabel }.first)
            #expect(picture.image != nil && label.text == "Item")
            #expect(picture.frame.size == CGSize(width: 50, height: 70))
            #expect(screen.presentedFrame(of: shown).midX == 195 && log.isEmpty)
            screen.touchUp()
            screen.settle()
            #expect(panel == nil && log == ["tap"])
        }

        @Test func aTabIsShownInLargeAndSelected() throws {
            let tabs = UITabBarController()
            tabs.viewControllers = ["One", "Two"].map { title in
                let controller = UIViewController()
                controller.title = title
                return controller
            }
            screen.show(tabs)
            screen.setContentSizeCategory(.accessibilityLarge)
            screen.settle()
            try hold("Two")
            #expect(panel != nil && tabs.selectedIndex == 0)
            screen.touchUp()
            screen.settle()
            #expect(panel == nil && tabs.selectedIndex == 1)
        }

        @Test func theDefaultsAreNoImageAndNoInsets() {
            #expect(UIBarItem().largeContentSizeImage == nil && UIBarItem().largeContentSizeImageInsets == .zero)
        }
    }
}
