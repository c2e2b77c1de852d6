import UIKit

/// Changing the rows of a section of a collection view with the groups that open and fold.
extension ExpansionOutline {
    /// Inserts and deletes the rows of groups whose level has changed, at the cost of these rows.
    ///
    /// - Returns: Whether that was possible, and the last row that was inserted. If it wasn't, nothing has changed.
    func updateRows(ofGroups changed: [ID]) -> (isPossible: Bool, last: IndexPath?) {
        guard let section = content.section, content.isTreeShown, section.canChange(), let index = content.firstSection,
            let container = expander.container, container.rowSource != nil,
            let change = expander.queue.asking({ change(of: changed, in: section) })
        else { return (false, nil) }
        let difference = change.difference(inSection: index)
        content.didLoad = []
        if difference.isEmpty { container.resizeRows() } else { curtains.begin(difference, in: container) }
        if !change.isEmpty { section.change(change) }
        loader.update(content.loadingGroups)
        return (true, difference.insertedRows.last)
    }

    /// Returns what changes, or `nil` if that has to be found out from all rows. Costs the rows that come and go.
    private func change(of ids: [ID], in section: SectionRows<ID>) -> SectionChange<ID>? {
        let reloaded = content.didLoad
        var groups = reloaded
        for id in ids where tree.isGroup(id) && isOpen(id) != section.isOpen(id) { groups.insert(id) }
        var outermost: [(row: Int, group: ID)] = []
        for group in groups where tree.contains(group) {
            if isInside(group, ofOneOf: groups) {
                // Its rows are among those of the outer group, which weren't the present ones before.
                guard !reloaded.contains(group) else { return nil }
            } else if let row = content.indexPath(of: group)?.row {
                outermost.append((row, group))
            }
        }
        var rows = SectionScan(self, section, reloaded)
        for (row, group) in outermost.sorted(by: { $0.row < $1.row }) {
            let (old, new) = (rows.shown(in: group), rows.rows(in: group))
            if old != new { rows.change.parts.append(.init(row: row + 1, old: old, new: new)) }
        }
        for group in groups { rows.note(group) }
        content.loadingGroups = rows.loading
        content.placeholders = rows.placeholders
        return rows.change
    }

    private func isInside(_ id: ID, ofOneOf groups: Set<ID>) -> Bool {
        var next = tree.parent(of: id)
        while let group = next {
            if groups.contains(group) { return true }
            next = tree.parent(of: group)
        }
        return false
    }

    func isOpen(_ id: ID) -> Bool { expander[id] == .expanded }
}

/// The rows inside of groups, as the section has them and as it gets them.
@MainActor
private struct SectionScan<ID: Hashable> {
    var change = SectionChange<ID>()
    private(set) var loading: Set<ID>
    private(set) var placeholders: [ID: ID]
    private let outline: ExpansionOutline<ID>
    private let section: SectionRows<ID>
    private let reloaded: Set<ID>
    private let shownPlaceholders: [ID: ID]

    init(_ outline: ExpansionOutline<ID>, _ section: SectionRows<ID>, _ reloaded: Set<ID>) {
        (self.outline, self.section, self.reloaded) = (outline, section, reloaded)
        (loading, placeholders) = (outline.content.loadingGroups, outline.content.placeholders)
        shownPlaceholders = Dictionary(placeholders.map { ($0.value, $0.key) }) { first, _ in first }
        change.loaded = reloaded.filter { outline.tree.isLoaded($0) }
    }

    /// Returns the rows inside a group that the section has, and forgets that groups among them load.
    mutating func shown(in group: ID) -> [ID] {
        guard section.isOpen(group) else { return [] }
        if reloaded.contains(group) || outline.tree.children(of: group) == nil {
            return takeAway(group).map { [$0] } ?? []
        }
        var groups: [ID] = []
        let rows = outline.tree.rows(from: outline.tree.children(of: group) ?? [], isOpen: section.isOpen) { group in
            groups.append(group)
            return shownPlaceholders[group]
        }
        for group in groups { _ = takeAway(group) }
        return rows
    }

    private mutating func takeAway(_ group: ID) -> ID? {
        loading.remove(group)
        guard let row = shownPlaceholders[group] else { return nil }
        placeholders[row] = nil
        change.goneRows.append(row)
        return row
    }

    /// Returns the rows inside a group that the section gets, and notes which groups among them load.
    mutating func rows(in group: ID) -> [ID] {
        guard outline.isOpen(group) else { return [] }
        guard let children = outline.tree.children(of: group) else { return add(group).map { [$0] } ?? [] }
        var loading: [(row: ID?, group: ID)] = []
        let rows = outline.tree.rows(from: children, isOpen: outline.isOpen) { [outline] group in
            let row = outline.placeholderRow(of: group)
            loading.append((row, group))
            return row
        }
        for (row, group) in loading { note(row, of: group) }
        for row in rows { note(row) }
        return rows
    }

    private mutating func add(_ group: ID) -> ID? {
        let row = outline.placeholderRow(of: group)
        note(row, of: group)
        return row
    }

    private mutating func note(_ row: ID?, of group: ID) {
        loading.insert(group)
        guard let row else { return }
        placeholders[row] = group
        change.newRows.append((row, group))
    }

    /// Notes whether a group opens or folds.
    mutating func note(_ group: ID) {
        guard outline.tree.isGroup(group) else { return }
        let isOpen = outline.isOpen(group)
        guard isOpen != section.isOpen(group) else { return }
        if isOpen { change.opened.append(group) } else { change.folded.append(group) }
    }
}
