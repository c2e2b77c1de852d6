import CoreGraphics
import Testing

@testable import UIKit

@MainActor struct SidebarRowsTests {
    private func tab(_ name: String) -> UITab { UITab(title: name, image: nil, identifier: name) }

    private func group(_ name: String, _ children: [UITab]) -> UITabGroup {
        UITabGroup(title: name, image: nil, identifier: name, children: children)
    }

    private func names(_ rows: SidebarRows) -> [String] {
        rows.rows.map { row in
            let name =
                switch row.content {
                case .tab(let tab): tab.identifier
                case .action(let action): action.title
                }
            return "\(row.level) \(name)" + (row.kind == .section ? "*" : row.kind == .group ? "+" : "")
        }
    }

    @Test func tabsAreAboveSections() {
        let inner = group("inner", [tab("c")])
        let outer = group("outer", [tab("a"), inner])
        outer.sidebarActions = [UIAction(title: "add") { _ in }]
        let tabs = [outer, tab("home")]
        #expect(names(SidebarRows(of: tabs)) == ["0 home", "0 outer*", "0 a", "0 inner+", "1 c", "0 add"])
        inner.sidebarAppearance = .inline
        #expect(names(SidebarRows(of: tabs)) == ["0 home", "0 outer*", "0 a", "0 c", "0 add"])
        inner.sidebarAppearance = .rootSection
        #expect(names(SidebarRows(of: tabs)) == ["0 home", "0 outer*", "0 a", "0 add", "0 inner*", "0 c"])
        outer.sidebarAppearance = .inline
        #expect(names(SidebarRows(of: tabs)) == ["0 a", "0 add", "0 home", "0 inner*", "0 c"])
    }

    @Test func foldedAndHiddenRowsAreLeftOut() {
        let (a, inner) = (tab("a"), group("inner", [tab("c")]))
        let outer = group("outer", [a, inner])
        a.isHidden = true
        let folded = SidebarRows(of: [outer], folded: [ObjectIdentifier(inner)])
        #expect(names(folded) == ["0 outer*", "0 inner+"] && folded.rows.map(\.isExpanded) == [true, false])
        #expect(names(SidebarRows(of: [outer], folded: [ObjectIdentifier(outer)], showsHidden: true)) == ["0 outer*"])
        #expect(names(SidebarRows(of: [outer], showsHidden: true)).contains("0 a"))
        // An empty group is a tab like others.
        #expect(names(SidebarRows(of: [group("empty", [])])) == ["0 empty"])
    }

    @Test func childrenMoveAmongTheirSiblings() {
        let inner = group("inner", [tab("d")])
        let outer = group("outer", [tab("a"), tab("b"), inner, tab("c")])
        let rows = { SidebarRows(of: [outer], folded: $0).rows }
        #expect(SidebarRows.moveRange(of: 1, in: rows([])) == nil)
        outer.allowsReordering = true
        // An unfolded group can't be moved, and is a limit.
        #expect(SidebarRows.moveRange(of: 1, in: rows([])) == 1...2)
        #expect(SidebarRows.moveRange(of: 3, in: rows([])) == nil && SidebarRows.moveRange(of: 4, in: rows([])) == nil)
        #expect(SidebarRows.moveRange(of: 1, in: rows([ObjectIdentifier(inner)])) == 1...4)
        #expect(SidebarRows.moveRange(of: 0, in: rows([])) == nil && SidebarRows.moveRange(of: 9, in: rows([])) == nil)
    }

    @Test func placementsDecideAboutTheBar() {
        let names = ["automatic", "default", "optional", "movable", "pinned", "fixed", "sidebar"]
        let tabs = names.enumerated().map { index, name in
            let tab = tab(name)
            tab.preferredPlacement = UITab.Placement(rawValue: index) ?? .automatic
            return tab
        }
        #expect(UITab.inBar(tabs).map(\.identifier) == ["fixed", "automatic", "default", "movable", "pinned"])
        let outer = group("outer", tabs)
        #expect(UITab.inBar([outer]).map(\.identifier) == ["fixed", "outer", "default", "movable", "pinned"])
        outer.isHidden = true
        #expect(UITab.inBar([outer]).isEmpty)
    }

    @Test func theContentIsBesideOrBelow() {
        var layout = SidebarLayout(bounds: CGRect(x: 0, y: 0, width: 1000, height: 700))
        #expect(layout.content == layout.bounds && layout.contentInsets == .zero && layout.sidebar.maxX < 0)
        layout.isVisible = true
        #expect(layout.sidebar == CGRect(x: 10, y: 10, width: 320, height: 680))
        #expect(layout.content == layout.bounds)
        #expect(layout.contentInsets == UIEdgeInsets(top: 0, left: 340, bottom: 0, right: 0))
        layout.isMirrored = true
        #expect(layout.sidebar.minX == 670 && layout.contentInsets.right == 340 && layout.contentInsets.left == 0)
        layout.isOver = false
        #expect(layout.content == CGRect(x: 0, y: 0, width: 660, height: 700) && layout.contentInsets == .zero)
        layout.isMirrored = false
        layout.safeAreaInsets = UIEdgeInsets(top: 24, left: 30, bottom: 0, right: 0)
        #expect(layout.sidebar == CGRect(x: 30, y: 24, width: 320, height: 666))
        #expect(layout.content == CGRect(x: 360, y: 0, width: 640, height: 700))
    }
}
