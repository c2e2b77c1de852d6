import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TableDraggingTests {
        private func hold(_ screen: TestScreen, at point: CGPoint) {
            screen.touchDown(at: point)
            screen.advance(by: 0.6)
        }

        private func move(_ screen: TestScreen, from: CGPoint, to: CGPoint) {
            for step in 1...20 {
                let part = CGFloat(step) / 20
                screen.touchMove(
                    to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                )
                screen.advance(by: 1 / 60)
            }
        }

        // MARK: Rows that the data source moves

        @Test func aFingerReordersRowsWithoutADropDelegate() {
            let rows = DraggedRows(rows: 5)
            let screen = rows.show()
            let (from, to) = (rows.middle(0), rows.middle(3))
            hold(screen, at: from)
            move(screen, from: from, to: to)
            screen.advance(by: 0.3)
            // The others have made way, and the data are as they were.
            #expect(rows.log == ["begin 1"] && rows.table.hasActiveDrag && rows.table.hasActiveDrop)
            #expect(rows.shown == ["row 1", "row 2", "row 3", "row 4"])
            #expect(rows.table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.minY == 88)
            #expect(rows.table.cellForRow(at: IndexPath(row: 4, section: 0))?.frame.minY == 176)
            screen.touchUp()
            screen.settle()
            #expect(rows.log == ["begin 1", "move 0.0 to 0.3", "end"])
            #expect(rows.shown == ["row 1", "row 2", "row 3", "row 0", "row 4"] && rows.shown == rows.sections[0])
            #expect(rows.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
            #expect(!rows.table.hasActiveDrag && !rows.table.hasActiveDrop)
        }

        @Test func noRowJumpsWhenARowIsDropped() throws {
            let rows = DraggedRows(rows: 5)
            let screen = rows.show()
            let (from, to) = (rows.middle(0), rows.middle(3))
            let others = (1...4).compactMap { rows.table.cellForRow(at: IndexPath(row: $0, section: 0)) }
            hold(screen, at: from)
            move(screen, from: from, to: to)
            screen.advance(by: 0.5)
            let before = others.map { screen.presentedFrame(of: $0).minY }
            screen.touchUp()
            for _ in 0..<40 {
                screen.advance(by: 1 / 60)
                #expect(others.map { screen.presentedFrame(of: $0).minY } == before)
            }
        }

        @Test func theRowIsVisibleAgainWhereItLands() throws {
            let rows = DraggedRows(rows: 5)
            let screen = rows.show()
            screen.mouseDrag(from: rows.middle(1), to: rows.middle(4))
            let cell = try #require(rows.table.cellForRow(at: IndexPath(row: 4, section: 0)))
            #expect(cell.textLabel?.text == "row 1" && cell.isHidden)
            screen.settle()
            #expect(!cell.isHidden && rows.table.visibleCells.allSatisfy { !$0.isHidden })
        }

        @Test func aRowThatReturnsMovesNothing() {
            let rows = DraggedRows(rows: 5)
            let screen = rows.show()
            let (from, to) = (rows.middle(1), rows.middle(3))
            hold(screen, at: from)
            move(screen, from: from, to: to)
            move(screen, from: to, to: from)
            screen.touchUp()
            screen.settle()
            #expect(rows.log == ["begin 1", "end"] && rows.shown == rows.sections[0])
        }

        @Test func escapeReturnsTheRow() {
            let rows = DraggedRows(rows: 5)
            let screen = rows.show()
            let (from, to) = (rows.middle(1), rows.middle(3))
            hold(screen, at: from)
            move(screen, from: from, to: to)
            screen.press(.keyboardEscape)
            screen.settle()
            screen.touchUp()
            #expect(rows.log == ["begin 1", "end"] && rows.shown == rows.sections[0])
            #expect(rows.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
        }

        @Test func aRowMovesToAnotherSection() {
            let rows = DraggedRows([["a0", "a1"], ["b0", "b1"]])
            rows.titles = ["a", "b"]
            let screen = rows.show()
            screen.mouseDrag(from: rows.middle(0), to: rows.middle(1, 1))
            screen.settle()
            #expect(rows.sections == [["a1"], ["b0", "b1", "a0"]] || rows.sections == [["a1"], ["b0", "a0", "b1"]])
            #expect(rows.shown == rows.sections.flatMap { $0 })
        }

        @Test func rowsThatMayNotMoveStay() {
            let rows = DraggedRows(rows: 5)
            rows.canMove = { $0.row != 0 }
            let screen = rows.show()
            screen.mouseDrag(from: rows.middle(0), to: rows.middle(3))
            screen.settle()
            #expect(rows.log == ["begin 1", "end"] && rows.shown == rows.sections[0])
            rows.log = []
            rows.target = { _, proposed in IndexPath(row: min(proposed.row, 2), section: 0) }
            screen.mouseDrag(from: rows.middle(1), to: rows.middle(4))
            screen.settle()
            #expect(rows.log == ["begin 1", "move 0.1 to 0.2", "end"])
        }

        @Test func aTableWhoseInteractionIsDisabledDragsNothing() {
            let rows = DraggedRows(rows: 5)
            let screen = rows.show()
            rows.table.dragInteractionEnabled = false
            screen.mouseDrag(from: rows.middle(0), to: rows.middle(3))
            screen.settle()
            #expect(rows.log == [])
        }

        @Test func theContentScrollsAtTheEdge() {
            let rows = DraggedRows(rows: 60)
            let screen = rows.show()
            let from = rows.middle(0)
            hold(screen, at: from)
            move(screen, from: from, to: CGPoint(x: 100, y: 470))
            screen.advance(by: 1.5)
            #expect(rows.table.contentOffset.y > 300)
            let offset = rows.table.contentOffset.y
            screen.touchMove(to: CGPoint(x: 100, y: 240))
            screen.advance(by: 0.3)
            let still = rows.table.contentOffset.y
            screen.advance(by: 0.3)
            #expect(rows.table.contentOffset.y == still && still >= offset)
            screen.touchUp()
            screen.settle()
            #expect(rows.table.contentOffset.y == still)
            #expect(rows.log.count == 3 && rows.sections[0].firstIndex(of: "row 0").map { $0 > 8 } == true)
        }

        /// Any sequence of drags leaves the rows in the order of a plain array with the same moves.
        @Test(arguments: [1, 2, 3, 4]) func drags(seed: UInt64) {
            var random = Numbers(state: seed)
            let rows = DraggedRows(rows: 8)
            let screen = rows.show()
            var model = rows.sections[0]
            for _ in 0..<12 {
                let (from, to) = (Int(random.next() % 8), Int(random.next() % 8))
                let isByMouse = random.next() % 2 == 0
                if isByMouse {
                    screen.mouseDrag(from: rows.middle(from), to: rows.middle(to))
                } else {
                    hold(screen, at: rows.middle(from))
                    move(screen, from: rows.middle(from), to: rows.middle(to))
                    screen.touchUp()
                }
                model.insert(model.remove(at: from), at: to)
                // The next drag may begin while the last row still moves.
                if random.next() % 2 == 0 { screen.settle() } else { screen.advance(by: 0.35) }
                #expect(rows.sections[0] == model, "seed \(seed), \(from) to \(to), mouse: \(isByMouse)")
            }
            screen.settle()
            #expect(rows.shown == model)
        }
    }
}

/// Numbers that are the same in each run.
private struct Numbers {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
