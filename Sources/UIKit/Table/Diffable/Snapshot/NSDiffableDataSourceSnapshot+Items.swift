import Failures
import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    /// Puts items at the end of a section, the last one if none is given. Those that are in the snapshot are moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? content.sections.keys.last else {
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

    /// Puts items in front of another one, in its section. Those that are in the snapshot are moved.
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

    /// Puts items behind another one, in its section. Those that are in the snapshot are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: 1, from: afterIdentifier, in: "NSDiffableDataSourceSnapshot.insertItems(_:afterItem:)")
    }

    /// Removes items. Those that are not in the snapshot are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        content.remove(identifiers)
        marks.removeItems(identifiers)
    }

    /// Removes all items, and the sections as well.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Puts an item in front of another one, in its section. Both have to be there.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, by: 0, from: toIdentifier, in: "NSDiffableDataSourceSnapshot.moveItem(_:beforeItem:)")
    }

    /// Puts an item behind another one, in its section. Both have to be there.
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

    /// Puts items beside one that is none of them, once they are taken from where they were.
    private mutating func put(_ items: OrderedSet<ItemIdentifierType>, at distance: Int, from other: ItemIdentifierType)
    {
        content.remove(items)
        guard let place = content.place(of: other) else { return }
        content.insert(items, inSection: place.section, at: place.row + distance)
    }
}
