import Foundation
import Testing

@testable import UIKit

/// Tests the cost of updates, measured in calls of the data source instead of time.
struct TableUpdateCostTests {
    /// A count of the calls for the number of rows.
    private final class Questions {
        var count = 0
    }

    @Test func aBillionRowsCostWhatTheChangesCost() throws {
        let (old, new) = (1_000_000_000, 999_999_999)
        var update = TableUpdate<Int>()
        update.deleteRows(at: [[0, 7], [0, 999_999_999]], with: 0)
        update.insertRows(at: [[0, 500_000_000]], with: 0)
        update.moveRow(at: [0, 1], to: [0, 999_999_998])
        let map = try update.resolved(before: SectionCounts([old]), after: SectionCounts([new]))
        #expect(map.newIndexPath(forOld: [0, 1]) == [0, 999_999_998])
        #expect(map.newIndexPath(forOld: [0, 2]) == [0, 1])
        #expect(map.newIndexPath(forOld: [0, 8]) == [0, 6])
        #expect(map.newIndexPath(forOld: [0, 500_000_001]) == [0, 499_999_999])
        #expect(map.newIndexPath(forOld: [0, 500_000_002]) == [0, 500_000_001])
        #expect(map.oldIndexPath(forNew: [0, 999_999_997]) == [0, 999_999_998])
        #expect(map.edits.count == 5)
    }

    @Test func aMillionSectionsAreAskedOnceEach() throws {
        let questions = Questions()
        let sections = 1_000_000
        func counts(_ numberOfSections: Int) -> SectionCounts {
            SectionCounts(numberOfSections: numberOfSections) { _ in
                questions.count += 1
                return 1_000
            }
        }
        var update = TableUpdate<Int>()
        update.deleteSections(IndexSet(integersIn: 10..<20), with: 0)
        update.moveSection(5, toSection: 999_980)
        update.reloadRows(at: [[999_999, 3]], with: 0)
        let map = try update.resolved(before: counts(sections), after: counts(sections - 10))
        #expect(map.newSection(forOld: 20) == 9)
        #expect(map.newIndexPath(forOld: [999_999, 3]) == [999_989, 3])
        #expect(questions.count <= 2 * sections + 20)
    }

    /// Adjacent rows are deleted and inserted in one step.
    @Test func neighboursAreOneEdit() throws {
        var update = TableUpdate<Int>()
        update.deleteRows(at: (100..<5_000).map { [0, $0] }, with: 0)
        update.insertRows(at: (0..<3_000).map { [0, $0] }, with: 0)
        let map = try update.resolved(before: SectionCounts([10_000]), after: SectionCounts([8_100]))
        #expect(map.edits == [.removeRows(100..<5_000, section: 0), .insertRows(0..<3_000, section: 0)])
    }
}
