import Foundation
import Testing

@testable import UIKit

struct InvalidTableUpdateTests {
    /// Returns the message that an update stops with, or nil if it is valid.
    private func message(
        _ before: [Int],
        _ after: [Int],
        _ requests: TableUpdate<Int>.Request...
    ) -> String? {
        var update = TableUpdate<Int>()
        for request in requests { update.append(request) }
        do {
            _ = try update.resolved(before: SectionCounts(before), after: SectionCounts(after))
            return nil
        } catch {
            return error.description
        }
    }

    @Test func numbersThatDoNotAddUp() {
        #expect(
            message([9], [9], .deleteRows([[0, 0]], 0))
                == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing "
                + "section after the update (9) must be equal to the number of rows contained in that section before "
                + "the update (9), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
                + "1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                + "moved out)."
        )
        #expect(
            message([2], [1])
                == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing "
                + "section after the update (1) must be equal to the number of rows contained in that section before "
                + "the update (2), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
                + "0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                + "moved out)."
        )
        #expect(
            message([3, 3, 3], [3, 3], .deleteSections([0, 1], 0), .reloadSections([2], 0))
                == "Invalid update: invalid number of sections.  The number of sections contained in the table view "
                + "after the update (2) must be equal to the number of sections contained in the table view before "
                + "the update (3), plus or minus the number of sections inserted or deleted (1 inserted, 3 deleted)."
        )
    }

    /// Reloads count as insertions and deletions, and the section's index is the one after the update.
    @Test func numbersNameWhatWasAskedOfTheSection() {
        var update = TableUpdate<Int>()
        update.insertSections([0], with: 0)
        update.reloadRows(at: [[1, 1]], with: 0)
        update.deleteRows(at: [[1, 0]], with: 0)
        update.moveRow(at: [1, 2], to: [1, 0])
        update.moveRow(at: [0, 0], to: [2, 1])
        #expect(
            throws: InvalidTableUpdate.numberOfRows(
                section: 2,
                before: 4,
                after: 9,
                changes: RowCountDelta(inserted: 1, deleted: 2, movedIn: 1, movedOut: 1)
            )
        ) {
            try update.resolved(before: SectionCounts([1, 4]), after: SectionCounts([5, 1, 9]))
        }
    }

    @Test func placesThatDoNotExist() {
        #expect(
            message([2], [2], .deleteRows([[0, 2]], 0))
                == "attempt to delete row 2 from section 0 which only contains 2 rows before the update"
        )
        #expect(
            message([2], [2], .reloadRows([[0, 5]], 0))
                == "attempt to delete row 5 from section 0 which only contains 2 rows before the update"
        )
        #expect(
            message([2], [2], .reconfigureRows([[0, 5]]))
                == "attempt to reconfigure row 5 from section 0 which only contains 2 rows before the update"
        )
        #expect(
            message([2], [2], .deleteRows([[3, 0]], 0))
                == "attempt to delete row 0 from section 3, but there are only 1 sections before the update"
        )
        #expect(
            message([8], [8], .insertRows([[0, 8]], 0))
                == "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update"
        )
        #expect(
            message([], [], .insertRows([[0, 0]], 0))
                == "attempt to insert row 0 into section 0, but there are only 0 sections after the update"
        )
        #expect(
            message([1, 1], [1, 1], .deleteSections([4], 0))
                == "attempt to delete section 4, but there are only 2 sections before the update"
        )
        #expect(
            message([1, 1], [1, 1], .insertSections([4], 0))
                == "attempt to insert section 4, but there are only 2 sections after the update"
        )
        #expect(
            message([1, 1, 0], [1, 1, 0], .moveRow([2, 0], to: [0, 0]))
                == "attempt to move index path ({length = 2, path = 2 - 0}) that does not exist - there are only 0 "
                + "rows in section 2 before the update"
        )
        #expect(
            message([2, 1], [2, 1], .moveRow([1, 0], to: [0, 2]))
                == "attempt to move index path ({length = 2, path = 1 - 0}) to index path ({length = 2, path = 0 - 2}) "
                + "that does not exist - there are only 2 rows in section 0 after the update"
        )
        #expect(
            message([2], [2], .moveSection(0, to: 1))
                == "attempt to move section (0) to section (1) that does not exist - there are only 1 sections after "
                + "the update"
        )
    }

    @Test func placesNamedForTwoThings() {
        #expect(
            message([2], [1], .deleteRows([[0, 0]], 0), .reloadRows([[0, 0]], 0))
                == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})"
        )
        #expect(
            message([2], [1], .reloadRows([[0, 1]], 0), .moveRow([0, 1], to: [0, 0]))
                == "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
        )
        #expect(
            message([2], [3], .insertRows([[0, 0]], 0), .moveRow([0, 1], to: [0, 0]))
                == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 0})"
        )
        #expect(
            message([1, 1], [1, 1, 1], .moveSection(1, to: 0), .insertSections([0], 0))
                == "attempt to perform an insert and a move to the same section (0)"
        )
        #expect(
            message([2], [2], .moveRow([0, 0], to: [0, 0]), .moveRow([0, 0], to: [0, 1]))
                == "attempt to move row at index path ({length = 2, path = 0 - 0}) to both index path ({length = 2, "
                + "path = 0 - 0}) and index path ({length = 2, path = 0 - 1})"
        )
        #expect(
            message([2], [2], .moveRow([0, 0], to: [0, 1]), .moveRow([0, 1], to: [0, 1]))
                == "attempt to move both row at index path ({length = 2, path = 0 - 0}) and index path "
                + "({length = 2, path = 0 - 1}) to index path ({length = 2, path = 0 - 1})"
        )
        #expect(
            message([2], [4], .insertRows([[0, 0], [0, 0]], 0))
                == "Attempt to create two animations for cell: asked twice to insert index path ({length = 2, path = "
                + "0 - 0})"
        )
        #expect(
            message([2], [2], .reloadSections([0], 0), .reloadSections([0], 1))
                == "Attempt to create two animations for cell: asked twice to reload section (0)"
        )
    }

    @Test func rowsMovedAcrossSectionsThatComeOrGo() {
        #expect(
            message([1, 1], [2], .deleteSections([1], 0), .moveRow([1, 0], to: [0, 0]))
                == "cannot move a row from a deleted section (1)"
        )
        #expect(
            message([1], [0, 1], .insertSections([1], 0), .moveRow([0, 0], to: [1, 0]))
                == "cannot move a row into a newly inserted section (1)"
        )
        #expect(
            message([2, 1], [1, 1], .reloadSections([1], 0), .moveRow([0, 0], to: [1, 0]))
                == "cannot move a row into a newly inserted section (1)"
        )
    }

    @Test(arguments: [[], [3], [0, 0, 0]]) func pathsOfAnotherLength(_ indexes: [Int]) {
        #expect(
            message([1], [1], .reloadRows([IndexPath(indexes: indexes)], 0))
                == InvalidTableUpdate.malformedIndexPath.description
        )
    }
}
