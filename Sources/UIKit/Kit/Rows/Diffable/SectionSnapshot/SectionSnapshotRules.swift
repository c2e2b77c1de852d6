import Failures

/// The checks of a section snapshot's arguments. The messages are modelled on those of `SnapshotRules`.
enum SectionSnapshotRules {
    /// Stops the process because an item repeats or is already in the snapshot.
    static func reject<Item: Hashable>(_ item: Item, among items: [Item], in api: String) -> Never {
        _ = SnapshotRules.unique(items, kind: "item", in: api)
        programmerError(
            "Identifiers in a snapshot must be unique. The item is already in the snapshot: \(item)",
            in: api
        )
    }

    /// Stops the process if an item is not in the snapshot.
    static func require<Item>(_ item: Item, isIn snapshot: NSDiffableDataSourceSectionSnapshot<Item>, in api: String) {
        programmerError(
            unless: snapshot.contains(item),
            "Attempted to access an item that does not exist in the snapshot: \(item)",
            in: api
        )
    }

    /// Returns the index of an item among its siblings, and stops the process if it is not in the snapshot.
    static func index<Item>(
        of item: Item,
        in snapshot: NSDiffableDataSourceSectionSnapshot<Item>,
        for api: String
    ) -> Int {
        SnapshotRules.found(snapshot.tree.index(of: item), "index", in: api)
    }
}
