import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TableDroppingTests {
        /// Two tables beside each other, of which the first one's rows are dragged into the second one.
        private final class Pair: UIViewController {
            let source = DraggedRows([["a0", "a1", "a2"]])
            let destination = DroppedRows([["b0", "b1", "b2"]])

            override func viewDidLoad() {
                super.viewDidLoad()
                for (index, child) in [source, destination].enumerated() {
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

        @Test func aRowIsDroppedInAnotherTable() throws {
            let pair = Pair()
            let screen = pair.show()
            screen.mouseDrag(from: pair.source.middle(1), to: CGPoint(x: 260, y: 40))
            // The row is inserted, and appears when the item lands.
            #expect(pair.destination.sections == [["b0", "a1", "b1", "b2"]])
            #expect(pair.destination.shown == ["b0", "b1", "b2"])
            screen.settle()
            #expect(pair.destination.shown == ["b0", "a1", "b1", "b2"])
            #expect(pair.destination.log == ["enter", "drop 1 at 0.1", "drop end"])
            #expect(pair.source.log == ["begin 1", "end"] && pair.source.shown == ["a0", "a1", "a2"])
        }

        @Test func aGapOpensWhereTheRowWouldBe() {
            let pair = Pair()
            let screen = pair.show()
            screen.touchDown(at: pair.source.middle(0))
            screen.advance(by: 0.6)
            screen.touchMove(to: CGPoint(x: 100, y: 40))
            screen.touchMove(to: CGPoint(x: 260, y: 40))
            screen.advance(by: 0.3)
            let table = pair.destination.table
            #expect(table.hasActiveDrop && !table.hasActiveDrag && pair.source.table.hasActiveDrag)
            #expect(table.visibleCells.map(\.frame.minY) == [0, 88, 132])
            // The gap stays while the finger is in it.
            screen.touchMove(to: CGPoint(x: 260, y: 80))
            screen.advance(by: 0.3)
            #expect(table.visibleCells.map(\.frame.minY) == [0, 88, 132])
            screen.touchMove(to: CGPoint(x: 260, y: 400))
            screen.advance(by: 0.3)
            #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 88])
            #expect(pair.destination.asked.last == IndexPath(row: 3, section: 0))
            screen.touchMove(to: CGPoint(x: 100, y: 400))
            screen.advance(by: 0.3)
            #expect(!table.hasActiveDrop && table.visibleCells.map(\.frame.minY) == [0, 44, 88])
            screen.touchUp()
            screen.settle()
            #expect(pair.destination.log == ["enter", "exit", "drop end"])
        }

        @Test func noRowMovesWhenARowIsInsertedInTheGap() {
            let pair = Pair()
            let screen = pair.show()
            let cells = pair.destination.table.visibleCells
            screen.touchDown(at: pair.source.middle(0))
            screen.advance(by: 0.6)
            screen.touchMove(to: CGPoint(x: 100, y: 40))
            screen.touchMove(to: CGPoint(x: 260, y: 40))
            screen.advance(by: 0.5)
            let before = cells.map { screen.presentedFrame(of: $0).minY }
            screen.touchUp()
            for _ in 0..<40 {
                screen.advance(by: 1 / 60)
                #expect(cells.map { screen.presentedFrame(of: $0).minY } == before)
            }
        }

        @Test func theSelectedRowsAreDraggedTogether() {
            let pair = Pair()
            let screen = pair.show()
            pair.source.table.allowsMultipleSelection = true
            pair.source.dragsSelection = true
            for row in [0, 2] {
                pair.source.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
            screen.mouseDrag(from: pair.source.middle(2), to: CGPoint(x: 260, y: 10))
            screen.settle()
            #expect(pair.source.log == ["begin 2", "end"])
            #expect(pair.destination.shown == ["a2", "a0", "b0", "b1", "b2"])
            // A row that isn't selected is dragged alone.
            screen.mouseDrag(from: pair.source.middle(1), to: CGPoint(x: 260, y: 10))
            screen.settle()
            #expect(pair.source.log.suffix(2) == ["begin 1", "end"])
        }

        @Test func aRowTakesItems() throws {
            let pair = Pair()
            let screen = pair.show()
            pair.destination.proposal = { _, _ in
                UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
            }
            var completed: [UIViewAnimatingPosition] = []
            pair.destination.onDrop = { coordinator in
                guard let row = coordinator.destinationIndexPath, let item = coordinator.items.first else { return }
                let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
                coordinator.drop(item.dragItem, intoRowAt: row, rect: rect).addCompletion { completed.append($0) }
            }
            screen.touchDown(at: pair.source.middle(0))
            screen.advance(by: 0.6)
            screen.touchMove(to: CGPoint(x: 100, y: 70))
            screen.touchMove(to: CGPoint(x: 260, y: 70))
            screen.advance(by: 0.3)
            let cell = try #require(pair.destination.table.cellForRow(at: IndexPath(row: 1, section: 0)))
            #expect(cell.isHighlighted && pair.destination.table.visibleCells.map(\.frame.minY) == [0, 44, 88])
            screen.touchUp()
            screen.settle()
            #expect(pair.destination.log == ["enter", "drop 1 at 0.1", "drop end"])
            #expect(!cell.isHighlighted && completed == [.end])
        }

        @Test func theMiddleOfARowTakesItemsAndItsEdgeMakesWay() {
            let pair = Pair()
            let screen = pair.show()
            pair.destination.proposal = { _, _ in
                UITableViewDropProposal(operation: .copy, intent: .automatic)
            }
            screen.touchDown(at: pair.source.middle(0))
            screen.advance(by: 0.6)
            screen.touchMove(to: CGPoint(x: 100, y: 66))
            screen.touchMove(to: CGPoint(x: 260, y: 66))
            screen.advance(by: 0.3)
            let table = pair.destination.table
            #expect(table.visibleCells.map(\.isHighlighted) == [false, true, false])
            screen.touchMove(to: CGPoint(x: 260, y: 86))
            screen.advance(by: 0.3)
            #expect(table.visibleCells.map(\.isHighlighted) == [false, false, false])
            #expect(table.visibleCells.map(\.frame.minY) == [0, 44, 132])
            screen.touchUp()
            screen.settle()
            #expect(pair.destination.shown == ["b0", "b1", "a0", "b2"])
        }

        @Test func aRefusedDropReturnsTheRow() {
            let pair = Pair()
            let screen = pair.show()
            pair.destination.proposal = { _, _ in UITableViewDropProposal(operation: .forbidden) }
            screen.mouseDrag(from: pair.source.middle(0), to: CGPoint(x: 260, y: 40))
            screen.settle()
            #expect(pair.destination.log == ["enter", "exit", "drop end"])
            #expect(pair.destination.shown == ["b0", "b1", "b2"] && pair.source.log == ["begin 1", "end"])
        }

        @Test func anEmptyTableTakesItemsWithoutADestination() {
            let pair = Pair()
            pair.destination.sections = [[]]
            let screen = pair.show()
            screen.mouseDrag(from: pair.source.middle(0), to: CGPoint(x: 260, y: 40))
            screen.settle()
            #expect(pair.destination.log.contains("drop 1 at nil") && pair.destination.shown == ["a0"])
        }

        /// A table that moves its own rows by its data source takes others by its delegate.
        @Test func theDataSourceMovesTheTablesOwnRows() {
            let rows = DroppedRows([["a", "b", "c"]])
            rows.proposal = { session, _ in
                UITableViewDropProposal(
                    operation: session.localDragSession == nil ? .copy : .move,
                    intent: .insertAtDestinationIndexPath
                )
            }
            let screen = rows.show()
            screen.mouseDrag(from: rows.middle(0), to: rows.middle(2))
            screen.settle()
            #expect(rows.log.filter { $0.hasPrefix("move") || $0.hasPrefix("drop 1") } == ["move 0.0 to 0.2"])
            #expect(rows.shown == ["b", "c", "a"])
            // Without the data source, the delegate gets the row with its index path.
            rows.canMove = { _ in false }
            var sources: [IndexPath?] = []
            rows.onDrop = { sources = $0.items.map(\.sourceIndexPath) }
            screen.mouseDrag(from: rows.middle(0), to: rows.middle(2))
            screen.settle()
            #expect(sources == [IndexPath(row: 0, section: 0)])
        }
    }
}
