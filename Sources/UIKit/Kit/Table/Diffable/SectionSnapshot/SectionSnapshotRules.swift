import Failures
import OrderedCollections

/// The checks of a section snapshot's arguments. The messages are modelled on those of `SnapshotRules`.
enum SectionSnapshotRules {
    /// Returns items as a set, and stops the process if they repeat or are already in the snapshot.
    static func new<Item>(
        _ items: [Item],
        for snapshot: NSDiffableDataSourceSectionSnapshot<Item>,
        in api: String
    ) -> OrderedSet<Item> {
        let items = SnapshotRules.unique(items, kind: "item", in: api)
        for item in items {
            programmerError(
                unless: !snapshot.contains(item),
                "Identifiers in a snapshot must be unique. The item is already in the snapshot: \(item)",
                in: api
            )
        }
        return items
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
        let siblings = snapshot.tree.children(of: snapshot.parent(of: item))
        return SnapshotRules.found(siblings.firstIndex(of: item), "index", in: api)
    }
}
