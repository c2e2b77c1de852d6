import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests what a table keeps in mind while rows change.
    @Suite @MainActor struct ScrollRestorationTests {
        /// Returns the map of an update that deletes some rows of a section of ten.
        private func map(deleting rows: [Int]) throws -> UpdateMotion.Map {
            var update = TableUpdate<UITableView.RowAnimation>()
            update.deleteRows(at: rows.map { IndexPath(row: $0, section: 0) }, with: .fade)
            return try update.resolved(before: SectionCounts([10]), after: SectionCounts([10 - rows.count]))
        }

        @Test func nestedTouchesFollowTheirRowsAndForgetDeletedOnes() throws {
            var places = ScrollRestoration()
            places.touch([0, 7])
            places.touch([0, 4])
            places.carry(by: try map(deleting: [2]))
            #expect(places.touchedRow == [0, 3])
            places.carry(by: try map(deleting: [3]))
            #expect(places.touchedRow == nil)
            places.endTouch()
            #expect(places.touchedRow == [0, 5])
            places.endTouch()
            #expect(places.touchedRow == nil)
        }

        @Test func aGoalFollowsItsRowAndItsDirectionIsOpen() throws {
            var places = ScrollRestoration()
            places.aim(at: ScrollGoal(place: .row([0, 7], .top), isForward: true))
            places.carry(by: try map(deleting: [2]))
            guard case .row([0, 6], .top)? = places.goal?.place else {
                Issue.record("the goal is \(String(describing: places.goal))")
                return
            }
            #expect(places.goal?.isForward == nil)
            places.carry(by: try map(deleting: [6]))
            #expect(places.goal == nil)
        }

        @Test func aPlaceIsRestoredOnceAndOnlyWhileItsRowExists() throws {
            var places = ScrollRestoration()
            let place = ReadingPlace(element: .row([0, 7]), fraction: 0.5, distance: 0)
            places.keep(place, at: 300)
            places.carry(by: try map(deleting: [2]))
            let taken = places.takePlaceToRestore()
            #expect(taken?.place.element == .row([0, 6]) && taken?.offset == 300)
            #expect(places.takePlaceToRestore() == nil)
            places.keep(place, at: 300)
            places.carry(by: try map(deleting: [7]))
            #expect(places.takePlaceToRestore() == nil)
        }

        /// The row that takes the place of the touched one is not kept in place of the first on the screen.
        @Test func afterTheTouchedRowIsDeletedTheTopOfTheScreenStays() throws {
            let fixture = TableFixture(rows: 60)
            let screen = fixture.show()
            fixture.table.contentOffset.y = 440
            screen.settle()
            let top = fixture.table.rectForRow(at: [0, 11]).minY - fixture.table.contentOffset.y
            fixture.onSelect = { [unowned fixture] row in
                fixture.sections[0].remove(at: row.row)
                fixture.table.deleteRows(at: [row], with: .fade)
                fixture.sections[0][13].height = 100
                fixture.table.performBatchUpdates(nil)
            }
            screen.tap(try #require(fixture.cell(15)))
            screen.settle()
            #expect(fixture.table.rectForRow(at: [0, 13]).height == 100)
            #expect(fixture.table.rectForRow(at: [0, 11]).minY - fixture.table.contentOffset.y == top)
        }
    }
}
