import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests tab bar controllers with more tabs than fit into a bar.
    @Suite @MainActor struct MoreTabsTests {
        private final class Log: NSObject, UITabBarControllerDelegate {
            var entries: [String] = []
            weak var more: UIViewController?
            var willEnd: () -> Void = {}

            private func name(_ controller: UIViewController) -> String {
                controller === more ? "more" : controller.title ?? ""
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool {
                entries.append("should \(name(viewController))")
                return true
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                didSelect viewController: UIViewController
            ) {
                entries.append("did \(name(viewController))")
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                willBeginCustomizing viewControllers: [UIViewController]
            ) {
                entries.append("begin \(viewControllers.count)")
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                willEndCustomizing viewControllers: [UIViewController],
                changed: Bool
            ) {
                entries.append("will end \(changed)")
                willEnd()
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                didEndCustomizing viewControllers: [UIViewController],
                changed: Bool
            ) {
                entries.append("did end \(changed)")
            }
        }

        private let screen = TestScreen(size: CGSize(width: 390, height: 700))
        private let tabs = UITabBarController()
        private let pages: [UIViewController]
        private let log = Log()

        init() {
            pages = (1...6).map { number in
                let page = UIViewController()
                page.title = "Page \(number)"
                return page
            }
            tabs.viewControllers = pages
            screen.show(tabs)
            screen.settle()
        }

        private var list: UITableViewController? {
            tabs.moreNavigationController.viewControllers.first as? UITableViewController
        }

        private var rows: [String] {
            list?.tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? "" }
                ?? []
        }

        private func tap(_ label: String) throws {
            let frame = try #require(screen.element(labelled: label)).frame
            screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            screen.settle()
        }

        @Test func theFifthTabIsTheListOfTheOthers() throws {
            #expect(tabs.tabBar.items?.map(\.title) == ["Page 1", "Page 2", "Page 3", "Page 4", "More"])
            tabs.delegate = log
            log.more = tabs.moreNavigationController
            try tap("More")
            #expect(rows == ["Page 5", "Page 6"] && list?.view.window != nil)
            #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
            #expect(log.entries == ["should more", "did more"])
            try tap("Page 6")
            #expect(pages[5].view.window != nil && tabs.selectedIndex == 5 && pages[5].tabBarController === tabs)
            #expect(pages[5].navigationController === tabs.moreNavigationController)
            #expect(log.entries.suffix(2) == ["should Page 6", "did Page 6"])
            #expect(tabs.tabBar.selectedItem === tabs.moreNavigationController.tabBarItem)
        }

        @Test func fiveTabsNeedNoList() {
            tabs.viewControllers = Array(pages.prefix(5))
            #expect(tabs.tabBar.items?.count == 5 && tabs.tabBar.items?.last?.title == "Page 5")
            #expect(TabEntry.barCount(of: 5, isCompact: true) == 5 && TabEntry.barCount(of: 6, isCompact: true) == 4)
            #expect(TabEntry.barCount(of: 6, isCompact: false) == 6)
        }

        @Test func theListIsThereAgainAfterGoingBack() throws {
            try tap("More")
            try tap("Page 5")
            tabs.moreNavigationController.popViewController(animated: true)
            screen.settle()
            #expect(list?.view.window != nil && tabs.selectedViewController === tabs.moreNavigationController)
            #expect(pages[4].parent === tabs)
            try tap("Page 5")
            try tap("Page 1")
            #expect(pages[0].view.window != nil && tabs.selectedIndex == 0)
            try tap("More")
            #expect(pages[4].view.window != nil && tabs.selectedIndex == 4)
            try tap("More")
            #expect(list?.view.window != nil && pages[4].view.window == nil)
        }

        @Test func aControllerOfTheListIsSelectedInCode() {
            tabs.selectedIndex = 4
            screen.settle()
            #expect(pages[4].view.window != nil && tabs.selectedViewController === pages[4])
            #expect(tabs.moreNavigationController.topViewController === pages[4])
            tabs.selectedViewController = pages[5]
            screen.settle()
            #expect(pages[5].view.window != nil && pages[4].view.window == nil)
            tabs.viewControllers = Array(pages.prefix(3))
            screen.settle()
            #expect(tabs.selectedIndex == 0 && pages[0].view.window != nil && pages[5].parent == nil)
        }

        @Test func aWideWindowHasRoomForAllTabs() {
            tabs.selectedIndex = 5
            screen.settle()
            screen.resize(to: CGSize(width: 1_000, height: 700))
            screen.settle()
            #expect(tabs.tabBar.items?.count == 6 && tabs.selectedIndex == 5)
            #expect(pages[5].view.window != nil && pages[5].parent === tabs)
            screen.resize(to: CGSize(width: 390, height: 700))
            screen.settle()
            #expect(tabs.tabBar.items?.count == 5 && pages[5].view.window != nil)
            #expect(pages[5].parent === tabs.moreNavigationController)
        }

        @Test func aNavigationControllerOfTheListHasItsOwnBar() throws {
            let root = UIViewController()
            root.title = "Root"
            let navigation = UINavigationController(rootViewController: root)
            tabs.viewControllers = Array(pages.prefix(5)) + [navigation]
            try tap("More")
            try tap("Root")
            #expect(root.view.window != nil && tabs.moreNavigationController.isNavigationBarHidden)
            #expect(root.navigationController === navigation && tabs.selectedViewController === navigation)
            screen.tap(at: CGPoint(x: 20, y: 37))
            screen.settle()
            #expect(list?.view.window != nil && !tabs.moreNavigationController.isNavigationBarHidden)
            #expect(navigation.parent === tabs && root.navigationItem.backAction == nil)
        }

        @Test func aNavigationControllerOfTheListLeadsBackWhicheverItsFirstPage() throws {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.tabBarItem.title = "Root"
            tabs.viewControllers = Array(pages.prefix(5)) + [navigation]
            try tap("More")
            try tap("Root")
            navigation.viewControllers = [UIViewController()]
            screen.settle()
            screen.tap(at: CGPoint(x: 20, y: 37))
            screen.settle()
            #expect(list?.view.window != nil && navigation.parent === tabs)
        }

        @Test func theUserMovesATabIntoTheBar() throws {
            tabs.delegate = log
            #expect(tabs.customizableViewControllers == pages)
            try tap("More")
            log.entries = []
            let list = try #require(list)
            list.setEditing(true, animated: false)
            screen.settle()
            #expect(rows.count == 6 && log.entries == ["begin 6"])
            let table: UITableView = list.tableView
            #expect(list.tableView(table, canMoveRowAt: IndexPath(row: 5, section: 0)))
            list.tableView(table, moveRowAt: IndexPath(row: 5, section: 0), to: IndexPath(row: 0, section: 0))
            list.setEditing(false, animated: false)
            screen.settle()
            #expect(log.entries == ["begin 6", "will end true", "did end true"])
            #expect(tabs.viewControllers?.first === pages[5] && tabs.tabBar.items?.first?.title == "Page 6")
            #expect(rows == ["Page 4", "Page 5"])
            tabs.customizableViewControllers = nil
            #expect(list.navigationItem.rightBarButtonItem == nil)
        }

        @Test func tabsThatAreReplacedEndTheCustomizing() throws {
            tabs.delegate = log
            try tap("More")
            let list = try #require(list)
            list.setEditing(true, animated: false)
            log.entries = []
            let page = UIViewController()
            tabs.viewControllers = [page]
            screen.settle()
            #expect(log.entries == ["will end false", "did end false"] && !list.isEditing)
            #expect(tabs.viewControllers == [page] && tabs.selectedViewController === page)
        }

        @Test func tabsThatAreReplacedWhileCustomizingEndsStayReplaced() throws {
            tabs.delegate = log
            try tap("More")
            let list = try #require(list)
            list.setEditing(true, animated: false)
            let page = UIViewController()
            log.willEnd = { [tabs, pages] in tabs.viewControllers = [pages[5], page, pages[0]] }
            list.setEditing(false, animated: false)
            screen.settle()
            // The order of the user is that of the tabs that are left, and the new one comes last.
            #expect(tabs.viewControllers == [pages[0], pages[5], page])
        }
    }
}
