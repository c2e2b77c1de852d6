/// Items and sections that stay but are shown again. The data source does that when it applies the snapshot, and then
/// discards the requests.
extension NSDiffableDataSourceSnapshot {
    /// Marks items to be shown by new cells. They must be in the snapshot.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        SnapshotRules.require(
            identifiers,
            areIn: { content.section(of: $0) != nil },
            to: "reload item",
            in: "NSDiffableDataSourceSnapshot.reloadItems(_:)"
        )
        marks.reloadedItems.append(contentsOf: identifiers)
    }

    /// Marks items whose existing cells the cell provider configures again. They must be in the snapshot.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        SnapshotRules.require(
            identifiers,
            areIn: { content.section(of: $0) != nil },
            to: "reconfigure item",
            in: "NSDiffableDataSourceSnapshot.reconfigureItems(_:)"
        )
        marks.reconfiguredItems.append(contentsOf: identifiers)
    }

    /// Marks sections to be shown, with all of their items, by new views. They must be in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        SnapshotRules.require(
            identifiers,
            areIn: { content.index(ofSection: $0) != nil },
            to: "reload section",
            in: "NSDiffableDataSourceSnapshot.reloadSections(_:)"
        )
        marks.reloadedSections.append(contentsOf: identifiers)
    }

    /// The items to be shown by new cells, in the order of the requests.
    public var reloadedItemIdentifiers: [ItemIdentifierType] {
        Array(marks.reloadedItems)
    }

    /// The items whose cells are configured again, in the order of the requests.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        Array(marks.reconfiguredItems)
    }

    /// The sections to be shown by new views, in the order of the requests.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        Array(marks.reloadedSections)
    }
}
