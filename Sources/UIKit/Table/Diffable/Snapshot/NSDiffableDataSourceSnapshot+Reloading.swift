/// What is to be shown anew though it stays: the data source does it when the snapshot is applied, and then forgets it.
extension NSDiffableDataSourceSnapshot {
    /// Has items shown by other cells. They have to be there.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        SnapshotRules.require(
            identifiers,
            areIn: { content.section(of: $0) != nil },
            to: "reload item",
            in: "NSDiffableDataSourceSnapshot.reloadItems(_:)"
        )
        marks.reloadedItems.append(contentsOf: identifiers)
    }

    /// Has the cells of items set up again by the cell provider; they stay the same. The items have to be there.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        SnapshotRules.require(
            identifiers,
            areIn: { content.section(of: $0) != nil },
            to: "reconfigure item",
            in: "NSDiffableDataSourceSnapshot.reconfigureItems(_:)"
        )
        marks.reconfiguredItems.append(contentsOf: identifiers)
    }

    /// Has sections with all of their items shown by other views. They have to be there.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        SnapshotRules.require(
            identifiers,
            areIn: { content.index(ofSection: $0) != nil },
            to: "reload section",
            in: "NSDiffableDataSourceSnapshot.reloadSections(_:)"
        )
        marks.reloadedSections.append(contentsOf: identifiers)
    }

    /// The items that are to be shown by other cells, in the order in which that was asked for.
    public var reloadedItemIdentifiers: [ItemIdentifierType] {
        Array(marks.reloadedItems)
    }

    /// The items whose cells are to be set up again, in the order in which that was asked for.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        Array(marks.reconfiguredItems)
    }

    /// The sections that are to be shown by other views, in the order in which that was asked for.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        Array(marks.reloadedSections)
    }
}
