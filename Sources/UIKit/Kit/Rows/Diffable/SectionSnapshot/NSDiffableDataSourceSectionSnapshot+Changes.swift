extension NSDiffableDataSourceSectionSnapshot {
    /// Appends new items to those inside an item, or at the top if `parent` is `nil`.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let api = "NSDiffableDataSourceSectionSnapshot.append(_:to:)"
        if let parent { SectionSnapshotRules.require(parent, isIn: self, in: api) }
        insert(items, in: parent, at: tree.children(of: parent).count, for: api)
    }

    /// Inserts new items before an item, inside the same one.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, at: 0, from: item, in: "NSDiffableDataSourceSectionSnapshot.insert(_:before:)")
    }

    /// Inserts new items after an item and those inside it, inside the same one.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, at: 1, from: item, in: "NSDiffableDataSourceSectionSnapshot.insert(_:after:)")
    }

    /// Inserts the items of another snapshot before an item, inside the same one.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        before item: ItemIdentifierType
    ) {
        insert(snapshot, at: 0, from: item, in: "NSDiffableDataSourceSectionSnapshot.insert(_:before:)")
    }

    /// Inserts the items of another snapshot after an item and those inside it, inside the same one.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        after item: ItemIdentifierType
    ) {
        insert(snapshot, at: 1, from: item, in: "NSDiffableDataSourceSectionSnapshot.insert(_:after:)")
    }

    /// Replaces the items inside an item by those of another snapshot.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let api = "NSDiffableDataSourceSectionSnapshot.replace(childrenOf:using:)"
        SectionSnapshotRules.require(parent, isIn: self, in: api)
        for child in tree.children(of: parent).items { tree.remove(child) }
        insert(snapshot, in: parent, at: 0, for: api)
    }

    /// Removes items with those inside them. Items that are not in the snapshot are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items { tree.remove(item) }
    }

    /// Removes all items.
    public mutating func deleteAll() {
        tree = SectionTree()
    }

    /// Makes the items inside of items visible. Items that are not in the snapshot are ignored.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { tree.setExpanded(true, item) }
    }

    /// Hides the items inside of items. These remember whether they are expanded. Items that are not in the snapshot
    /// are ignored.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { tree.setExpanded(false, item) }
    }

    private mutating func insert(
        _ items: [ItemIdentifierType],
        at distance: Int,
        from item: ItemIdentifierType,
        in api: String
    ) {
        let index = SectionSnapshotRules.index(of: item, in: self, for: api)
        insert(items, in: tree.parent(of: item), at: index + distance, for: api)
    }

    private mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        at distance: Int,
        from item: ItemIdentifierType,
        in api: String
    ) {
        let index = SectionSnapshotRules.index(of: item, in: self, for: api)
        insert(snapshot, in: tree.parent(of: item), at: index + distance, for: api)
    }

    private mutating func insert(
        _ items: [ItemIdentifierType],
        in parent: ItemIdentifierType?,
        at index: Int,
        for api: String
    ) {
        guard let known = tree.insert(items, in: parent, at: index) else { return }
        SectionSnapshotRules.reject(known, among: items, in: api)
    }

    private mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        in parent: ItemIdentifierType?,
        at index: Int,
        for api: String
    ) {
        guard let known = tree.insert(snapshot.tree, in: parent, at: index) else { return }
        SectionSnapshotRules.reject(known, among: [], in: api)
    }
}
