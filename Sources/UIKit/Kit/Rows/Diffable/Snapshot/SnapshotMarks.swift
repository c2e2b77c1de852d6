import OrderedCollections

/// The items and sections of a snapshot to be shown again, each identifier once.
struct SnapshotMarks<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    var reloadedSections: OrderedSet<Section> = []
    var reloadedItems: OrderedSet<Item> = []
    var reconfiguredItems: OrderedSet<Item> = []

    mutating func removeSections(_ gone: some Sequence<Section>) {
        if !reloadedSections.isEmpty { reloadedSections.subtract(gone) }
    }

    mutating func removeItems(_ gone: some Sequence<Item>) {
        if !reloadedItems.isEmpty { reloadedItems.subtract(gone) }
        if !reconfiguredItems.isEmpty { reconfiguredItems.subtract(gone) }
    }
}
