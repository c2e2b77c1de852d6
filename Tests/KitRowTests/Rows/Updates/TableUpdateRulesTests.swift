import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Tests random requests, most of them invalid, against a slow implementation of the rules.
struct TableUpdateRulesTests {
    static let seeds: Range<UInt64> = 0..<40_000

    private struct Attempt {
        var before: [Int]
        var after: [Int]
        var requests: [TableUpdate<Int>.Request] = []

        init(seed: UInt64) {
            var random = UpdateRandom(seed: seed)
            before = (0..<random.below(4)).map { _ in random.below(4) }
            var after = before
            for _ in 0..<random.below(5) {
                let section = random.below(after.count + 1)
                let row: () -> IndexPath = { [random.below(4) - (random.chance(2) ? 4 : 0), random.below(5)] }
                switch random.below(10) {
                case 0:
                    requests.append(.insertSections([section], 0))
                    after.insert(random.below(3), at: section)
                case 1:
                    requests.append(.deleteSections([section], 0))
                    if section < after.count { after.remove(at: section) }
                case 2:
                    requests.append(.reloadSections([section], 0))
                    if section < after.count { after[section] = random.below(4) }
                case 3:
                    let target = random.below(after.count + 1)
                    requests.append(.moveSection(section, to: target))
                    if section < after.count { after.insert(after.remove(at: section), at: min(target, after.count)) }
                case 4, 5:
                    requests.append(.insertRows([row()], 0))
                    if case .insertRows(let paths, _)? = requests.last, after.indices.contains(paths[0][0]) {
                        after[paths[0][0]] += 1
                    }
                case 6, 7:
                    let path = row()
                    requests.append(.deleteRows([path], 0))
                    if after.indices.contains(path[0]), after[path[0]] > 0 { after[path[0]] -= 1 }
                case 8:
                    requests.append(random.chance(50) ? .reloadRows([row()], 0) : .reconfigureRows([row()]))
                default:
                    let (old, new) = (row(), row())
                    requests.append(.moveRow(old, to: new))
                    if after.indices.contains(old[0]), after.indices.contains(new[0]), after[old[0]] > 0 {
                        after[old[0]] -= 1
                        after[new[0]] += 1
                    }
                }
            }
            self.after = after
        }
    }

    @Test func acceptsWhatTheRulesAllowAndNothingElse() {
        var accepted = 0
        var refused: [String: Int] = [:]
        for seed in Self.seeds {
            let attempt = Attempt(seed: seed)
            var update = TableUpdate<Int>()
            for request in attempt.requests { update.append(request) }
            let (before, after) = (attempt.before, attempt.after)
            let expected = NaiveUpdate(before: before, after: after, requests: attempt.requests).origins
            do {
                let map = try update.resolved(before: SectionCounts(before), after: SectionCounts(after))
                let origins = after.indices.map { section in
                    (0..<after[section]).map { map.oldIndexPath(forNew: [section, $0]) }
                }
                guard origins == expected else {
                    Issue.record("wrong map, seed \(seed): \(before) to \(after) by \(attempt.requests)")
                    return
                }
                accepted += 1
            } catch {
                guard expected == nil else {
                    Issue.record("refused, seed \(seed): \(error): \(before) to \(after) by \(attempt.requests)")
                    return
                }
                refused[Mirror(reflecting: error).children.first?.label ?? "", default: 0] += 1
            }
        }
        // Every rule that a well-formed index path can violate was violated, and enough attempts were valid.
        #expect(accepted > Self.seeds.count / 10)
        #expect(
            Set(refused.keys) == [
                "missing", "repeated", "deletedAndReloaded", "deletedAndMoved", "insertedAndMoved", "movedTwice",
                "movedTogether", "movedFromDeletedSection", "movedIntoInsertedSection", "numberOfSections",
                "numberOfRows",
            ],
            "\(refused)"
        )
    }
}
