import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct UITabBarControllerTests {
        private final class Choice: NSObject, UITabBarControllerDelegate {
            var allowed = true
            var entries: [String] = []

            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool {
                entries.append("should \(viewController.title ?? "")")
                return allowed
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                didSelect viewController: UIViewController
            ) {
                entries.append("did \(viewController.title ?? "")")
            }
        }

        private final class Overriding: UITabBarController {
            var chosen: [String] = []

            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                chosen.append("\(item.title ?? ""), \(selectedIndex)")
            }
        }

        private let lifeCycle = LifeCycleLog()
        private let screen = TestScreen(size: CGSize(width: 320, height: 400))
        private let tabs = Overriding()
        private let one: LoggingController
        private let two: LoggingController
        private let pushed = UIViewController()
        private let root = UIViewController()
        private let navigation: UINavigationController
        private let choice = Choice()

        init() {
            one = LoggingController("one", lifeCycle)
            two = LoggingController("two", lifeCycle)
            one.title = "One"
            two.title = "Two"
            root.title = "Root"
            navigation = UINavigationController(rootViewController: root)
            tabs.viewControllers = [one, two, navigation]
            screen.show(tabs)
            screen.settle()
        }

        private func tap(_ label: String) throws {
            let frame = try #require(screen.element(labelled: label)).frame
            screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            screen.settle()
        }

        @Test func theBarIsWhereIOSHasItAndInsetsTheContent() {
            #expect(screen.presentedFrame(of: tabs.tabBar) == CGRect(x: 0, y: 317, width: 320, height: 83))
            #expect(one.view.frame == screen.window.bounds)
            #expect(one.view.safeAreaInsets.bottom == 83)
            screen.resize(to: CGSize(width: 500, height: 300))
            screen.settle()
            #expect(screen.presentedFrame(of: tabs.tabBar) == CGRect(x: 0, y: 217, width: 500, height: 83))
        }

        @Test func theFirstControllerIsSelectedAndOthersAreNotLoaded() {
            #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === one)
            #expect(one.view.window != nil && !two.isViewLoaded)
            #expect(tabs.tabBar.selectedItem === one.tabBarItem)
            #expect(one.tabBarController === tabs && root.tabBarController === tabs)
            #expect(UITabBarController().selectedIndex == NSNotFound)
            #expect(UITabBarController().viewControllers == nil)
        }

        @Test func aSelectionTellsTheControllersAndTheDelegate() throws {
            _ = lifeCycle.take()
            tabs.delegate = choice
            try tap("Two")
            #expect(choice.entries == ["should Two", "did Two"])
            #expect(tabs.chosen == ["Two, 0"])
            #expect(tabs.selectedIndex == 1 && two.view.window != nil && one.view.window == nil)
            #expect(two.view.safeAreaInsets.bottom == 83)
            let calls = [
                "two.didLoad", "one.willDisappear", "one.didDisappear", "two.willAppear", "two.isAppearing",
                "two.didAppear",
            ]
            #expect(lifeCycle.take() == calls)
            choice.allowed = false
            try tap("One")
            #expect(tabs.selectedIndex == 1 && choice.entries.last == "should One")
            #expect(tabs.tabBar.selectedItem === two.tabBarItem)
        }

        @Test func selectingInCodeIsSilent() {
            tabs.delegate = choice
            tabs.selectedIndex = 1
            screen.settle()
            #expect(tabs.selectedViewController === two && two.view.window != nil)
            tabs.selectedViewController = one
            screen.settle()
            #expect(tabs.selectedIndex == 0 && one.view.window != nil)
            #expect(tabs.tabBar.selectedItem === one.tabBarItem)
            for index in [-1, 3, NSNotFound] { tabs.selectedIndex = index }
            #expect(tabs.selectedIndex == 0)
            #expect(choice.entries.isEmpty && tabs.chosen.isEmpty)
        }

        @Test func settingControllersKeepsTheSelectionIfItCan() {
            tabs.selectedIndex = 1
            let three = UIViewController()
            tabs.setViewControllers([three, two], animated: true)
            #expect(tabs.selectedViewController === two && one.parent == nil && one.view.window == nil)
            tabs.viewControllers = [one, three]
            #expect(tabs.selectedViewController === three)
            tabs.viewControllers = [one]
            #expect(tabs.selectedViewController === one)
            tabs.viewControllers = nil
            #expect(tabs.selectedViewController == nil && tabs.tabBar.items == nil)
            screen.settle()
            #expect(one.view.window == nil)
        }

        @Test func tabsShowTheItemsOfTheirControllers() {
            #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Root"])
            two.title = "Changed"
            #expect(tabs.tabBar.items?[1].title == "Changed")
            two.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 0)
            #expect(tabs.tabBar.items?[1].title == "Contacts")
            // A navigation controller has the item of its first controller, unless it has one of its own.
            #expect(navigation.tabBarItem === root.tabBarItem)
            root.tabBarItem = UITabBarItem(title: "Inner", image: nil, tag: 0)
            #expect(tabs.tabBar.items?[2].title == "Inner")
            navigation.tabBarItem = UITabBarItem(title: "Outer", image: nil, tag: 0)
            #expect(tabs.tabBar.items?[2].title == "Outer")
            screen.settle()
            #expect(screen.element(labelled: "Outer") != nil && screen.element(labelled: "Inner") == nil)
        }

        @Test func selectingATabAgainGoesBackToItsRoot() throws {
            tabs.selectedIndex = 2
            screen.settle()
            navigation.pushViewController(pushed, animated: false)
            screen.settle()
            #expect(navigation.topViewController === pushed)
            // The back button has the same title.
            screen.tap(try #require(root.tabBarItem.button))
            screen.settle()
            #expect(navigation.topViewController === root && root.view.window != nil)
        }

        @Test func theBarCanBeHidden() {
            tabs.setTabBarHidden(true, animated: true)
            screen.settle()
            #expect(tabs.isTabBarHidden)
            #expect(screen.presentedFrame(of: tabs.tabBar).minY == 400)
            #expect(one.view.safeAreaInsets.bottom == 0 && screen.element(labelled: "Two") == nil)
            tabs.isTabBarHidden = false
            screen.settle()
            #expect(one.view.safeAreaInsets.bottom == 83 && screen.element(labelled: "Two") != nil)
        }

        @Test func aPushedControllerHidesTheBarUntilItIsPopped() {
            tabs.selectedIndex = 2
            screen.settle()
            pushed.hidesBottomBarWhenPushed = true
            navigation.pushViewController(pushed, animated: true)
            var top = screen.presentedFrame(of: tabs.tabBar).minY
            #expect(top == 317)
            #expect(root.view.safeAreaInsets.bottom == 83, "the view below doesn't change")
            while root.view.window != nil, screen.now < 10 {
                screen.advance(by: 1 / 60)
                let next = screen.presentedFrame(of: tabs.tabBar).minY
                #expect(next >= top - 1e-6)
                #expect(pushed.view.safeAreaInsets.bottom == 0)
                top = next
            }
            #expect(top == 400)
            let above = UIViewController()
            navigation.pushViewController(above, animated: false)
            screen.settle()
            #expect(above.view.safeAreaInsets.bottom == 0)
            #expect(screen.presentedFrame(of: tabs.tabBar).minY == 400)
            navigation.popToRootViewController(animated: true)
            screen.settle()
            #expect(screen.presentedFrame(of: tabs.tabBar).minY == 317)
            #expect(root.view.safeAreaInsets.bottom == 83)
        }

        @Test func hidingOnTheVisibleControllerTakesEffectAtOnce() {
            tabs.selectedIndex = 2
            screen.settle()
            root.hidesBottomBarWhenPushed = true
            screen.settle()
            #expect(screen.presentedFrame(of: tabs.tabBar).minY == 400 && root.view.safeAreaInsets.bottom == 0)
            tabs.selectedIndex = 0
            screen.settle()
            #expect(screen.presentedFrame(of: tabs.tabBar).minY == 317 && one.view.safeAreaInsets.bottom == 83)
        }

        @Test(arguments: [false, true])
        func theAuditPasses(isDark: Bool) {
            one.view.backgroundColor = .systemBackground
            one.tabBarItem = UITabBarItem(tabBarSystemItem: .contacts, tag: 0)
            two.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
            two.tabBarItem.badgeValue = "3"
            screen.setAppearance(dark: isDark)
            screen.settle()
            // The titles of tabs have a fixed size on iOS too.
            let issues = screen.performAccessibilityAudit(for: .all.subtracting(.dynamicType)) {
                $0.compactDescription == "Contrast nearly passed"
            }
            #expect(issues.isEmpty, "\(issues)")
        }
    }
}
