import SeededRandom
import Testing

@testable import UIKit

struct IndexMapTests {
    /// Compares random sets with a list that is built directly.
    @Test func remainingRowsKeepTheirOrder() throws {
        for seed: UInt64 in 0..<5_000 {
            var random = UpdateRandom(seed: seed)
            let old = random.below(30)
            let removed = (0..<old).filter { _ in random.chance(30) }
            let kept = (0..<old).filter { !removed.contains($0) }
            let new = kept.count + random.below(10)
            let added = (0..<new).shuffled(using: &random).prefix(new - kept.count).sorted()
            let slots = (0..<new).filter { !added.contains($0) }
            let map = IndexMap(removed: removed, added: added)
            let forward = (0..<old).map { index in kept.firstIndex(of: index).map { slots[$0] } }
            let backward = (0..<new).map { index in slots.firstIndex(of: index).map { kept[$0] } }
            try #require((0..<old).map(map.newIndex(forOld:)) == forward, "seed \(seed)")
            try #require((0..<new).map(map.oldIndex(forNew:)) == backward, "seed \(seed)")
        }
    }

    @Test func rangesCountAndFindGaps() throws {
        for seed: UInt64 in 0..<2_000 {
            var random = UpdateRandom(seed: seed)
            let members = (0..<40).filter { _ in random.chance(50) }
            let gaps = (0..<200).filter { !members.contains($0) }
            let set = IndexRanges(ascending: members)
            try #require(set.count == members.count && set.runs.flatMap { Array($0) } == members, "seed \(seed)")
            let below = (0..<45).map { index in members.count { $0 < index } }
            try #require((0..<45).filter(set.contains) == members, "seed \(seed)")
            try #require((0..<45).map(set.count(below:)) == below, "seed \(seed)")
            try #require((0..<45).map(set.gap) == Array(gaps.prefix(45)), "seed \(seed)")
        }
    }
}
