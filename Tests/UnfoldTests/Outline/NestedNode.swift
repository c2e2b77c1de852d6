import SeededRandom

@testable import Unfold

/// A tree of nested values, with the slow and exact answers to questions about it.
struct NestedNode: Identifiable, Hashable {
    var id: Int
    var children: [NestedNode] = []
    var isLazy = false

    /// Returns a random forest, whose identifiers begin with a number that is advanced.
    static func forest(
        _ random: inout SeededGenerator,
        nextID: inout Int,
        depth: Int = 0,
        withLazy: Bool = false
    ) -> [NestedNode] {
        let count = depth == 0 ? 1 + random.below(6) : random.below(5)
        return (0..<count).map { _ in
            nextID += 1
            var node = NestedNode(id: nextID)
            if withLazy, random.below(5) == 0 {
                node.isLazy = true
            } else if depth < 4, random.below(2) == 0 {
                node.children = forest(&random, nextID: &nextID, depth: depth + 1, withLazy: withLazy)
            }
            return node
        }
    }

    /// Returns the node and what is open in it, with the depths.
    func rows(_ open: Set<Int>, depth: Int = 0) -> [(id: Int, depth: Int)] {
        [(id, depth)] + (open.contains(id) ? children.flatMap { $0.rows(open, depth: depth + 1) } : [])
    }

    /// The node and everything in it.
    var all: [NestedNode] { [self] + children.flatMap(\.all) }

    /// Returns the node without another one, or `nil` if it is that one.
    func without(_ id: Int) -> NestedNode? {
        guard id != self.id else { return nil }
        var node = self
        node.children = children.compactMap { $0.without(id) }
        return node
    }

    /// Returns the node with other children in one of its nodes.
    func replacing(_ children: [NestedNode], of id: Int) -> NestedNode {
        var node = self
        if id == self.id {
            (node.children, node.isLazy) = (children, false)
        } else {
            node.children = node.children.map { $0.replacing(children, of: id) }
        }
        return node
    }

    /// Returns nodes with some removed, some added, and some in another order, at every depth.
    static func edited(_ nodes: [NestedNode], _ random: inout SeededGenerator, nextID: inout Int) -> [NestedNode] {
        var nodes = nodes.filter { _ in random.below(6) > 0 }
        for index in nodes.indices {
            nodes[index].children = edited(nodes[index].children, &random, nextID: &nextID)
        }
        if random.below(3) == 0 {
            nodes.insert(contentsOf: forest(&random, nextID: &nextID, depth: 3), at: random.below(nodes.count + 1))
        }
        if nodes.count > 1, random.below(4) == 0 { nodes.swapAt(random.below(nodes.count), random.below(nodes.count)) }
        return nodes
    }
}

extension ExpansionTree<Int> {
    init(_ nodes: [NestedNode]) {
        self.init(nodes, children: \.children, isLazy: \.isLazy)
    }
}
