import Foundation
import Testing

@testable import UIKit

/// Tests random valid updates of named rows: the map must match the names.
struct TableUpdateMapTests {
    static let seeds: Range<UInt64> = 0..<20_000

    @Test func validUpdatesObeyTheLaws() {
        let laws: [(UpdateScenario, TableUpdateMap<Int>) -> Bool] = [
            TableUpdateLaws.sectionsGoWhereTheirNamesWent,
            TableUpdateLaws.rowsGoWhereTheirNamesWent,
            TableUpdateLaws.editsTurnTheOldTableIntoTheNew,
            TableUpdateLaws.listsOfRowsNameWhatHappenedToEach,
            TableUpdateLaws.listsOfSectionsNameWhatHappenedToEach,
            TableUpdateLaws.orderOfCallsMeansNothing,
        ]
        for seed in Self.seeds {
            let scenario = UpdateScenario(seed: seed)
            do {
                let map = try scenario.update.resolved(before: scenario.before.counts, after: scenario.after.counts)
                if let broken = laws.firstIndex(where: { !$0(scenario, map) }) {
                    Issue.record("law \(broken) is broken, seed \(seed)")
                    return
                }
            } catch {
                Issue.record("valid update refused, seed \(seed): \(error)")
                return
            }
        }
    }

    /// An update that results in one row too many or too few stops with the numbers of that section.
    @Test func wrongNumberOfRowsIsNamed() throws {
        var refused = 0
        for seed in Self.seeds.prefix(4_000) {
            let scenario = UpdateScenario(seed: seed)
            var random = UpdateRandom(seed: ~seed)
            let open = scenario.after.sections.indices.filter { section in
                let name = scenario.after.sections[section].name
                return scenario.insertedSections[name] == nil && scenario.reloadedSections[name] == nil
            }
            guard let section = open.randomElement(using: &random) else { continue }
            var counts = scenario.after.sections.map(\.rows.count)
            let right = counts[section]
            counts[section] += 1
            do {
                _ = try scenario.update.resolved(before: scenario.before.counts, after: SectionCounts(counts))
                Issue.record("accepted, seed \(seed)")
                return
            } catch {
                guard case .numberOfRows(let named, let before, let after, let changes) = error, named == section,
                    after == right + 1, before + changes.net == right
                else {
                    Issue.record("\(error), seed \(seed)")
                    return
                }
                refused += 1
            }
        }
        #expect(refused > 2_000)
    }

    @Test func nothingAskedIsEmptyAndMapsEverythingToItself() throws {
        var update = TableUpdate<Int>()
        update.insertRows(at: [], with: 0)
        update.deleteSections([], with: 0)
        #expect(update.isEmpty)
        let map = try update.resolved(before: SectionCounts([2, 3]), after: SectionCounts([2, 3]))
        #expect(map.isEmpty && map.edits.isEmpty)
        #expect(map.newIndexPath(forOld: [1, 2]) == [1, 2])
    }

    /// A row can be reloaded in a section that moves (rdar 27041784 reports that UIKit of iOS 9 could not).
    @Test func reloadedRowTravelsWithItsSection() throws {
        var update = TableUpdate<Int>()
        update.reloadRows(at: [[1, 0]], with: 5)
        update.moveSection(1, toSection: 0)
        let map = try update.resolved(before: SectionCounts([1, 3]), after: SectionCounts([3, 1]))
        #expect(map.reloadedRows == [.init(old: [1, 0], new: [0, 0], animation: 5)])
        #expect(!map.isEmpty)
    }

    @Test func reloadedOrDeletedRowsAreNotReconfiguredToo() throws {
        var update = TableUpdate<Int>()
        update.reconfigureRows(at: [[0, 0], [0, 1], [0, 2], [0, 2]])
        update.reloadRows(at: [[0, 0]], with: 0)
        update.deleteRows(at: [[0, 1]], with: 0)
        let map = try update.resolved(before: SectionCounts([3]), after: SectionCounts([2]))
        #expect(map.reconfiguredRows == [.init(old: [0, 2], new: [0, 1])])
    }
}
