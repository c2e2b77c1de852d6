import Unfold

/// A tree of nested values with the open nodes in the order in which they were opened: the slow and exact answers to
/// what an outline shows.
struct OutlineModel {
    struct Node: Equatable {
        var id: Int
        var children: [Node] = []
        var isLazy = false

        var isGroup: Bool { isLazy || !children.isEmpty }
        var all: [Node] { [self] + children.flatMap(\.all) }
    }

    var roots: [Node] = []
    /// The nodes that were removed, which may come back.
    private(set) var removed: [Node] = []
    private var lastID = 0

    init(_ shapes: [OutlineShape]) {
        roots = shapes.map { make($0) }
    }

    // MARK: Questions

    var nodes: [Node] { roots.flatMap(\.all) }

    var tree: ExpansionTree<Int> { Self.tree(roots) }

    static func tree(_ roots: [Node]) -> ExpansionTree<Int> {
        let all = Dictionary(uniqueKeysWithValues: roots.flatMap(\.all).map { ($0.id, $0) })
        return ExpansionTree(
            ids: roots.map(\.id),
            children: { all[$0]?.children.map(\.id) },
            isLazy: { all[$0]?.isLazy ?? false }
        )
    }

    func node(_ id: Int) -> Node? { nodes.first { $0.id == id } }

    /// Returns the group of a node by which the policy counts it: the parent, or 0 for a root.
    func group(of id: Int) -> Int? {
        if roots.contains(where: { $0.id == id }) { return 0 }
        return nodes.first { $0.children.contains { $0.id == id } }?.id
    }

    /// Returns the rows below some nodes.
    func rows(_ nodes: [Node], isOpen: (Int) -> Bool, placeholder: Bool) -> [Int] {
        nodes.flatMap { node -> [Int] in
            guard node.isGroup, isOpen(node.id) else { return [node.id] }
            if node.isLazy { return [node.id] + (placeholder ? [-node.id] : []) }
            return [node.id] + rows(node.children, isOpen: isOpen, placeholder: placeholder)
        }
    }

    /// Returns the rows of all sections.
    func sections(hasSections: Bool, isOpen: (Int) -> Bool, placeholder: Bool) -> [[Int]] {
        guard hasSections else { return [rows(roots, isOpen: isOpen, placeholder: placeholder)] }
        return roots.map { root in
            guard root.isGroup, isOpen(root.id) else { return [] }
            if root.isLazy { return placeholder ? [-root.id] : [] }
            return rows(root.children, isOpen: isOpen, placeholder: placeholder)
        }
    }

    /// Returns the node with a number, among those in the tree and then those that were removed.
    func id(_ number: Int) -> Int? {
        let ids = nodes.map(\.id) + removed.map(\.id)
        return ids.isEmpty ? nil : ids[number % ids.count]
    }

    // MARK: Levels

    /// Returns the open nodes, in the order in which they were opened, after those of each group that are more than a
    /// limit are folded, the oldest first.
    func reduced(_ open: [Int], to limit: Int?, sparing spared: Set<Int> = []) -> [Int] {
        guard let limit else { return open }
        var open = open
        for group in Set(open.compactMap(group)) {
            while open.count(where: { self.group(of: $0) == group }) > limit,
                let oldest = open.firstIndex(where: { self.group(of: $0) == group && !spared.contains($0) })
            {
                open.remove(at: oldest)
            }
        }
        return open
    }

    // MARK: Edits

    mutating func apply(_ edit: OutlineEdit) {
        switch edit {
        case .insert(let shape, let parent, let index):
            let node = make(shape)
            insert(node, into: receiver(parent), at: index)
        case .remove(let number):
            if let node = takeOut(number) { removed.append(node) }
        case .bringBack(let number, let parent, let index):
            guard !removed.isEmpty else { return }
            let node = removed.remove(at: number % removed.count)
            insert(node, into: receiver(parent), at: index)
        case .move(let number, let parent, let index):
            guard let node = takeOut(number) else { return }
            insert(node, into: receiver(parent), at: index)
        case .empty(let number):
            change(number) { node in
                let inside = node.children
                (node.children, node.isLazy) = ([], false)
                return inside
            }
        case .makeLazy(let number):
            change(number) { node in
                let inside = node.children
                (node.children, node.isLazy) = ([], true)
                return inside
            }
        }
    }

    /// Sets what a lazy group contains.
    mutating func deliver(_ shapes: [OutlineShape], to id: Int) {
        let children = shapes.map { make($0) }
        Self.change(&roots, id) { ($0.children, $0.isLazy) = (children, false) }
    }

    private mutating func make(_ shape: OutlineShape) -> Node {
        lastID += 1
        var node = Node(id: lastID, isLazy: shape.isLazy)
        node.children = shape.isLazy ? [] : shape.children.map { make($0) }
        return node
    }

    /// Returns the node that receives another one, or `nil` for the roots.
    private func receiver(_ number: Int) -> Int? {
        let groups = [nil] + nodes.filter { !$0.isLazy }.map { Optional($0.id) }
        return groups[number % groups.count]
    }

    private mutating func insert(_ node: Node, into parent: Int?, at index: Int) {
        guard let parent else { return roots.insert(node, at: index % (roots.count + 1)) }
        Self.change(&roots, parent) { $0.children.insert(node, at: index % ($0.children.count + 1)) }
    }

    private mutating func takeOut(_ number: Int) -> Node? {
        let all = nodes
        guard !all.isEmpty else { return nil }
        let node = all[number % all.count]
        Self.remove(node.id, from: &roots)
        return node
    }

    private mutating func change(_ number: Int, _ body: (inout Node) -> [Node]) {
        let all = nodes
        guard !all.isEmpty else { return }
        var inside: [Node] = []
        Self.change(&roots, all[number % all.count].id) { inside = body(&$0) }
        removed += inside
    }

    private static func change(_ nodes: inout [Node], _ id: Int, _ body: (inout Node) -> Void) {
        for index in nodes.indices {
            if nodes[index].id == id { return body(&nodes[index]) }
            change(&nodes[index].children, id, body)
        }
    }

    private static func remove(_ id: Int, from nodes: inout [Node]) {
        nodes.removeAll { $0.id == id }
        for index in nodes.indices { remove(id, from: &nodes[index].children) }
    }
}
