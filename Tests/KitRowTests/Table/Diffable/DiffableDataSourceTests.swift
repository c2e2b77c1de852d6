import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct DiffableDataSourceTests {
        private func shown(_ sections: [[Int]]) -> (fixture: DiffableFixture, screen: TestScreen) {
            let fixture = DiffableFixture()
            fixture.source.apply(DiffableFixture.snapshot(sections))
            return (fixture, fixture.show())
        }

        @Test func aSnapshotAppliedBeforeTheTableIsSeenIsThereAtOnce() {
            let (fixture, _) = shown([[1, 2], [3]])
            #expect(fixture.shownItems == [[0, 0]: 1, [0, 1]: 2, [1, 0]: 3])
        }

        @Test func itsDescriptionHasTheNumbersOfSectionsAndItems() {
            let (fixture, _) = shown([[1, 2], [3]])
            let text: String = fixture.source.description()
            #expect(text.contains("sections = 2") && text.contains("items = 3"))
        }

        @Test func rowsComeInOneMotionAndItsEndIsTold() {
            let (fixture, screen) = shown([[1, 2]])
            var ended = 0
            fixture.source.apply(DiffableFixture.snapshot([[0, 1, 2]])) { ended += 1 }
            #expect(ended == 0)
            screen.advance(by: 0.1)
            let cell = fixture.cells[2]
            #expect(cell.map(screen.presentedFrame)?.minY ?? 0 > 40 && cell.map(screen.presentedFrame)?.minY ?? 99 < 80)
            #expect(ended == 0)
            screen.settle()
            #expect(ended == 1 && cell?.frame.minY == 80)
        }

        @Test func withoutAnimationCellsStayAndNothingMoves() throws {
            let (fixture, screen) = shown([[1, 2]])
            let cell = try #require(fixture.cells[2])
            var ended = 0
            fixture.source.apply(DiffableFixture.snapshot([[0, 1, 2]]), animatingDifferences: false) { ended += 1 }
            #expect(fixture.cells[2] === cell && screen.presentedFrame(of: cell).minY == 80)
            #expect(cell.layer.animationKeys() == nil)
            screen.settle()
            #expect(ended == 1)
        }

        @Test func anEqualSnapshotAsksForHeightsAgain() throws {
            let (fixture, screen) = shown([[1, 2]])
            let cell = try #require(fixture.cells[1])
            fixture.heights[1] = 100
            fixture.source.apply(fixture.source.snapshot())
            screen.advance(by: 0.1)
            let height = screen.presentedFrame(of: cell).height
            #expect(height > 40 && height < 100)
            screen.settle()
            #expect(fixture.cells[1] === cell && cell.frame.height == 100 && fixture.asked.isEmpty)
        }

        @Test func reloadingTakesAnotherCellAndReconfiguringTheSame() throws {
            let (fixture, screen) = shown([[1, 2, 3]])
            let before = fixture.cells
            var snapshot = fixture.source.snapshot()
            snapshot.reloadItems([1])
            snapshot.reconfigureItems([2])
            fixture.source.apply(snapshot)
            screen.settle()
            let after = fixture.cells
            #expect(after[1] !== before[1] && after[2] === before[2] && after[3] === before[3])
            #expect(fixture.asked.sorted() == [1, 2])
            // Reloads happen once: a new snapshot has no items to reload.
            #expect(fixture.source.snapshot().reloadedItemIdentifiers.isEmpty)
            #expect(fixture.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
        }

        @Test func reloadDataAsksForAllCells() {
            let (fixture, screen) = shown([[1, 2, 3]])
            var ended = 0
            fixture.source.applySnapshotUsingReloadData(DiffableFixture.snapshot([[3, 1, 2]])) { ended += 1 }
            screen.settle()
            #expect(fixture.asked.sorted() == [1, 2, 3] && fixture.shownItems[[0, 0]] == 3 && ended == 1)
        }

        @Test func awaitingReturnsWhenTheMotionIsOver() async {
            let (fixture, screen) = shown([[1, 2]])
            var (hasBegun, hasEnded) = (false, false)
            let task = Task {
                hasBegun = true
                await fixture.source.apply(DiffableFixture.snapshot([[2, 1, 0]]), animatingDifferences: true)
                hasEnded = true
                await fixture.source.applySnapshotUsingReloadData(DiffableFixture.snapshot([[7]]))
            }
            while !hasBegun { await Task.yield() }
            #expect(fixture.source.snapshot().itemIdentifiers == [2, 1, 0] && !hasEnded)
            screen.settle()
            await task.value
            screen.settle()
            #expect(hasEnded && fixture.shownItems == [[0, 0]: 7])
        }

        @Test func whileRowsAreBeingPutInPlaceASnapshotWaits() {
            let (fixture, screen) = shown([[1]])
            fixture.onDisplay = {
                fixture.onDisplay = {}
                fixture.source.apply(DiffableFixture.snapshot([[4], [5, 6]]))
                #expect(fixture.source.snapshot().itemIdentifiers == [4, 5, 6])
                // The table still describes the old rows.
                #expect(fixture.source.itemIdentifier(for: [0, 1]) == 2)
            }
            fixture.source.apply(DiffableFixture.snapshot([[1, 2, 3]]))
            screen.settle()
            #expect(fixture.shownItems == [[0, 0]: 4, [1, 0]: 5, [1, 1]: 6])
        }

        @Test func insideABlockOfUpdatesASnapshotWaitsForItsEnd() {
            let (fixture, screen) = shown([[1]])
            var ended: [String] = []
            fixture.table.performBatchUpdates {
                fixture.source.apply(DiffableFixture.snapshot([[1, 2]])) { ended.append("first") }
                fixture.source.apply(DiffableFixture.snapshot([[2, 1, 0]])) { ended.append("second") }
            }
            screen.settle()
            #expect(
                fixture.shownItems == [[0, 0]: 2, [0, 1]: 1, [0, 2]: 0] && ended.sorted() == ["first", "second"]
            )
        }

        @Test func aTableWithAnotherDataSourceIsLeftAlone() {
            let (fixture, screen) = shown([[1]])
            let other = TableFixture(rows: 3)
            fixture.table.register(TableFixture.Cell.self, forCellReuseIdentifier: "cell")
            fixture.table.dataSource = other
            var ended = 0
            fixture.source.apply(DiffableFixture.snapshot([[1, 2]])) { ended += 1 }
            screen.settle()
            #expect(fixture.table.numberOfRows(inSection: 0) == 3 && ended == 1)
            fixture.table.dataSource = fixture.source
            screen.settle()
            #expect(fixture.shownItems == [[0, 0]: 1, [0, 1]: 2])
        }

        @Test func placesAreFoundAndWhatIsNotThereIsNil() {
            let (fixture, _) = shown([[10, 11], [12]])
            let source = fixture.source
            #expect(source.itemIdentifier(for: [1, 0]) == 12 && source.indexPath(for: 11) == [0, 1])
            #expect(source.sectionIdentifier(for: 1) == 1 && source.index(for: 0) == 0)
            for path in [[0, 2], [2, 0], [-1, 0], [0, -1], [0], []] as [IndexPath] {
                #expect(source.itemIdentifier(for: path) == nil)
            }
            #expect(source.indexPath(for: 99) == nil && source.index(for: 9) == nil)
            #expect(source.sectionIdentifier(for: 2) == nil && source.sectionIdentifier(for: -1) == nil)
        }

        private final class Titled: DiffableFixture.Source {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section).map { "section \($0)" }
            }
        }

        @Test func aSubclassGivesSectionsTheirTitles() {
            let fixture = DiffableFixture { Titled(tableView: $0, cellProvider: $1) }
            fixture.source.apply(DiffableFixture.snapshot([[1], [2]]))
            _ = fixture.show()
            #expect(fixture.table.headerView(forSection: 1)?.textLabel?.text == "section 1")
        }

        @Test func theRowAnimationIsTheOneAskedFor() throws {
            let (fixture, screen) = shown([[1]])
            fixture.source.defaultRowAnimation = .left
            fixture.source.apply(DiffableFixture.snapshot([[1, 2]]))
            screen.advance(by: 0.05)
            let cell = try #require(fixture.cells[2])
            #expect(screen.presentedFrame(of: cell).minX < 0)
        }

        @Test func aCellProviderThatHasNoCellStops() async throws {
            let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let table = UITableView(frame: .zero)
                    let source = DiffableFixture.Source(tableView: table) { _, _, _ in nil }
                    source.apply(DiffableFixture.snapshot([[7]]))
                    _ = source.tableView(table, cellForRowAt: [0, 0])
                }
            }
            let message = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(message.contains("cell provider returned nil for index path [0, 0] with item identifier 7"))
        }
    }
}
