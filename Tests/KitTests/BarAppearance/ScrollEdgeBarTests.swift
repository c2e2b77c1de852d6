import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the appearances of bars at the bottom while content is at its end.
    @Suite @MainActor struct ScrollEdgeBarTests {
        private final class Page: UIViewController {
            let scrollView = UIScrollView()

            override func loadView() {
                view = scrollView
                scrollView.contentSize.height = 2_000
            }
        }

        private let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
        private let page = Page()

        private func scrollToEnd() {
            let inset = page.scrollView.adjustedContentInset.bottom
            page.scrollView.contentOffset.y = 2_000 + inset - page.scrollView.bounds.height
            screen.settle()
        }

        private func toolbarAppearance(_ color: UIColor) -> UIToolbarAppearance {
            let appearance = UIToolbarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            return appearance
        }

        private func tabBarAppearance(_ color: UIColor) -> UITabBarAppearance {
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
            appearance.stackedLayoutAppearance.normal.iconColor = color
            return appearance
        }

        private func pixel(_ x: Int, _ y: Int) throws -> Pixel {
            screen.settle()
            return try #require(screen.picture().cgImage).pixel(x, y)
        }

        @Test func aToolbarLooksDifferentAtTheEnd() throws {
            let navigation = UINavigationController(rootViewController: page)
            navigation.isToolbarHidden = false
            let bar: UIToolbar = navigation.toolbar
            bar.standardAppearance = toolbarAppearance(.red)
            bar.scrollEdgeAppearance = toolbarAppearance(.blue)
            screen.show(navigation)
            #expect(try pixel(2, 390) == .red)
            scrollToEnd()
            #expect(try pixel(2, 390) == .blue)
            bar.compactScrollEdgeAppearance = toolbarAppearance(.green)
            #expect(try pixel(2, 390) == .blue)
            navigation.traitOverrides.verticalSizeClass = .compact
            #expect(try pixel(2, 390) == .green)
            page.scrollView.contentOffset.y = 0
            #expect(try pixel(2, 390) == .red)
        }

        @Test func contentThatDoesNotScrollIsAtItsEnd() throws {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.isToolbarHidden = false
            navigation.toolbar.scrollEdgeAppearance = toolbarAppearance(.blue)
            screen.show(navigation)
            #expect(try pixel(2, 390) == .blue)
        }

        @Test(arguments: [false, true])
        func aTabBarLooksDifferentAtTheEnd(isInNavigation: Bool) throws {
            let tabs = UITabBarController()
            tabs.viewControllers = [
                isInNavigation ? UINavigationController(rootViewController: page) : page, UIViewController(),
            ]
            tabs.tabBar.standardAppearance = tabBarAppearance(.red)
            tabs.tabBar.scrollEdgeAppearance = tabBarAppearance(.blue)
            screen.show(tabs)
            screen.settle()
            #expect(!tabs.tabBar.isAtScrollEdge && tabs.tabBar.subviews.contains { $0.backgroundColor == .red })
            scrollToEnd()
            #expect(tabs.tabBar.isAtScrollEdge && tabs.tabBar.subviews.contains { $0.backgroundColor == .blue })
            tabs.tabBar.scrollEdgeAppearance = nil
            #expect(tabs.tabBar.subviews.contains { $0.backgroundColor == .red })
        }

        @Test func anItemHasAnAppearanceOfItsOwnAtTheEnd() throws {
            let tabs = UITabBarController()
            let other = UIViewController()
            tabs.viewControllers = [page, other]
            let item: UITabBarItem = other.tabBarItem
            item.scrollEdgeAppearance = tabBarAppearance(.green)
            screen.show(tabs)
            screen.settle()
            #expect(tabs.tabBar.look(of: item, in: .normal).iconColor == nil)
            scrollToEnd()
            #expect(tabs.tabBar.look(of: item, in: .normal).iconColor == .green)
        }
    }
}
