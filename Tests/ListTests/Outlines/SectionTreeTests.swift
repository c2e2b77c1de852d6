import SeededRandom
import Testing

@testable import UIKit

/// Tests the rows of section snapshots, and how two of them are compared, with random changes.
struct SectionTreeTests {
    /// A tree with the rows that a walk through it finds.
    private struct Copy {
        var tree: SectionTree<Int>
        var rows: [Int]

        init(_ tree: SectionTree<Int>) {
            (self.tree, rows) = (tree, tree.inOrder(from: tree.top.items, visibleOnly: true))
        }
    }

    @Test(arguments: 0..<30 as Range<UInt64>) func rowsAndDifferencesAreThoseOfAWalkThroughTheTree(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var (tree, next) = (SectionTree<Int>(), 0)
        var copies: [Copy] = []
        for step in 0..<200 {
            change(&tree, &next, &random)
            tree.settle()
            let present = Copy(tree)
            #expect(tree.rowCount == present.rows.count, "seed \(seed), step \(step)")
            for (row, item) in present.rows.enumerated() where row % 5 == step % 5 {
                #expect(tree.item(atRow: row) == item && tree.row(of: item) == row, "seed \(seed), step \(step)")
            }
            for copy in copies { expectSameRowsOutsideOfWindows(copy, present, "seed \(seed), step \(step)") }
            if step % 16 == 0 { copies = copies.suffix(3) + [present] }
        }
    }

    private func change(_ tree: inout SectionTree<Int>, _ next: inout Int, _ random: inout SeededGenerator) {
        let known = tree.inOrder(from: tree.top.items).randomElement(using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2:
            let count = Int.random(in: 0..<(Bool.random(using: &random) ? 4 : 120), using: &random)
            insert(Array(next..<next + count), in: Bool.random(using: &random) ? known : nil, &tree, &random)
            next += count
        case 3: if let known { tree.remove(known) }
        case 4:
            guard let known else { return }
            let part = tree.subtree(of: known, includingItem: Bool.random(using: &random))
            tree.remove(known)
            let parent = tree.inOrder(from: tree.top.items).randomElement(using: &random)
            let place = Int.random(in: 0...tree.children(of: parent).count, using: &random)
            #expect(tree.insert(part, in: parent, at: place) == nil)
        default: if let known { tree.setExpanded(Int.random(in: 0..<3, using: &random) > 0, known) }
        }
    }

    private func insert(
        _ items: [Int],
        in parent: Int?,
        _ tree: inout SectionTree<Int>,
        _ random: inout SeededGenerator
    ) {
        let place = Int.random(in: 0...tree.children(of: parent).count, using: &random)
        #expect(tree.insert(items, in: parent, at: place) == nil)
    }

    /// Expects that copies are values, and that rows differ only where the comparison says so.
    private func expectSameRowsOutsideOfWindows(_ old: Copy, _ new: Copy, _ comment: Comment) {
        #expect(old.rows == Copy(old.tree).rows, comment)
        let ends = RowWindow(
            old: old.rows.count..<old.rows.count,
            new: new.rows.count..<new.rows.count
        )
        var last = RowWindow(old: 0..<0, new: 0..<0)
        for window in SectionTree.windows(from: old.tree, to: new.tree) + [ends] {
            let before = old.rows[last.old.upperBound..<window.old.lowerBound]
            #expect(before.elementsEqual(new.rows[last.new.upperBound..<window.new.lowerBound]), comment)
            last = window
        }
    }

    /// Siblings that are inserted at one place run out of labels, and get others.
    @Test func anyNumberOfItemsFitsInOnePlace() {
        var tree = SectionTree<Int>()
        #expect(tree.insert([-1, -2], in: nil, at: 0) == nil)
        for item in 0..<200 { #expect(tree.insert([item], in: nil, at: 1) == nil) }
        #expect(tree.inOrder(from: tree.top.items) == [-1] + (0..<200).reversed() + [-2])
        #expect(tree.row(of: 100) == 100 && tree.item(atRow: 100) == 100)
    }

    /// Rows that lie too deep to be counted at once are counted when the tree is shown.
    @Test func aDeepTreeIsCountedWhenItIsShown() {
        var tree = SectionTree<Int>()
        _ = tree.insert([0], in: nil, at: 0)
        for item in 1..<100 {
            _ = tree.insert([item], in: item - 1, at: 0)
            tree.setExpanded(true, item - 1)
        }
        #expect(!tree.isSettled)
        tree.settle()
        #expect(tree.rowCount == 100 && tree.row(of: 99) == 99 && tree.item(atRow: 50) == 50)
    }
}
