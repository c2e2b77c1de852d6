import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Rows of data sources that show the new order themselves are moved once.
    @Suite @MainActor struct DiffableReorderingTests {
        /// A data source that applies the new order when a row is moved.
        private final class Source: UITableViewDiffableDataSource<Int, Int> {
            var isAnimated = false

            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

            override func tableView(
                _ tableView: UITableView,
                moveRowAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                var items = snapshot().itemIdentifiers
                items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
                apply(DiffableFixture.snapshot([items]), animatingDifferences: isAnimated)
            }
        }

        private func fixture() -> (DiffableFixture, TestScreen) {
            let fixture = DiffableFixture { Source(tableView: $0, cellProvider: $1) }
            fixture.source.apply(DiffableFixture.snapshot([Array(0..<5)]), animatingDifferences: false)
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            return (fixture, screen)
        }

        @Test(arguments: [false, true]) func aSnapshotThatIsAppliedMovesTheRowOnce(isAnimated: Bool) {
            let (fixture, screen) = fixture()
            (fixture.source as? Source)?.isAnimated = isAnimated
            screen.drag(from: CGPoint(x: 290, y: 20), to: CGPoint(x: 290, y: 140), duration: 0.5, resting: 0.3)
            screen.settle()
            let order = [1, 2, 3, 0, 4]
            #expect(fixture.source.snapshot().itemIdentifiers == order)
            #expect(fixture.shownItems == Dictionary(uniqueKeysWithValues: order.enumerated().map { ([0, $0], $1) }))
            for (row, item) in order.enumerated() {
                #expect(fixture.cells[item].map(screen.presentedFrame(of:))?.minY == CGFloat(40 * row))
            }
        }

        @Test func aReloadShowsTheMovedRowOnce() {
            let fixture = ReloadingFixture(rows: 5)
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            screen.drag(from: CGPoint(x: 290, y: 22), to: CGPoint(x: 290, y: 154), duration: 0.5, resting: 0.3)
            screen.settle()
            #expect(fixture.shown == fixture.sections[0])
            #expect(fixture.shown == ["row 1", "row 2", "row 3", "row 0", "row 4"])
        }

        @Test func theActionsOfAssistiveTechnologyMoveTheRowOnce() throws {
            let (fixture, screen) = fixture()
            let row = try #require(screen.element(labelled: "item 0"))
            #expect(screen.perform("Move Down", on: row))
            screen.settle()
            #expect(fixture.shownItems == [[0, 0]: 1, [0, 1]: 0, [0, 2]: 2, [0, 3]: 3, [0, 4]: 4])
        }
    }

    /// A table that is reloaded when a row is moved.
    private final class ReloadingFixture: EditingFixture {
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            super.tableView(tableView, moveRowAt: source, to: destination)
            tableView.reloadData()
        }
    }
}
