import SeededRandom
import Testing

@testable import Unfold

/// Tests trees against nested values.
@Suite struct ExpansionTreeTests {

    private func flaw(_ tree: ExpansionTree<Int>, _ nodes: [NestedNode], _ random: inout SeededGenerator) -> String? {
        let all = nodes.flatMap(\.all)
        if tree.count != all.count { return "\(tree.count) nodes instead of \(all.count)" }
        if tree.roots != nodes.map(\.id) { return "the roots are \(tree.roots)" }
        for node in all {
            if tree.children(of: node.id) != (node.isLazy ? nil : node.children.map(\.id)) {
                return "children of \(node.id)"
            }
            if tree.isGroup(node.id) != (node.isLazy || !node.children.isEmpty) { return "isGroup \(node.id)" }
            if tree.isLoaded(node.id) == node.isLazy { return "isLoaded \(node.id)" }
            for child in node.children where tree.parent(of: child.id) != node.id { return "parent of \(child.id)" }
        }
        let everything = Set(all.map(\.id))
        let open = Set(everything.filter { _ in random.below(3) > 0 })
        let expected = nodes.flatMap { $0.rows(open) }
        if tree.rows(isOpen: open.contains) != expected.map(\.id) { return "rows for \(open)" }
        for row in expected where tree.depth(of: row.id) != row.depth { return "depth of \(row.id)" }
        return nil
    }

    @Test(arguments: LawCount.seeds(60))
    func aTreeIsThatOfTheNestedValues(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var nextID = 0
        var nodes = NestedNode.forest(&random, nextID: &nextID, withLazy: true)
        var tree = ExpansionTree(nodes)
        for step in 0..<12 {
            if let flaw = flaw(tree, nodes, &random) {
                Issue.record("seed \(seed), step \(step): \(flaw)")
                return
            }
            guard let some = nodes.flatMap(\.all).randomElement(using: &random) else { return }
            if random.below(3) == 0 {
                let removed = tree.remove(some.id)
                #expect(removed)
                nodes = nodes.compactMap { $0.without(some.id) }
            } else {
                let inside = NestedNode.forest(&random, nextID: &nextID, depth: 3, withLazy: true)
                let found = tree.setChildren(ExpansionTree(inside), of: some.id)
                #expect(found)
                nodes = nodes.map { $0.replacing(inside, of: some.id) }
            }
        }
    }

    /// Equal trees have the same nodes, however they were made.
    @Test func equality() {
        var tree = ExpansionTree(ids: [1, 2]) { $0 == 1 ? [3] : nil }
        let copy = tree
        tree.setChildren(ExpansionTree(ids: [4]), of: 2)
        #expect(tree != copy)
        tree.setChildren(ExpansionTree(), of: 2)
        #expect(tree == copy)
        let unchanged = tree
        let (found, removed) = (tree.setChildren(ExpansionTree(ids: [5]), of: 9), tree.remove(9))
        #expect(!found && !removed && tree == unchanged && tree.children(of: 9) == nil && tree.isLoaded(9))
    }

    @Test func aTreeMayBeDeep() {
        let tree = ExpansionTree(ids: [0]) { $0 < 100_000 ? [$0 + 1] : nil }
        #expect(tree.rows { _ in true }.count == 100_001 && tree.depth(of: 100_000) == 100_000)
    }
}
