import OrderedCollections

/// Items that contain other items, each with whether its own items are visible.
///
/// Finding an item takes constant time. Removing or inserting one is linear in the number of its siblings.
struct SectionTree<Item: Hashable & Sendable>: Sendable {
    private struct Node: Sendable {
        var parent: Item?
        var children: OrderedSet<Item> = []
        var isExpanded = false
    }

    private(set) var roots: OrderedSet<Item> = []
    private var nodes: [Item: Node] = [:]

    // MARK: Queries

    func contains(_ item: Item) -> Bool { nodes[item] != nil }

    func parent(of item: Item) -> Item? { nodes[item]?.parent }

    func isExpanded(_ item: Item) -> Bool { nodes[item]?.isExpanded ?? false }

    /// Returns the items directly inside an item, or those at the top for `nil`.
    func children(of item: Item?) -> OrderedSet<Item> {
        guard let item else { return roots }
        return nodes[item]?.children ?? []
    }

    /// Returns the items around an item, from the innermost to the outermost.
    func ancestors(of item: Item) -> some Sequence<Item> {
        sequence(state: item) { item in
            guard let parent = nodes[item]?.parent else { return nil }
            item = parent
            return parent
        }
    }

    /// Returns the items in the order in which a list shows them, each before those inside it.
    ///
    /// - Parameters:
    ///   - start: The items to begin with.
    ///   - visibleOnly: Whether items inside of collapsed items are left out.
    func inOrder(from start: OrderedSet<Item>, visibleOnly: Bool = false) -> [Item] {
        var found: [Item] = []
        // A stack instead of recursion, since the depth is that of the client's data.
        var rest = Array(start.reversed())
        while let item = rest.popLast() {
            found.append(item)
            guard let node = nodes[item], node.isExpanded || !visibleOnly else { continue }
            rest.append(contentsOf: node.children.reversed())
        }
        return found
    }

    // MARK: Changes

    /// Inserts new items, without any inside them, among the children of an item or at the top.
    mutating func insert(_ items: OrderedSet<Item>, in parent: Item?, at index: Int) {
        for item in items { nodes[item] = Node(parent: parent) }
        changeChildren(of: parent) { children in
            if index == children.count {
                children.append(contentsOf: items)
            } else {
                children = OrderedSet(children[..<index] + items.elements + children[index...])
            }
        }
    }

    /// Inserts the items of another tree, which must be new, with those inside them.
    mutating func insert(_ other: SectionTree, in parent: Item?, at index: Int) {
        insert(other.roots, in: parent, at: index)
        nodes.merge(other.nodes) { mine, theirs in
            var node = theirs
            node.parent = mine.parent
            return node
        }
    }

    /// Removes an item with those inside it. An item that isn't in the tree is ignored.
    mutating func remove(_ item: Item) {
        guard let node = nodes[item] else { return }
        changeChildren(of: node.parent) { $0.remove(item) }
        for gone in inOrder(from: [item]) { nodes[gone] = nil }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
        nodes[item]?.isExpanded = isExpanded
    }

    /// Returns the tree of the items inside an item, or that of the item itself with them.
    func subtree(of item: Item, includingItem: Bool) -> SectionTree {
        var tree = SectionTree()
        let tops: OrderedSet<Item> = includingItem ? [item] : children(of: item)
        tree.roots = tops
        for inner in inOrder(from: tops) { tree.nodes[inner] = nodes[inner] }
        for top in tops { tree.nodes[top]?.parent = nil }
        return tree
    }

    private mutating func changeChildren(of parent: Item?, _ change: (inout OrderedSet<Item>) -> Void) {
        guard let parent else { return change(&roots) }
        guard let index = nodes.index(forKey: parent) else { return }
        change(&nodes.values[index].children)
    }
}
