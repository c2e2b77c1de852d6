/// The rows of a sidebar in their order: the tabs, and then a section for each group.
@MainActor
struct SidebarRows {
    private(set) var rows: [SidebarRow] = []
    private let folded: Set<ObjectIdentifier>
    private let showsHidden: Bool
    private var sections: [UITabGroup] = []

    /// - Parameters:
    ///   - folded: The groups whose rows aren't visible.
    ///   - showsHidden: Whether tabs that are hidden have rows, too.
    init(of tabs: [UITab], folded: Set<ObjectIdentifier> = [], showsHidden: Bool = false) {
        self.folded = folded
        self.showsHidden = showsHidden
        add(tabs, level: 0)
        var index = 0
        // A section may add sections.
        while index < sections.count {
            add(sections[index], as: .section, level: 0)
            index += 1
        }
    }

    private mutating func add(_ tabs: [UITab], level: Int) {
        for tab in tabs where showsHidden || !tab.isHidden {
            guard let group = tab as? UITabGroup, !(group.children.isEmpty && group.sidebarActions.isEmpty) else {
                rows.append(SidebarRow(content: .tab(tab), kind: .item, level: level, group: tab.group))
                continue
            }
            switch group.sidebarAppearance {
            case .inline: addContents(of: group, level: level)
            case .rootSection: sections.append(group)
            case .automatic:
                if group.group == nil { sections.append(group) } else { add(group, as: .group, level: level) }
            }
        }
    }

    private mutating func add(_ group: UITabGroup, as kind: SidebarRow.Kind, level: Int) {
        let isExpanded = !folded.contains(ObjectIdentifier(group))
        rows.append(
            SidebarRow(content: .tab(group), kind: kind, level: level, group: group.group, isExpanded: isExpanded)
        )
        if isExpanded { addContents(of: group, level: kind == .section ? level : level + 1) }
    }

    private mutating func addContents(of group: UITabGroup, level: Int) {
        add(group.displayOrder, level: level)
        rows += group.sidebarActions.map {
            SidebarRow(content: .action($0), kind: .item, level: level, group: group)
        }
    }

    /// Returns the rows between which a row may move: those of the same group that follow each other. `nil` if it can't
    /// be moved.
    static func moveRange(of index: Int, in rows: [SidebarRow]) -> ClosedRange<Int>? {
        guard rows.indices.contains(index), let group = rows[index].group, group.allowsReordering,
            rows[index].tab != nil
        else { return nil }
        let isSibling = { (row: SidebarRow) in
            row.group === group && row.tab != nil && !(row.kind == .group && row.isExpanded) && row.kind != .section
        }
        guard isSibling(rows[index]) else { return nil }
        var (low, high) = (index, index)
        while low > 0, isSibling(rows[low - 1]) { low -= 1 }
        while high + 1 < rows.count, isSibling(rows[high + 1]) { high += 1 }
        return low...high
    }
}
