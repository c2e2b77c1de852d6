import Failures
import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section, by default the last one. Items that are already in the snapshot are moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? content.sectionIdentifiers.last else {
            programmerError(
                "There are currently no sections in the data source. Please add a section first.",
                in: "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)"
            )
        }
        let items = SnapshotRules.unique(
            identifiers,
            kind: "item",
            in: "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)"
        )
        let index = SnapshotRules.found(
            content.index(ofSection: section),
            "section",
            in: "NSDiffableDataSourceSnapshot.appendItems(_:toSection:)"
        )
        content.remove(items)
        content.insert(items, inSection: index, at: content.items(inSection: index).count)
    }

    /// Inserts items before another one in its section. Items that are already in the snapshot are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(
            identifiers,
            at: 0,
            from: beforeIdentifier,
            in: "NSDiffableDataSourceSnapshot.insertItems(_:beforeItem:)"
        )
    }

    /// Inserts items after another one in its section. Items that are already in the snapshot are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: 1, from: afterIdentifier, in: "NSDiffableDataSourceSnapshot.insertItems(_:afterItem:)")
    }

    /// Removes items. Items that are not in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        content.remove(identifiers)
        marks.removeItems(identifiers)
    }

    /// Removes all items and all sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another one in its section. Both must be in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, by: 0, from: toIdentifier, in: "NSDiffableDataSourceSnapshot.moveItem(_:beforeItem:)")
    }

    /// Moves an item after another one in its section. Both must be in the snapshot.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, by: 1, from: toIdentifier, in: "NSDiffableDataSourceSnapshot.moveItem(_:afterItem:)")
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType],
        at distance: Int,
        from other: ItemIdentifierType,
        in api: String
    ) {
        let items = SnapshotRules.unique(identifiers, kind: "item", in: api)
        SnapshotRules.require(other, isNotAmong: items, of: "insertion", in: api)
        _ = SnapshotRules.found(content.place(of: other), "section", in: api)
        put(items, at: distance, from: other)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType,
        by distance: Int,
        from other: ItemIdentifierType,
        in api: String
    ) {
        SnapshotRules.require(other, isNotAmong: [identifier], of: "move", in: api)
        _ = SnapshotRules.found(content.place(of: identifier), "fromIndex", in: api)
        _ = SnapshotRules.found(content.place(of: other), "toIndex", in: api)
        put([identifier], at: distance, from: other)
    }

    /// Inserts items beside another one, after removing them from where they were.
    private mutating func put(_ items: OrderedSet<ItemIdentifierType>, at distance: Int, from other: ItemIdentifierType)
    {
        content.remove(items)
        // The place is looked up only now, because removing the items may have moved it.
        guard let place = content.place(of: other) else { return }
        content.insert(items, inSection: place.section, at: place.row + distance)
    }
}
