import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UITabTests {
        private final class Log: NSObject, UITabBarControllerDelegate {
            var entries: [String] = []
            var allows = true

            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                entries.append("should \(tab.identifier)")
                return allows
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                didSelectTab selectedTab: UITab,
                previousTab: UITab?
            ) {
                entries.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
            }
        }

        private let screen = TestScreen(size: CGSize(width: 390, height: 700))
        private let log = Log()
        private let items: [UITab]
        private let tabs: UITabBarController

        init() {
            items = ["one", "two", "three"].map { name in
                UITab(title: name.capitalized, image: UIImage(systemName: "star"), identifier: name) { tab in
                    let controller = UIViewController()
                    controller.title = "Controller of \(tab.identifier)"
                    return controller
                }
            }
            tabs = UITabBarController(tabs: items)
            tabs.delegate = log
            screen.show(tabs)
            screen.settle()
        }

        private func tap(_ label: String) throws {
            let frame = try #require(screen.element(labelled: label)).frame
            screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            screen.settle()
        }

        @Test func controllersAreCreatedWhenTheirTabIsSelected() throws {
            #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Three"] && tabs.tabs == items)
            #expect(items[0].viewController?.view.window != nil && items[1].viewController == nil)
            #expect(tabs.selectedTab === items[0] && tabs.viewControllers == nil)
            try tap("Two")
            #expect(items[1].viewController?.title == "Controller of two" && items[1].viewController?.parent === tabs)
            #expect(items[1].viewController?.view.window != nil && tabs.selectedIndex == 1)
            #expect(log.entries == ["should two", "did two after one"])
            log.allows = false
            try tap("Three")
            #expect(tabs.selectedTab === items[1] && items[2].viewController == nil)
        }

        @Test func aTabIsSelectedInCode() {
            tabs.selectedTab = tabs.tab(forIdentifier: "three")
            screen.settle()
            #expect(items[2].viewController?.view.window != nil && log.entries.isEmpty)
            #expect(tabs.selectedViewController === items[2].viewController && tabs.tab(forIdentifier: "four") == nil)
        }

        @Test func changesOfATabAreVisible() {
            items[1].title = "Other"
            items[1].badgeValue = "5"
            items[1].isEnabled = false
            items[1].image = nil
            let item = tabs.tabBar.items?[1]
            #expect(item?.title == "Other" && item?.badgeValue == "5" && item?.isEnabled == false && item?.image == nil)
            #expect(items[1].tabBarController === tabs && items[1].hasVisiblePlacement)
            items[0].isHidden = true
            screen.settle()
            #expect(tabs.tabBar.items?.map(\.title) == ["Other", "Three"] && tabs.selectedTab === items[1])
            #expect(!items[0].hasVisiblePlacement && items[0].viewController?.view.window == nil)
        }

        @Test func otherTabsReplaceTheFirstOnes() {
            let new = UITab(title: "New", image: nil, identifier: "new")
            tabs.setTabs([items[2], new], animated: false)
            screen.settle()
            #expect(tabs.selectedTab === items[2] && items[0].tabBarController == nil)
            #expect(items[0].viewController?.parent == nil && new.tabBarController === tabs)
            tabs.selectedTab = new
            #expect(new.viewController != nil)
        }

        @Test func theListOfMoreTabsShowsTheSubtitle() throws {
            let many = (0..<7).map { UITab(title: "Tab \($0)", image: nil, identifier: "\($0)") }
            many[5].subtitle = "Details"
            tabs.tabs = many
            try tap("More")
            let list = try #require(tabs.moreNavigationController.topViewController as? UITableViewController)
            let content = list.tableView.visibleCells.compactMap {
                $0.contentConfiguration as? UIListContentConfiguration
            }
            #expect(content.map(\.text) == ["Tab 4", "Tab 5", "Tab 6"] && content[1].secondaryText == "Details")
        }
    }
}
