import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor
    struct UIToolbarTests {
        private final class Place: NSObject, UIToolbarDelegate {
            var place = UIBarPosition.any

            func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
        }

        private final class Log {
            var entries: [String] = []
        }

        private let log = Log()
        private let screen = TestScreen(size: CGSize(width: 390, height: 500))
        private let root = UIViewController()
        private let second = UIViewController()
        private let navigation: UINavigationController

        init() {
            navigation = UINavigationController(rootViewController: root)
            screen.show(navigation)
            screen.settle()
        }

        private func button(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: UIAction { [log] _ in log.entries.append(title) })
        }

        private func frame(_ item: UIBarButtonItem) throws -> CGRect {
            screen.presentedFrame(of: try #require(item.view))
        }

        @Test func aToolbarIsHiddenUntilItIsShown() {
            #expect(navigation.isToolbarHidden && navigation.storedToolbar == nil)
            #expect(root.view.safeAreaInsets.bottom == 0)
            navigation.setToolbarHidden(false, animated: true)
            #expect(screen.presentedFrame(of: navigation.toolbar).minY > 490, "it slides in")
            screen.settle()
            #expect(screen.presentedFrame(of: navigation.toolbar) == CGRect(x: 0, y: 424, width: 390, height: 48))
            #expect(root.view.safeAreaInsets.bottom == 76)
            navigation.isToolbarHidden = true
            screen.settle()
            #expect(root.view.safeAreaInsets.bottom == 0)
            #expect(screen.presentedFrame(of: navigation.toolbar).minY == 500 && navigation.toolbar.alpha == 0)
        }

        @Test func itemsAreThoseOfTheTopController() throws {
            let (one, two) = (button("One"), button("Two"))
            root.toolbarItems = [one, .flexibleSpace(), two]
            navigation.isToolbarHidden = false
            screen.settle()
            #expect(navigation.toolbar.items?.count == 3 && root.toolbarItems?.count == 3)
            #expect(try frame(one).minX == 28 && frame(one).minY == 424)
            #expect(try frame(two).maxX == 390 - 28)
            second.toolbarItems = [button("Three")]
            navigation.pushViewController(second, animated: true)
            screen.settle()
            #expect(screen.element(labelled: "Three") != nil && screen.element(labelled: "One") == nil)
            second.setToolbarItems([button("Four")], animated: true)
            root.setToolbarItems([two], animated: true)
            screen.settle()
            #expect(screen.element(labelled: "Four") != nil && screen.element(labelled: "Two") == nil)
            navigation.popViewController(animated: true)
            screen.settle()
            #expect(navigation.toolbar.items == [two])
            root.toolbarItems = nil
            #expect(navigation.toolbar.items == nil && root.toolbarItems == nil)
        }

        @Test func tapsKeysAndAssistiveTechnologyOperateItems() throws {
            let one = button("One")
            root.toolbarItems = [one]
            navigation.isToolbarHidden = false
            screen.settle()
            screen.tap(try #require(one.view))
            screen.press(.keyboardTab)
            #expect(one.view?.isFocused == true)
            screen.press(.keyboardSpacebar)
            screen.activate(try #require(screen.element(labelled: "One")))
            #expect(log.entries == ["One", "One", "One"])
        }

        @Test func changesOfItemsAreShown() throws {
            let (one, two) = (button("One"), button("Two"))
            root.toolbarItems = [one, two]
            navigation.isToolbarHidden = false
            screen.settle()
            let before = try frame(two)
            one.title = "A much longer title"
            screen.settle()
            #expect(try frame(two).minX > before.minX + 50)
            one.isHidden = true
            screen.settle()
            #expect(try frame(two).minX == 28)
            screen.setLayoutDirection(rightToLeft: true)
            screen.settle()
            #expect(try frame(two).maxX == 362)
        }

        @Test func aPushedControllerHidesTheToolbar() {
            navigation.isToolbarHidden = false
            screen.settle()
            second.hidesBottomBarWhenPushed = true
            navigation.pushViewController(second, animated: true)
            screen.settle()
            #expect(navigation.toolbar.alpha == 0 && second.view.safeAreaInsets.bottom == 0)
            #expect(!navigation.isToolbarHidden)
            navigation.popViewController(animated: true)
            screen.settle()
            #expect(navigation.toolbar.alpha == 1 && root.view.safeAreaInsets.bottom == 76)
        }

        @Test func aToolbarIsAboveTheTabBar() {
            let tabs = UITabBarController()
            navigation.view.removeFromSuperview()
            tabs.viewControllers = [navigation]
            screen.show(tabs)
            navigation.isToolbarHidden = false
            screen.settle()
            #expect(abs(screen.presentedFrame(of: navigation.toolbar).maxY - 417) < 1e-6)
            #expect(abs(root.view.safeAreaInsets.bottom - 131) < 1e-6)
        }

        /// The frame of the shadow at the edge of a bar.
        private func shadow(of bar: UIToolbar) -> CGRect? {
            let background = bar.subviews.compactMap { $0 as? BarBackground }.first
            return background?.subviews.last.map { bar.convert($0.frame, from: background) }
        }

        @Test func theBackgroundCoversTheSafeAreaBelowTheBar() {
            root.additionalSafeAreaInsets.bottom = 30
            let bar = UIToolbar(frame: CGRect(x: 0, y: 416, width: 390, height: 54))
            root.view.addSubview(bar)
            screen.settle()
            #expect(bar.subviews[0].frame == CGRect(x: 0, y: 0, width: 390, height: 84))
            #expect(shadow(of: bar)?.maxY == 0)
            bar.frame.origin.y = 100
            bar.setNeedsLayout()
            screen.settle()
            #expect(bar.subviews[0].frame == bar.bounds, "it isn't at the edge")
        }

        @Test func theDelegateDecidesWhereTheBarIs() {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 40, width: 390, height: 54))
            #expect(bar.barPosition == .bottom)
            let place = Place()
            bar.delegate = place
            #expect(bar.barPosition == .bottom)
            place.place = .topAttached
            #expect(bar.barPosition == .topAttached)
            root.view.addSubview(bar)
            root.additionalSafeAreaInsets.top = 40
            screen.settle()
            #expect(bar.subviews[0].frame == CGRect(x: 0, y: -40, width: 390, height: 94))
            #expect(shadow(of: bar)?.minY == 54)
            #expect(bar.intrinsicContentSize.height == 48)
        }

        @Test(arguments: [false, true])
        func theAuditPasses(isDark: Bool) {
            root.toolbarItems = [
                UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .add),
            ]
            root.view.backgroundColor = .systemBackground
            navigation.isToolbarHidden = false
            screen.setAppearance(dark: isDark)
            screen.settle()
            let issues = screen.performAccessibilityAudit(for: .all)
            #expect(issues.isEmpty, "\(issues)")
        }
    }
}
