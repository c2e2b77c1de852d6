import Foundation
import Synchronization
import Testing

@testable import UIKit

/// Tests how often identifiers are compared, which shows how time grows independently of the machine.
struct SnapshotCostTests {
    private final class Counter: Sendable {
        let comparisons = Atomic(0)
    }

    private struct Item: Hashable, Sendable {
        let name: Int
        let counter: Counter

        static func == (left: Item, right: Item) -> Bool {
            left.counter.comparisons.add(1, ordering: .relaxed)
            return left.name == right.name
        }

        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    private let counter = Counter()
    private static let count = 100_000
    /// The comparisons that a hash table needs, with some margin. n² would be a thousand times as many.
    private static let mostPerItem = 16

    private func snapshot(_ names: some Sequence<Int>) -> NSDiffableDataSourceSnapshot<Int, Item> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
        snapshot.appendSections([0])
        snapshot.appendItems(names.map { Item(name: $0, counter: counter) })
        return snapshot
    }

    private func comparing(
        _ old: NSDiffableDataSourceSnapshot<Int, Item>,
        _ new: NSDiffableDataSourceSnapshot<Int, Item>
    ) -> (difference: SnapshotDifference, comparisons: Int) {
        let before = counter.comparisons.load(ordering: .relaxed)
        let difference = SnapshotComparison.difference(from: old.content, to: new)
        return (difference, counter.comparisons.load(ordering: .relaxed) - before)
    }

    @Test func oneChangeInManyIsFoundInOnePass() {
        let old = snapshot(0..<Self.count)
        var new = old
        new.deleteItems([Item(name: 50_000, counter: counter)])
        new.insertItems([Item(name: -1, counter: counter)], afterItem: Item(name: 70_000, counter: counter))
        let (difference, comparisons) = comparing(old, new)
        #expect(difference.deletedRows == [[0, 50_000]] && difference.insertedRows == [[0, 70_000]])
        #expect(difference.movedRows.isEmpty)
        #expect(comparisons < 3 * Self.count)
    }

    @Test func oneRowFromEndToEndIsOneMove() {
        let old = snapshot(0..<Self.count)
        var new = old
        let (first, last) = (Item(name: 0, counter: counter), Item(name: Self.count - 1, counter: counter))
        new.moveItem(first, afterItem: last)
        let (difference, comparisons) = comparing(old, new)
        #expect(difference.movedRows == [.init(old: [0, 0], new: [0, Self.count - 1])])
        #expect(difference.deletedRows.isEmpty && difference.insertedRows.isEmpty)
        #expect(comparisons < Self.mostPerItem * Self.count)
    }

    @Test func evenTheReverseIsNotQuadratic() {
        let count = 20_000
        let (difference, comparisons) = comparing(snapshot(0..<count), snapshot((0..<count).reversed()))
        #expect(difference.movedRows.count == count - 1)
        #expect(comparisons < Self.mostPerItem * count)
    }

    @Test func buildingAndChangingIsNotQuadratic() {
        let count = 20_000
        var new = snapshot(0..<count)
        #expect(counter.comparisons.load(ordering: .relaxed) < Self.mostPerItem * count)
        // Appending one by one: the cost doesn't depend on the number of existing items.
        for name in 0..<1_000 { new.appendItems([Item(name: -1 - name, counter: counter)]) }
        let before = counter.comparisons.load(ordering: .relaxed)
        new.deleteItems((0..<count / 2).map { Item(name: $0 * 2, counter: counter) })
        #expect(new.numberOfItems == count / 2 + 1_000)
        #expect(counter.comparisons.load(ordering: .relaxed) - before < Self.mostPerItem * count)
    }
}
