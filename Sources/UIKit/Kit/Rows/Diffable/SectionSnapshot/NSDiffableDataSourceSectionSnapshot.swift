/// The contents of a section as a value: ordered items that contain other items, each of which is expanded or
/// collapsed.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSectionSnapshot<Folder.ID>()
/// snapshot.append([inbox, archive])
/// snapshot.append([lastYear, thisYear], to: archive)
/// snapshot.expand([archive])
/// rows.appendItems(snapshot.visibleItems, toSection: .folders)
/// ```
///
/// Items are unique, and new ones are collapsed. An item is visible if all items around it are expanded. Apple applies
/// section snapshots to collection views; for a table, put the visible items into an `NSDiffableDataSourceSnapshot`.
///
/// Finding an item takes constant time, and copying does, too. Expanding and collapsing costs the levels of the item,
/// whatever the number of items. Adding an item that is already in the snapshot, or naming a destination that isn't, is
/// a programmer error (unverified).
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    var tree = SectionTree<ItemIdentifierType>()

    /// A snapshot with no items.
    public init() {}

    /// A copy of a snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    // MARK: Items

    /// The items, each before those inside it, whether they are visible or not.
    public var items: [ItemIdentifierType] { tree.inOrder(from: rootItems) }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { tree.top.items }

    /// The items that are not inside of a collapsed item, each before those inside it.
    public var visibleItems: [ItemIdentifierType] { tree.inOrder(from: rootItems, visibleOnly: true) }

    public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }

    /// Returns the index of an item in `items`; `nil` if it is not in the snapshot. Linear in the number of items.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// Returns the number of items around an item, which must be in the snapshot.
    public func level(of item: ItemIdentifierType) -> Int {
        require(item, in: "NSDiffableDataSourceSectionSnapshot.level(of:)")
        return tree.ancestors(of: item).reduce(0) { count, _ in count + 1 }
    }

    /// Returns the item that directly contains an item; `nil` if there is none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { tree.parent(of: child) }

    /// Returns whether the items inside an item are visible as far as it is itself. `false` if it is not in the
    /// snapshot.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }

    /// Returns whether all items around an item are expanded. `false` if it is not in the snapshot.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && tree.ancestors(of: item).allSatisfy(tree.isExpanded)
    }

    /// Returns the items inside an item, which must be in the snapshot, as a snapshot of its own.
    ///
    /// - Parameter includingParent: Whether the item itself is the root of that snapshot. The default is `false`.
    public func snapshot(
        of parent: ItemIdentifierType,
        includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        require(parent, in: "NSDiffableDataSourceSectionSnapshot.snapshot(of:includingParent:)")
        var snapshot = NSDiffableDataSourceSectionSnapshot()
        snapshot.tree = tree.subtree(of: parent, includingItem: includingParent)
        return snapshot
    }

    /// Returns the items as lines of text, indented by their levels, with a plus sign before a collapsed item that
    /// contains others and a minus sign before an expanded one. The text is for debugging, and differs from Apple's.
    public func visualDescription() -> String {
        items.map { item in
            let sign = tree.children(of: item).isEmpty ? " " : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(sign) \(item)"
        }.joined(separator: "\n")
    }

    private func require(_ item: ItemIdentifierType, in api: String) {
        SectionSnapshotRules.require(item, isIn: self, in: api)
    }
}
