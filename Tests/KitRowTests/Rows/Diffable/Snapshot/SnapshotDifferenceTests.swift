import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Tests the differences between random snapshots.
struct SnapshotDifferenceTests {
    private static let seeds: Range<UInt64> = 0..<400

    private struct Case {
        let old: RandomSnapshot
        let new: RandomSnapshot
        let difference: SnapshotDifference
        let map: TableUpdateMap<Int>

        init(seed: UInt64) throws {
            var script = SnapshotScript(seed: seed)
            script.mostItems = seed % 3 == 0 ? 60 : 20
            for _ in 0..<40 { script.step() }
            var start = RandomSnapshot()
            start.content = script.snapshot.content
            (old, script.snapshot) = (start, start)
            script.model.reloadedItems = []
            script.model.reconfiguredItems = []
            script.model.reloadedSections = []
            for _ in 0..<script.random.below(12) { script.step() }
            new = script.snapshot
            difference = SnapshotComparison.difference(from: old.content, to: new)
            var update = TableUpdate<Int>()
            update.request(difference, with: 0)
            func counts(_ snapshot: RandomSnapshot) -> SectionCounts {
                SectionCounts(snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) })
            }
            map = try update.resolved(before: counts(old), after: counts(new))
        }

        /// Returns whether the rows of a section that is in both snapshots stay the same.
        func keepsRows(_ section: Int?) -> Bool {
            guard let section else { return false }
            return old.indexOfSection(section) != nil && new.indexOfSection(section) != nil
                && !new.reloadedSectionIdentifiers.contains(section)
        }

        func path(_ item: Int, in snapshot: RandomSnapshot) -> IndexPath? {
            snapshot.content.place(of: item).map { [$0.section, $0.row] }
        }
    }

    @Test(arguments: seeds)
    func theTableTakesItAndEveryRowGoesWhereItsItemWent(seed: UInt64) throws {
        let it = try Case(seed: seed)
        for item in it.old.itemIdentifiers {
            let oldPath = try #require(it.path(item, in: it.old))
            let newPath = it.path(item, in: it.new)
            let isKept =
                it.keepsRows(it.old.sectionIdentifier(containingItem: item))
                && it.keepsRows(it.new.sectionIdentifier(containingItem: item))
            let isReplaced = !isKept || it.difference.deletedRows.contains(oldPath)
            // Only rows that are both reloaded and moved are deleted and inserted instead.
            if isKept, isReplaced { #expect(it.new.reloadedItemIdentifiers.contains(item), "seed \(seed), \(item)") }
            let found = it.map.newIndexPath(forOld: oldPath)
            #expect(found == (isReplaced ? nil : newPath), "seed \(seed), item \(item)")
        }
        for item in it.new.itemIdentifiers where it.path(item, in: it.old) == nil {
            let path = try #require(it.path(item, in: it.new))
            #expect(it.map.oldIndexPath(forNew: path) == nil, "seed \(seed), item \(item)")
        }
        for (index, name) in it.new.sectionIdentifiers.enumerated() where it.keepsRows(name) {
            #expect(it.map.oldSection(forNew: index) == it.old.indexOfSection(name), "seed \(seed), section \(name)")
        }
    }

    @Test(arguments: seeds)
    func itemsToReloadAreReloaded(seed: UInt64) throws {
        let it = try Case(seed: seed)
        for item in it.new.reloadedItemIdentifiers {
            let path = try #require(it.path(item, in: it.new))
            let isReloaded = it.map.reloadedRows.contains { $0.new == path }
            #expect(isReloaded || it.map.oldIndexPath(forNew: path) == nil, "seed \(seed), item \(item)")
        }
        for item in it.new.reconfiguredItemIdentifiers {
            let path = try #require(it.path(item, in: it.new))
            let isNew = it.map.reloadedRows.contains { $0.new == path } || it.map.oldIndexPath(forNew: path) == nil
            #expect(isNew || it.map.reconfiguredRows.contains { $0.new == path }, "seed \(seed), item \(item)")
        }
        let marked = it.new.reloadedItemIdentifiers.count + it.new.reconfiguredItemIdentifiers.count
        #expect(it.map.reloadedRows.count + it.map.reconfiguredRows.count <= marked, "seed \(seed)")
        for name in it.new.reloadedSectionIdentifiers {
            guard let section = it.old.indexOfSection(name), let new = it.new.indexOfSection(name) else { continue }
            let isReplaced = it.map.newSection(forOld: section) == nil && it.map.oldSection(forNew: new) == nil
            #expect(isReplaced || it.map.replacedSections.contains(section), "seed \(seed), section \(name)")
        }
    }

    @Test(arguments: seeds)
    func asFewRowsMoveAsPossible(seed: UInt64) throws {
        let it = try Case(seed: seed)
        for (section, name) in it.old.sectionIdentifiers.enumerated() where it.keepsRows(name) {
            let (before, after) = (it.old.itemIdentifiers(inSection: name), it.new.itemIdentifiers(inSection: name))
            let common = before.filter(after.contains)
            let moves = it.difference.movedRows.filter { move in
                move.old[0] == section && it.map.newSection(forOld: section) == move.new[0]
            }
            let replaced = common.filter { it.new.reloadedItemIdentifiers.contains($0) }.count
            let least = common.count - longestCommon(common, after.filter(before.contains))
            #expect(moves.count <= least && moves.count >= least - replaced, "seed \(seed), section \(name)")
        }
    }

    /// Returns the length of the longest common subsequence, by the table of all prefixes.
    private func longestCommon(_ one: [Int], _ other: [Int]) -> Int {
        var row = Array(repeating: 0, count: other.count + 1)
        for item in one {
            var next = [0]
            for (index, candidate) in other.enumerated() {
                next.append(item == candidate ? row[index] + 1 : max(row[index + 1], next[index]))
            }
            row = next
        }
        return row[other.count]
    }

    @Test(arguments: seeds)
    func equalSnapshotsHaveNoDifference(seed: UInt64) throws {
        let it = try Case(seed: seed)
        var same = RandomSnapshot()
        same.content = it.new.content
        #expect(SnapshotComparison.difference(from: it.new.content, to: same) == SnapshotDifference(), "seed \(seed)")
    }
}
