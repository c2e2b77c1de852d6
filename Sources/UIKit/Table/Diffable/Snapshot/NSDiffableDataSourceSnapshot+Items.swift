import OrderedCollections

extension NSDiffableDataSourceSnapshot {
    /// Puts items at the end of a section, the last one if none is given. Those that are in the snapshot are moved.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? content.sections.keys.last else {
            preconditionFailure("There are currently no sections in the data source. Please add a section first.")
        }
        let items = SnapshotRules.unique(identifiers, kind: "item")
        let index = SnapshotRules.found(content.index(ofSection: section), "section")
        content.remove(items)
        content.insert(items, inSection: index, at: content.items(inSection: index).count)
    }

    /// Puts items in front of another one, in its section. Those that are in the snapshot are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: 0, from: beforeIdentifier)
    }

    /// Puts items behind another one, in its section. Those that are in the snapshot are moved.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: 1, from: afterIdentifier)
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
        move(identifier, by: 0, from: toIdentifier)
    }

    /// Puts an item behind another one, in its section. Both have to be there.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, by: 1, from: toIdentifier)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at distance: Int, from other: ItemIdentifierType)
    {
        let items = SnapshotRules.unique(identifiers, kind: "item")
        SnapshotRules.require(other, isNotAmong: items, of: "insertion")
        _ = SnapshotRules.found(content.place(of: other), "section")
        put(items, at: distance, from: other)
    }

    private mutating func move(_ identifier: ItemIdentifierType, by distance: Int, from other: ItemIdentifierType) {
        SnapshotRules.require(other, isNotAmong: [identifier], of: "move")
        _ = SnapshotRules.found(content.place(of: identifier), "fromIndex")
        _ = SnapshotRules.found(content.place(of: other), "toIndex")
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
