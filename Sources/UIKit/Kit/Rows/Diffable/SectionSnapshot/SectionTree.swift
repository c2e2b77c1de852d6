import HashTreeCollections
import Synchronization

/// Items that contain other items, each with whether its own items are visible, and the rows of those that are visible.
///
/// **Idea.** Where an item is doesn't depend on what is expanded, so it is in a dictionary that copies share while
/// items only expand and collapse. What expands is in a tree of its own, of which a change copies a few nodes. Each
/// list of siblings has the sums of its rows (`Siblings`), so rows are found, and outlines compared, without a look at
/// all items.
///
/// **Bounds.** With `n` items, `d` levels and `k` items that change: finding an item O(1), a row of a visible item, or
/// the item of a row, O(d log n). Expanding and collapsing O(d log n), whether or not copies share the tree. Inserting
/// and removing O(k + d log n), and a copy of the places if another tree shares them.
///
/// Rows are only counted through 32 levels as items change. A tree with more visible levels counts all of them when
/// ``settle()`` is called, which is O(n).
struct SectionTree<Item: Hashable & Sendable>: Sendable {
    private struct Place: Sendable {
        var parent: Item?
        var label: Int
    }

    private struct Group: Sendable {
        var isExpanded = false
        var children = Siblings<Item>()
    }

    /// The items without a parent.
    private(set) var top = Siblings<Item>()
    private var places: [Item: Place] = [:]
    /// The items that contain others or are expanded.
    private var groups: TreeDictionary<Item, Group> = [:]
    /// The number of the last change, which no other tree has unless it is equal.
    private(set) var version = 0
    /// Whether the rows are counted.
    private(set) var isSettled = true

    private static var mostLevels: Int { 32 }

    // MARK: Queries

    func contains(_ item: Item) -> Bool { places[item] != nil }

    func parent(of item: Item) -> Item? { places[item]?.parent }

    func isExpanded(_ item: Item) -> Bool { groups[item]?.isExpanded ?? false }

    /// Returns the items directly inside an item, or those at the top for `nil`.
    func children(of item: Item?) -> Siblings<Item> {
        guard let item else { return top }
        return groups[item]?.children ?? Siblings()
    }

    /// Returns the index of an item among its siblings; `nil` if it isn't in the tree.
    func index(of item: Item) -> Int? {
        places[item].map { children(of: $0.parent).place(ofLabel: $0.label).index }
    }

    /// Returns the items around an item, from the innermost to the outermost.
    func ancestors(of item: Item) -> some Sequence<Item> {
        sequence(state: item) { item in
            guard let parent = places[item]?.parent else { return nil }
            item = parent
            return parent
        }
    }

    /// Returns the items in the order in which a list shows them, each before those inside it.
    ///
    /// - Parameters:
    ///   - start: The items to begin with.
    ///   - visibleOnly: Whether items inside of collapsed items are left out.
    func inOrder(from start: [Item], visibleOnly: Bool = false) -> [Item] {
        var found: [Item] = []
        // A stack instead of recursion, since the depth is that of the client's data.
        var rest = [start[...]]
        while let item = rest.last?.first {
            rest[rest.count - 1].removeFirst()
            found.append(item)
            if let group = groups[item], !group.children.isEmpty, group.isExpanded || !visibleOnly {
                rest.append(group.children.items[...])
            }
            while rest.last?.isEmpty == true { rest.removeLast() }
        }
        return found
    }

    // MARK: Rows

    /// The number of visible items. The rows of this and the following members have to be counted.
    var rowCount: Int { top.rows }

    /// Returns the item of a row.
    func item(atRow row: Int) -> Item {
        var (siblings, row) = (top, row)
        while true {
            let (entry, inside) = siblings.entry(ofRow: row)
            guard inside > 0 else { return entry.item }
            (siblings, row) = (children(of: entry.item), inside - 1)
        }
    }

    /// Returns the row of an item; `nil` if it isn't visible.
    func row(of item: Item) -> Int? {
        guard var place = places[item] else { return nil }
        var row = 0
        while true {
            row += children(of: place.parent).place(ofLabel: place.label).row
            guard let parent = place.parent else { return row }
            guard isExpanded(parent), let next = places[parent] else { return nil }
            (row, place) = (row + 1, next)
        }
    }

    /// Counts the rows of a tree with many levels.
    mutating func settle() {
        guard !isSettled else { return }
        isSettled = true
        // The rows inside an item are counted before those around it.
        for item in inOrder(from: top.items).reversed() where groups[item] != nil { _ = noteRows(of: item) }
    }

    // MARK: Changes

    /// Inserts items among the children of an item or at the top.
    ///
    /// - Returns: An item that was already in the tree, or that occurs twice; `nil` if all are new.
    mutating func insert(_ items: [Item], in parent: Item?, at index: Int) -> Item? {
        insert(items.map { ($0, 1) }, in: parent, at: index)
    }

    /// Inserts the items of another tree with those inside them.
    ///
    /// - Returns: An item that was already in the tree; `nil` if all are new.
    mutating func insert(_ other: SectionTree, in parent: Item?, at index: Int) -> Item? {
        if let known = other.places.keys.first(where: { places[$0] != nil }) { return known }
        for (item, place) in other.places where place.parent != nil { places[item] = place }
        for (item, group) in other.groups { groups[item] = group }
        var roots: [(item: Item, rows: Int)] = []
        other.top.forEach { roots.append(($0.item, $0.rows)) }
        isSettled = isSettled && other.isSettled
        return insert(roots, in: parent, at: index)
    }

    private mutating func insert(_ new: [(item: Item, rows: Int)], in parent: Item?, at index: Int) -> Item? {
        guard !new.isEmpty else { return nil }
        version = OutlineVersion.next()
        let labels = changeChildren(of: parent) { [version] in $0.insert(new, at: index, version: version) }
        places.reserveCapacity(places.count + new.count)
        let count = places.count
        for (item, label) in labels { places[item] = Place(parent: parent, label: label) }
        if places.count < count + new.count { return firstRepeated(in: new.map(\.item), parent) }
        noteRows(inside: parent)
        return nil
    }

    /// Returns an item that is in the tree twice.
    private func firstRepeated(in items: [Item], _ parent: Item?) -> Item? {
        var seen: Set<Item> = []
        let places = children(of: parent)
        return items.first { item in
            !seen.insert(item).inserted || places.items.count { $0 == item } > 1
        } ?? items.first
    }

    /// Removes an item with those inside it. An item that isn't in the tree is ignored.
    mutating func remove(_ item: Item) {
        guard let place = places[item] else { return }
        version = OutlineVersion.next()
        changeChildren(of: place.parent) { $0.remove(label: place.label) }
        for gone in inOrder(from: [item]) {
            places[gone] = nil
            groups[gone] = nil
        }
        noteRows(inside: place.parent)
    }

    mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
        guard let place = places[item], self.isExpanded(item) != isExpanded else { return }
        version = OutlineVersion.next()
        groups[item, default: Group()].isExpanded = isExpanded
        guard isSettled else { return }
        _ = noteRows(of: item)
        noteRows(inside: place.parent)
    }

    /// Returns the tree of the items inside an item, or that of the item itself with them.
    func subtree(of item: Item, includingItem: Bool) -> SectionTree {
        var tree = SectionTree()
        (tree.version, tree.isSettled) = (OutlineVersion.next(), isSettled)
        let inside = children(of: item)
        for inner in inOrder(from: inside.items) {
            (tree.places[inner], tree.groups[inner]) = (places[inner], groups[inner])
        }
        guard includingItem else {
            tree.top = inside
            for top in inside.items { tree.places[top]?.parent = nil }
            return tree
        }
        tree.groups[item] = groups[item]
        _ = tree.insert([(item, 1)], in: nil, at: 0)
        _ = tree.noteRows(of: item)
        return tree
    }

    private mutating func changeChildren<Result>(
        of parent: Item?,
        _ change: (inout Siblings<Item>) -> Result
    ) -> Result {
        guard let parent else { return change(&top) }
        return change(&groups[parent, default: Group()].children)
    }

    /// Counts the rows of the items around those that have changed, up to one that is collapsed.
    private mutating func noteRows(inside parent: Item?) {
        guard isSettled else { return }
        var (level, next) = (0, parent)
        while let item = next, isExpanded(item) {
            level += 1
            guard level <= Self.mostLevels else { return isSettled = false }
            next = self.parent(of: item)
        }
        next = parent
        while let item = next, isExpanded(item) { next = noteRows(of: item) }
    }

    /// Counts the rows of an item, and returns the item around it.
    private mutating func noteRows(of item: Item) -> Item? {
        guard let place = places[item] else { return nil }
        let rows = 1 + (groups[item].map { $0.isExpanded ? $0.children.rows : 0 } ?? 0)
        changeChildren(of: place.parent) { [version] in
            $0.setRows(rows, ofLabel: place.label, version: version)
        }
        return place.parent
    }
}

/// The numbers of changes, which differ from each other.
private enum OutlineVersion {
    private static let latest = Atomic(0)

    static func next() -> Int { latest.add(1, ordering: .relaxed).newValue }
}
