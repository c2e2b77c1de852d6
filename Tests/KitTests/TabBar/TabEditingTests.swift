import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests tabs that the user moves and hides, and those that only some windows have.
    @Suite @MainActor struct TabEditingTests {
        private final class Log: NSObject, UITabBarControllerDelegate {
            var entries: [String] = []
            var accepts: String?

            func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { entries.append("begin") }
            func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { entries.append("end") }
            func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
                entries.append("visibility \(tabs.map(\.identifier))")
            }
            func tabBarController(
                _ tabBarController: UITabBarController,
                tab: UITab,
                operationForAcceptingItemsFrom dropSession: any UIDropSession
            ) -> UIDropOperation { tab.identifier == accepts ? .copy : .cancel }
            func tabBarController(
                _ tabBarController: UITabBarController,
                tab: UITab,
                acceptItemsFrom dropSession: any UIDropSession
            ) { entries.append("accept \(tab.identifier) \(dropSession.items.count)") }
        }

        private final class Source: NSObject, UIDragInteractionDelegate {
            func dragInteraction(
                _ interaction: UIDragInteraction,
                itemsForBeginning session: any UIDragSession
            ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] }
        }

        private let screen = TestScreen(size: CGSize(width: 390, height: 700))
        private let log = Log()
        private let items: [UITab]
        private let tabs: UITabBarController
        private static let name = "TabEditingTests"

        init() {
            items = (1...7).map { number in
                UITab(title: "Tab \(number)", image: nil, identifier: "\(number)") { _ in UIViewController() }
            }
            TabDecisions.forget(named: Self.name)
            tabs = UITabBarController(tabs: items)
            tabs.customizationIdentifier = Self.name
            tabs.delegate = log
            screen.show(tabs)
            screen.settle()
        }

        private var titles: [String] { tabs.tabBar.items?.compactMap(\.title) ?? [] }
        private var list: UITableViewController? {
            tabs.moreNavigationController.viewControllers.first as? UITableViewController
        }

        @Test func aPinnedTabIsTheLast() {
            items[0].preferredPlacement = .pinned
            screen.resize(to: CGSize(width: 1000, height: 700))
            screen.settle()
            #expect(titles.first == "Tab 2" && titles.last == "Tab 1" && tabs.tabs == items)
        }

        @Test func onlySomeTabsAreInANarrowWindow() {
            #expect(tabs.compactTabIdentifiers == nil && titles.count == 5)
            tabs.selectedTab = items[2]
            tabs.compactTabIdentifiers = ["2", "4"]
            screen.settle()
            #expect(titles == ["Tab 2", "Tab 4"] && tabs.selectedTab === items[1])
            screen.resize(to: CGSize(width: 1000, height: 700))
            screen.settle()
            #expect(titles.count == 7)
            tabs.selectedTab = items[6]
            screen.resize(to: CGSize(width: 390, height: 700))
            screen.settle()
            #expect(titles == ["Tab 2", "Tab 4"] && tabs.selectedTab === items[1])
        }

        @Test func aTabMayBeHiddenByDefault() {
            items[1].isHiddenByDefault = true
            screen.settle()
            #expect(items[1].isHidden && !titles.contains("Tab 2"))
            items[1].decideHidden(false)
            items[1].isHiddenByDefault = false
            items[1].isHiddenByDefault = true
            #expect(!items[1].isHidden)
        }

        @Test func theUserHidesAndMovesTabs() throws {
            defer { TabDecisions.forget(named: Self.name) }
            tabs.selectedViewController = tabs.moreNavigationController
            screen.settle()
            let list = try #require(list)
            #expect(list.navigationItem.rightBarButtonItem == nil)
            items[1].allowsHiding = true
            items[6].preferredPlacement = .movable
            screen.settle()
            #expect(list.navigationItem.rightBarButtonItem != nil)
            list.setEditing(true, animated: false)
            screen.settle()
            #expect(log.entries == ["begin"])
            let table = try #require(list.tableView)
            func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
            #expect(list.tableView(table, editingStyleForRowAt: path(1)) == .delete)
            #expect(list.tableView(table, editingStyleForRowAt: path(0)) == .none)
            #expect(!list.tableView(table, canMoveRowAt: path(0)) && list.tableView(table, canMoveRowAt: path(6)))
            list.tableView(table, commit: .delete, forRowAt: path(1))
            #expect(list.tableView(table, editingStyleForRowAt: path(1)) == .insert && !items[1].isHidden)
            list.tableView(table, moveRowAt: path(6), to: path(0))
            list.setEditing(false, animated: false)
            screen.settle()
            #expect(log.entries == ["begin", #"visibility ["2"]"#, "end"])
            #expect(items[1].isHidden && tabs.tabs.first === items[6] && titles.first == "Tab 7")
            // The next controller with the name has the same order.
            let copies = items.map { UITab(title: $0.title, image: nil, identifier: $0.identifier) }
            copies[1].allowsHiding = true
            let next = UITabBarController()
            next.customizationIdentifier = Self.name
            next.tabs = copies
            #expect(next.tabs.map(\.identifier) == ["7", "1", "2", "3", "4", "5", "6"] && copies[1].isHidden)
        }

        @Test func newTabsStayBehindTheirPredecessors() {
            let decisions = TabDecisions(order: ["c", "a", "b"], isHidden: [:])
            #expect(decisions.arranged(["a", "n", "b", "c"]) == ["c", "a", "n", "b"])
            #expect(decisions.arranged(["n", "b"]) == ["n", "b"])
        }

        @Test(arguments: [true, false])
        func itemsAreDroppedOnATab(isAccepted: Bool) throws {
            log.accepts = isAccepted ? "2" : "3"
            let source = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
            let delegate = Source()
            let interaction = UIDragInteraction(delegate: delegate)
            interaction.isEnabled = true
            source.addInteraction(interaction)
            tabs.selectedViewController?.view.addSubview(source)
            screen.settle()
            let target = try #require(screen.element(labelled: "Tab 2")).frame
            let (from, to) = (CGPoint(x: 60, y: 140), CGPoint(x: target.midX, y: target.midY))
            screen.touchDown(at: from)
            screen.advance(by: 0.6)
            for step in 1...10 {
                let part = CGFloat(step) / 10
                screen.touchMove(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
                screen.advance(by: 1 / 60)
            }
            screen.touchUp()
            screen.settle()
            #expect(log.entries == (isAccepted ? ["accept 2 1"] : []))
        }
    }
}
