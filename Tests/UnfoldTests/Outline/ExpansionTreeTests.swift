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

    /// A tree in which nodes were inserted and moved is the same as one that is made of the result.
    @Test(arguments: LawCount.seeds(40)) func nodesMove(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // The children by their parents. The roots are those of -1.
        var model: [Int: [Int]] = [-1: []]
        func parent(of id: Int) -> Int { model.first { $0.value.contains(id) }?.key ?? -1 }
        func isInside(_ id: Int, _ group: Int) -> Bool {
            id == group || id >= 0 && isInside(parent(of: id), group)
        }
        var tree = ExpansionTree<Int>()
        for next in 0..<60 {
            let (some, other) = (random.below(next + 1) - 1, random.below(next + 1) - 1)
            let isAfter = random.below(2)
            func place() -> Int { (model[parent(of: some)]?.firstIndex(of: some) ?? 0) + isAfter }
            if some < 0 || random.below(3) == 0 {
                let appended = tree.append([next], to: some < 0 ? nil : some)
                #expect(appended)
                model[some, default: []].append(next)
            } else {
                let inserted = isAfter == 0 ? tree.insert([next], before: some) : tree.insert([next], after: some)
                #expect(inserted)
                let (group, index) = (parent(of: some), place())
                model[group]?.insert(next, at: index)
            }
            guard other >= 0, other != some else { continue }
            if some < 0 || random.below(2) == 0 {
                let moved = tree.move(other, to: some < 0 ? nil : some)
                #expect(moved == !isInside(some, other))
                guard moved else { continue }
                let source = parent(of: other)
                model[source]?.removeAll { $0 == other }
                model[some, default: []].append(other)
            } else {
                let group = parent(of: some)
                let moved = isAfter == 0 ? tree.move(other, before: some) : tree.move(other, after: some)
                #expect(moved == !isInside(group, other))
                guard moved else { continue }
                let source = parent(of: other)
                model[source]?.removeAll { $0 == other }
                let index = place()
                model[group]?.insert(other, at: index)
            }
            let (roots, children) = (model[-1] ?? [], model)
            #expect(tree == ExpansionTree(ids: roots) { children[$0] }, "seed \(seed), step \(next)")
        }
    }

    @Test func unknownAndLazyNodesTakeNoOthers() {
        var tree = ExpansionTree(ids: ["a", "b/"], isLazy: { $0.hasSuffix("/") })
        let copy = tree
        let results = [
            tree.append(["c"], to: "b/"), tree.append(["c"], to: "d"), tree.insert(["c"], before: "d"),
            tree.insert(["c"], after: "d"), tree.move("a", to: "b/"), tree.move("a", before: "a"),
            tree.move("d", after: "a"), tree.move("a", after: "d"), tree.move("a", to: "a"),
        ]
        #expect(results.allSatisfy { !$0 } && tree == copy)
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
