import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests what is around the tabs of a sidebar, and what the user does with them besides selecting.
    @Suite @MainActor struct SidebarContentTests {
        private final class Log: NSObject, UITabBarControllerDelegate, UITabBarController.Sidebar.Delegate {
            var entries: [String] = []

            func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) { entries.append("begin") }
            func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) { entries.append("end") }
            func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
                entries.append("visibility \(tabs.map(\.identifier))")
            }
            func tabBarController(
                _ tabBarController: UITabBarController,
                displayOrderDidChangeFor group: UITabGroup
            ) { entries.append("order \(group.displayOrderIdentifiers)") }
            func tabBarController(
                _ tabBarController: UITabBarController,
                tab: UITab,
                operationForAcceptingItemsFrom dropSession: any UIDropSession
            ) -> UIDropOperation { tab.identifier == "2" ? .copy : .cancel }
            func tabBarController(
                _ tabBarController: UITabBarController,
                tab: UITab,
                acceptItemsFrom dropSession: any UIDropSession
            ) { entries.append("accept \(tab.identifier) \(dropSession.items.count)") }

            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: UITabBarController.Sidebar,
                itemsForBeginning session: any UIDragSession,
                tab: UITab
            ) -> [UIDragItem] {
                tab.identifier == "1" ? [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))] : []
            }
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: UITabBarController.Sidebar,
                sidebarAction: UIAction,
                group: UITabGroup,
                operationForAcceptingItemsFrom dropSession: any UIDropSession
            ) -> UIDropOperation { .copy }
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: UITabBarController.Sidebar,
                sidebarAction: UIAction,
                group: UITabGroup,
                acceptItemsFrom dropSession: any UIDropSession
            ) { entries.append("accept \(sidebarAction.title) of \(group.identifier)") }
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: UITabBarController.Sidebar,
                contextMenuConfigurationFor tab: UITab
            ) -> UIContextMenuConfiguration? {
                guard tab.identifier == "2" else { return nil }
                return UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Play \(tab.title)") { _ in }])
                })
            }
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: UITabBarController.Sidebar,
                leadingSwipeActionsConfigurationFor tab: UITab
            ) -> UISwipeActionsConfiguration? { actions("Lead \(tab.title)") }
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: UITabBarController.Sidebar,
                trailingSwipeActionsConfigurationFor tab: UITab
            ) -> UISwipeActionsConfiguration? { tab.identifier == "1" ? actions("Trail \(tab.title)") : nil }

            private func actions(_ title: String) -> UISwipeActionsConfiguration {
                UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: title) { $2(true) }])
            }
        }

        private let screen = TestScreen(size: CGSize(width: 1000, height: 700), scale: 1)
        private let log = Log()
        private let items: [UITab]
        private let group: UITabGroup
        private let tabs = UITabBarController()
        private static let name = "SidebarContentTests"

        init() {
            items = (1...4).map {
                UITab(title: "Tab \($0)", image: nil, identifier: "\($0)") { _ in UIViewController() }
            }
            group = UITabGroup(title: "Group", image: nil, identifier: "group", children: items)
            TabDecisions.forget(named: Self.name)
            tabs.customizationIdentifier = Self.name
            tabs.tabs = [group]
            tabs.delegate = log
            tabs.sidebar.delegate = log
            screen.show(tabs)
            screen.settle()
        }

        private var view: SidebarView? { tabs.sidebar.view }
        private var table: UITableView? { view?.list.table }

        private func frame(_ label: String) throws -> CGRect { try #require(screen.element(labelled: label)).frame }

        private func tap(_ label: String) throws {
            let frame = try frame(label)
            screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
            screen.settle()
        }

        private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 1) }

        private func text(_ string: String) -> UIListContentConfiguration {
            var content = UIListContentConfiguration.cell()
            content.text = string
            return content
        }

        @Test func headersAndFootersAreAroundTheTabs() throws {
            tabs.sidebar.headerContentConfiguration = text("Above")
            tabs.sidebar.footerContentConfiguration = text("Below")
            screen.settle()
            #expect(try frame("Above").maxY <= frame("Group").minY && frame("Below").minY >= frame("Tab 4").maxY)
            #expect(try frame("Above").minX >= 10 && frame("Above").maxX <= 330)
            try tap("Above")
            #expect(tabs.selectedTab === items[0])
            tabs.sidebar.headerContentConfiguration = nil
            screen.settle()
            #expect(screen.element(labelled: "Above") == nil)
        }

        @Test func aBarIsAtTheBottom() throws {
            let bar = UIView()
            bar.backgroundColor = .blue
            bar.heightAnchor.constraint(equalToConstant: 60).isActive = true
            tabs.sidebar.bottomBarView = bar
            screen.settle()
            #expect(screen.presentedFrame(of: bar) == CGRect(x: 10, y: 630, width: 320, height: 60))
            #expect(try #require(screen.picture().cgImage).pixel(170, 650) == .blue)
            #expect(screen.presentedFrame(of: try #require(table)).maxY == 630)
            tabs.sidebar.bottomBarView = nil
            screen.settle()
            #expect(bar.superview == nil)
            #expect(screen.presentedFrame(of: try #require(table)).maxY == 690)
        }

        @Test func theMenuProvidesItsElementsWhenItOpens() throws {
            #expect(screen.element(labelled: "More") == nil)
            tabs.sidebar.navigationOverflowItems = UIDeferredMenuElement { $0([UIAction(title: "Import") { _ in }]) }
            screen.settle()
            try tap("More")
            #expect(screen.element(labelled: "Import") != nil)
        }

        @Test func theSidebarScrolls() throws {
            group.children = (0..<40).map { UITab(title: "Tab \($0)", image: nil, identifier: "\($0)") }
            tabs.sidebar.headerContentConfiguration = text("Above")
            tabs.sidebar.footerContentConfiguration = text("Below")
            screen.settle()
            #expect(screen.element(labelled: "Below") == nil)
            tabs.sidebar.scroll(to: .footer, animated: false)
            screen.settle()
            #expect(screen.element(labelled: "Below") != nil && screen.element(labelled: "Above") == nil)
            tabs.sidebar.scroll(to: .tab(group.children[20]), animated: false)
            screen.settle()
            let middle = try #require(table).frame.midY
            #expect(try abs(frame("Tab 20").midY - 10 - middle) < 40)
            tabs.sidebar.scroll(to: .header, animated: true)
            screen.settle()
            #expect(screen.element(labelled: "Above") != nil)
        }

        @Test func theUserMovesAndHidesTabs() throws {
            defer { TabDecisions.forget(named: Self.name) }
            #expect(screen.element(labelled: "Edit") == nil)
            group.allowsReordering = true
            items[1].allowsHiding = true
            screen.settle()
            try tap("Edit")
            let (list, table) = (try #require(view?.list), try #require(table))
            #expect(log.entries == ["begin"] && table.isEditing)
            #expect(!list.tableView(table, canMoveRowAt: path(0)) && list.tableView(table, canMoveRowAt: path(1)))
            #expect(list.tableView(table, editingStyleForRowAt: path(1)) == .none)
            #expect(list.tableView(table, editingStyleForRowAt: path(2)) == .delete)
            let target = list.tableView(table, targetIndexPathForMoveFromRowAt: path(4), toProposedIndexPath: path(0))
            #expect(target == path(1))
            list.tableView(table, moveRowAt: path(4), to: path(1))
            table.reloadData()
            #expect(log.entries.last == #"order ["4", "1", "2", "3"]"#)
            #expect(group.displayOrder == [items[3], items[0], items[1], items[2]])
            list.tableView(table, commit: .delete, forRowAt: path(3))
            screen.settle()
            #expect(items[1].isHidden && list.tableView(table, editingStyleForRowAt: path(3)) == .insert)
            try tap("Done")
            #expect(log.entries.suffix(2) == [#"visibility ["2"]"#, "end"])
            #expect(list.rows.compactMap { $0.tab?.identifier } == ["group", "4", "1", "3"])
            // The next controller with the name has the same order.
            let copies = items.map { UITab(title: $0.title, image: nil, identifier: $0.identifier) }
            copies[1].allowsHiding = true
            let copy = UITabGroup(title: "Group", image: nil, identifier: "group", children: copies)
            let next = UITabBarController()
            next.customizationIdentifier = Self.name
            next.tabs = [copy]
            #expect(copy.displayOrderIdentifiers == ["4", "1", "2", "3"] && copies[1].isHidden)
        }

        @Test func rowsHaveActionsAndMenus() throws {
            let (list, table) = (try #require(view?.list), try #require(table))
            let leading = list.tableView(table, leadingSwipeActionsConfigurationForRowAt: path(1))
            #expect(leading?.actions.map(\.title) == ["Lead Tab 1"])
            let trailing = list.tableView(table, trailingSwipeActionsConfigurationForRowAt: path(1))
            #expect(trailing?.actions.map(\.title) == ["Trail Tab 1"])
            #expect(list.tableView(table, trailingSwipeActionsConfigurationForRowAt: path(2))?.actions.isEmpty == true)
            let place = try frame("Tab 2")
            screen.click(at: CGPoint(x: place.midX, y: place.midY), button: 3)
            screen.settle()
            #expect(screen.element(labelled: "Play Tab 2") != nil)
        }

        @Test(arguments: ["Tab 2", "Tab 3", "Add"])
        func rowsAreDraggedAndAcceptItems(name: String) throws {
            group.sidebarActions = [UIAction(title: "Add") { _ in }]
            screen.settle()
            let (start, target) = (try frame("Tab 1"), try frame(name))
            let (from, to) = (CGPoint(x: start.midX, y: start.midY), CGPoint(x: target.midX, y: target.midY))
            screen.touchDown(at: from)
            screen.advance(by: 0.6)
            for step in 1...10 {
                let part = CGFloat(step) / 10
                screen.touchMove(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
                screen.advance(by: 1 / 60)
            }
            screen.touchUp()
            screen.settle()
            #expect(log.entries == (name == "Tab 2" ? ["accept 2 1"] : name == "Add" ? ["accept Add of group"] : []))
        }
    }
}
