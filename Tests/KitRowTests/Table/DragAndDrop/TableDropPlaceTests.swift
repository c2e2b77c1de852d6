import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests what a table knows of dragged rows and of the places for them while rows and answers change.
    @Suite @MainActor struct TableDropPlaceTests {
        private func lift(_ screen: TestScreen, at point: CGPoint) {
            screen.touchDown(at: point)
            screen.advance(by: 0.6)
        }

        private func move(_ screen: TestScreen, to points: CGPoint...) {
            for point in points { screen.touchMove(to: point) }
            screen.advance(by: 0.3)
        }

        private final class DragCell: UITableViewCell {
            var states: [DragState] = []
            override func dragStateDidChange(_ dragState: DragState) { states.append(dragState) }
        }

        /// A table whose cells record the states of their rows in a drag.
        private func draggedCells(rows count: Int) -> DraggedRows {
            let rows = DraggedRows(rows: count)
            rows.loadViewIfNeeded()
            rows.table.register(DragCell.self, forCellReuseIdentifier: "cell")
            return rows
        }

        @Test func cellsKnowThatTheyAreDragged() throws {
            let rows = draggedCells(rows: 4)
            let screen = rows.show()
            let cell = try #require(rows.table.cellForRow(at: [0, 0]) as? DragCell)
            lift(screen, at: rows.middle(0))
            #expect(cell.states == [.lifting] && cell.configurationState.cellDragState == .lifting)
            move(screen, to: CGPoint(x: 100, y: 40), CGPoint(x: 100, y: 60))
            #expect(cell.states == [.lifting, .dragging] && cell.configurationState.cellDragState == .dragging)
            screen.touchCancel()
            screen.settle()
            #expect(cell.states == [.lifting, .dragging, .none] && cell.configurationState.cellDragState == .none)
        }

        @Test func aCellThatIsUsedAgainIsNotDragged() {
            let rows = draggedCells(rows: 60)
            let screen = rows.show()
            lift(screen, at: rows.middle(0))
            move(screen, to: CGPoint(x: 100, y: 40), CGPoint(x: 100, y: 470))
            screen.advance(by: 2)
            #expect(rows.table.contentOffset.y > 300)
            let others = rows.table.visibleCells.filter { rows.table.indexPath(for: $0) != [0, 0] }
            #expect(others.count > 8)
            #expect(others.allSatisfy { !$0.isHidden && $0.configurationState.cellDragState == .none })
            screen.touchCancel()
            screen.settle()
            #expect(rows.table.visibleCells.allSatisfy { !$0.isHidden })
        }

        /// The place that is shown is that of the last answer.
        @Test func theSecondAnswerCounts() throws {
            let rows = DroppedRows([["a", "b", "c"]])
            rows.canMove = { _ in false }
            rows.proposal = { _, path in
                UITableViewDropProposal(
                    operation: .copy,
                    intent: path?.row == 1 ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
                )
            }
            rows.onDrop = { _ in }
            let source = DraggedRows([["x"]])
            let both = Both(source, rows)
            let screen = both.show()
            lift(screen, at: source.middle(0))
            // The finger is on row 0, and a row would be inserted before row 1.
            move(screen, to: CGPoint(x: 100, y: 40), CGPoint(x: 260, y: 40))
            #expect(rows.asked.suffix(2) == [[0, 0], [0, 1]])
            #expect(rows.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
            #expect(rows.table.visibleCells.map(\.isHighlighted) == [true, false, false])
            screen.touchUp()
            screen.settle()
            #expect(rows.log == ["enter", "drop 1 at 0.0", "drop end"])
        }

        @Test func aPlaceIsFoundAgainAfterAnUpdate() {
            let rows = DroppedRows([["b0", "b1", "b2"]])
            let source = DraggedRows([["x"]])
            let screen = Both(source, rows).show()
            lift(screen, at: source.middle(0))
            move(screen, to: CGPoint(x: 100, y: 40), CGPoint(x: 260, y: 400))
            #expect(rows.asked.last == [0, 3])
            rows.sections = [["b0"]]
            rows.table.deleteRows(at: [[0, 1], [0, 2]], with: .none)
            screen.advance(by: 0.3)
            screen.touchUp()
            screen.settle()
            #expect(rows.log == ["enter", "drop 1 at 0.1", "drop end"])
            #expect(rows.shown == ["b0", "x"])
        }

        @Test func aDraggedRowThatIsGoneIsDroppedNowhere() {
            let rows = DraggedRows(rows: 5)
            let screen = rows.show()
            lift(screen, at: rows.middle(4))
            move(screen, to: CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 100))
            rows.sections[0].removeLast(3)
            rows.table.reloadData()
            move(screen, to: CGPoint(x: 100, y: 70), CGPoint(x: 100, y: 30))
            screen.touchUp()
            screen.settle()
            #expect(rows.log == ["begin 1", "end"] && rows.shown == ["row 0", "row 1"])
        }

        /// Two tables beside each other.
        private final class Both: UIViewController {
            private let tables: [DraggedRows]

            init(_ left: DraggedRows, _ right: DraggedRows) {
                tables = [left, right]
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewDidLoad() {
                super.viewDidLoad()
                for (index, child) in tables.enumerated() {
                    addChild(child)
                    child.view.frame = CGRect(x: 160 * index, y: 0, width: 160, height: 480)
                    view.addSubview(child.view)
                    child.didMove(toParent: self)
                }
            }

            func show() -> TestScreen {
                let screen = TestScreen(size: CGSize(width: 320, height: 480))
                screen.show(self)
                screen.settle()
                return screen
            }
        }
    }
}
