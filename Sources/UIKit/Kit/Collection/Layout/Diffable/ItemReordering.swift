import Foundation

/// The snapshots of a data source after the user has moved an item.
struct ItemReordering<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    /// A section with changed items.
    struct Change {
        let section: Section
        let old: Outline
        var new: Outline
        /// Whether the section has a snapshot of its own.
        let isOutline: Bool
    }

    let old: Snapshot
    private(set) var new: Snapshot
    /// The changes by section, the last section first.
    private(set) var changes: [Change]

    /// Moves an item with the items inside it.
    ///
    /// In an outline it becomes the first item inside the item above it, if that shows its items, and otherwise goes
    /// behind that on its level. (Apple doesn't document the level: unverified.)
    ///
    /// - Parameters:
    ///   - path: The index path of the item after the move.
    ///   - outline: Returns the items of a section, and whether these have a snapshot of their own.
    init?(
        of item: Item,
        to path: IndexPath,
        in snapshot: Snapshot,
        _ outline: (Section) -> (outline: Outline, isOwn: Bool)
    ) {
        let sections = snapshot.sectionIdentifiers
        guard let source = snapshot.sectionIdentifier(containingItem: item), sections.indices.contains(path.section)
        else { return nil }
        let target = sections[path.section]
        func change(_ section: Section) -> Change {
            let (found, isOwn) = outline(section)
            return Change(section: section, old: found, new: found, isOutline: isOwn)
        }
        var changed = [source: change(source)]
        if target != source { changed[target] = change(target) }
        guard var left = changed[source], left.new.contains(item) else { return nil }
        let moved = left.new.snapshot(of: item, includingParent: true)
        left.new.delete([item])
        changed[source] = left
        guard var entered = changed[target] else { return nil }
        // The items inside the moved one stay behind while it moves.
        let shown = entered.old.visibleItems.filter { $0 != item }
        guard (0...shown.count).contains(path.item) else { return nil }
        let row = shown[..<path.item].count { !moved.contains($0) }
        let rows = entered.new.visibleItems
        if rows.isEmpty {
            entered.new = moved
        } else if row == 0 {
            entered.new.insert(moved, before: rows[0])
        } else if row < rows.count, entered.new.parent(of: rows[row]) == rows[row - 1] {
            entered.new.insert(moved, before: rows[row])
        } else {
            entered.new.insert(moved, after: rows[row - 1])
        }
        changed[target] = entered
        (old, new) = (snapshot, snapshot)
        changes = sections.reversed().compactMap { changed[$0] }
        new.deleteItems(moved.visibleItems.filter { snapshot.indexOfItem($0) != nil })
        for change in changes {
            if change.isOutline {
                var tree = change.new.tree
                tree.settle()
                new.content.setOutline(tree, ofSection: change.section)
            } else if change.section == target {
                insert(moved.visibleItems, in: target, at: row)
            }
        }
    }

    private mutating func insert(_ items: [Item], in section: Section, at row: Int) {
        let present = new.itemIdentifiers(inSection: section)
        if row < present.count {
            new.insertItems(items, beforeItem: present[row])
        } else {
            new.appendItems(items, toSection: section)
        }
    }

    /// The change, as clients see it.
    var transaction: NSDiffableDataSourceTransaction<Section, Item> {
        NSDiffableDataSourceTransaction(
            initialSnapshot: old,
            finalSnapshot: new,
            difference: new.itemIdentifiers.difference(from: old.itemIdentifiers).inferringMoves(),
            sectionTransactions: changes.map { change in
                NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: change.section,
                    initialSnapshot: change.old,
                    finalSnapshot: change.new,
                    difference: change.new.items.difference(from: change.old.items).inferringMoves()
                )
            }
        )
    }
}
