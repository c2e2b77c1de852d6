import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests whether the views of controllers extend below the bars of their containers.
    @Suite @MainActor struct ExtendedLayoutTests {
        private static let safeArea = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        private static let barEnd = 50 + NavigationMetrics.barTop + NavigationMetrics.barHeight

        private func show(_ controller: UIViewController) -> TestScreen {
            let screen = TestScreen(size: CGSize(width: 320, height: 500))
            screen.safeAreaInsets = Self.safeArea
            screen.show(controller)
            screen.settle()
            return screen
        }

        private func frame(of controller: UIViewController, on screen: TestScreen) -> CGRect {
            screen.presentedFrame(of: controller.view)
        }

        @Test func viewsExtendBelowBarsByDefault() {
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            let screen = show(navigation)
            #expect(controller.edgesForExtendedLayout == .all && !controller.extendedLayoutIncludesOpaqueBars)
            #expect(navigation.navigationBar.isTranslucent && navigation.toolbar.isTranslucent)
            #expect(frame(of: controller, on: screen) == CGRect(x: 0, y: 0, width: 320, height: 500))
            #expect(controller.view.safeAreaInsets.top == Self.barEnd)
        }

        /// The bar doesn't cover the top of such a view.
        @Test func aViewBeginsBelowABarThatIsNotTranslucent() {
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.isTranslucent = false
            let screen = show(navigation)
            let below = CGRect(x: 0, y: Self.barEnd, width: 320, height: 500 - Self.barEnd)
            #expect(frame(of: controller, on: screen) == below)
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
            controller.extendedLayoutIncludesOpaqueBars = true
            screen.settle()
            #expect(frame(of: controller, on: screen).minY == 0)
            #expect(controller.view.safeAreaInsets.top == Self.barEnd)
            controller.extendedLayoutIncludesOpaqueBars = false
            navigation.isNavigationBarHidden = true
            screen.settle()
            #expect(frame(of: controller, on: screen).minY == 0 && controller.view.safeAreaInsets.top == 50)
        }

        @Test(arguments: [UIRectEdge.top, .bottom, [.left, .right], []])
        func aViewExtendsAtItsEdges(edges: UIRectEdge) {
            let controller = UIViewController()
            controller.edgesForExtendedLayout = edges
            let navigation = UINavigationController(rootViewController: controller)
            navigation.isToolbarHidden = false
            let screen = show(navigation)
            let bottom = 500 - NavigationMetrics.toolbarMargin - NavigationMetrics.toolbarHeight
            #expect(frame(of: controller, on: screen).minY == (edges.contains(.top) ? 0 : Self.barEnd))
            #expect(frame(of: controller, on: screen).maxY == (edges.contains(.bottom) ? 500 : bottom))
            let insets = controller.view.safeAreaInsets
            #expect(insets.top == (edges.contains(.top) ? Self.barEnd : 0))
            #expect(insets.bottom == (edges.contains(.bottom) ? 500 - bottom : 0))
        }

        /// A table has no inset below such a bar, so that its offset is 0 at the top.
        @Test func aTableBelowABarThatIsNotTranslucentHasNoInset() {
            let controller = UITableViewController()
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.isTranslucent = false
            let screen = show(navigation)
            #expect(frame(of: controller, on: screen).minY == Self.barEnd)
            #expect(controller.tableView.adjustedContentInset.top == 0 && controller.tableView.contentOffset.y == 0)
            withExtendedLifetime(navigation) {}
        }

        @Test func aLargeTitleThatIsNotTranslucentCollapses() {
            let controller = UITableViewController()
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.isTranslucent = false
            navigation.navigationBar.prefersLargeTitles = true
            let screen = show(navigation)
            let height = navigation.navigationBar.frame.height
            #expect(frame(of: controller, on: screen).minY == 0)
            controller.tableView.contentOffset.y += 200
            screen.settle()
            #expect(navigation.navigationBar.frame.height < height)
        }

        /// Each view keeps its height while the one slides over the other, and they end where they belong.
        @Test(arguments: [false, true])
        func viewsOfDifferentHeightsSlide(isInteractive: Bool) throws {
            let (first, second) = (UIViewController(), UIViewController())
            first.edgesForExtendedLayout = []
            let navigation = UINavigationController(rootViewController: first)
            let screen = show(navigation)
            let inset = frame(of: first, on: screen)
            #expect(inset.minY == Self.barEnd)
            navigation.pushViewController(second, animated: true)
            for _ in 0..<10 {
                screen.advance(by: 1 / 60)
                #expect(frame(of: first, on: screen).minY == inset.minY && frame(of: second, on: screen).minY == 0)
            }
            screen.settle()
            #expect(frame(of: second, on: screen) == CGRect(x: 0, y: 0, width: 320, height: 500))
            if isInteractive {
                screen.touchDown(at: CGPoint(x: 2, y: 300))
                for x in stride(from: 10, to: 300, by: 20) {
                    screen.touchMove(to: CGPoint(x: CGFloat(x), y: 300))
                    screen.advance(by: 1 / 60)
                    let shown = frame(of: second, on: screen)
                    #expect(shown.minY == 0 && shown.height == 500)
                    if first.view.window != nil { #expect(frame(of: first, on: screen).minY == inset.minY) }
                }
                screen.touchUp()
            } else {
                navigation.popViewController(animated: true)
                for _ in 0..<10 {
                    screen.advance(by: 1 / 60)
                    #expect(frame(of: first, on: screen).minY == inset.minY && frame(of: second, on: screen).minY == 0)
                }
            }
            screen.settle()
            #expect(navigation.topViewController === first && frame(of: first, on: screen) == inset)
        }

        @Test func aRotationKeepsTheInsets() {
            let controller = UIViewController()
            controller.edgesForExtendedLayout = []
            let navigation = UINavigationController(rootViewController: controller)
            let screen = show(navigation)
            screen.resize(to: CGSize(width: 500, height: 320))
            screen.settle()
            let below = CGRect(x: 0, y: Self.barEnd, width: 500, height: 320 - Self.barEnd)
            #expect(frame(of: controller, on: screen) == below)
            withExtendedLifetime(navigation) {}
        }

        @Test func aViewEndsAboveATabBarThatIsNotTranslucent() {
            let controller = UIViewController()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: controller)]
            #expect(tabs.tabBar.isTranslucent)
            let screen = show(tabs)
            #expect(frame(of: controller, on: screen).maxY == 500)
            tabs.tabBar.isTranslucent = false
            screen.settle()
            #expect(frame(of: controller, on: screen).maxY == 500 - TabMetrics.barHeight)
            #expect(controller.view.safeAreaInsets.bottom == 0)
            controller.edgesForExtendedLayout = []
            tabs.tabBar.isTranslucent = true
            screen.settle()
            #expect(frame(of: controller, on: screen).maxY == 500 - TabMetrics.barHeight)
        }

        @Test func theAppearanceOfAllBarsSetsIt() {
            let controller = UIViewController()
            UINavigationBar.appearance().isTranslucent = false
            defer { UINavigationBar.appearance().isTranslucent = true }
            let navigation = UINavigationController(rootViewController: controller)
            let screen = show(navigation)
            #expect(!navigation.navigationBar.isTranslucent)
            #expect(frame(of: controller, on: screen).minY == Self.barEnd)
        }
    }
}
