import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct RowReorderingTests {
        private let grip: CGFloat = 290

        private func edited(_ fixture: EditingFixture) -> TestScreen {
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            return screen
        }

        /// Moves a finger from one height to another on the controls.
        private func move(_ screen: TestScreen, from: CGFloat, to: CGFloat) {
            screen.touchDown(at: CGPoint(x: grip, y: from))
            screen.advance(by: 0.1)
            for step in 1...20 {
                screen.touchMove(to: CGPoint(x: grip, y: from + (to - from) * CGFloat(step) / 20))
                screen.advance(by: 1 / 60)
            }
        }

        @Test func aRowIsMovedByItsControl() throws {
            let fixture = EditingFixture(rows: 5)
            let screen = edited(fixture)
            move(screen, from: 22, to: 22 + 44 * 3)
            screen.advance(by: 0.3)
            // Until the row is dropped, the data are as they were, and the others have made way.
            #expect(fixture.log == [])
            #expect(fixture.shown == ["row 1", "row 2", "row 3", "row 0", "row 4"])
            #expect(fixture.cell(1)?.frame.minY == 0)
            screen.touchUp()
            screen.settle()
            #expect(fixture.log == ["move 0.0 to 0.3"])
            #expect(fixture.shown == ["row 1", "row 2", "row 3", "row 0", "row 4"])
            #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
            #expect(fixture.table.visibleCells.map(\.textLabel?.text) == fixture.sections[0])
            #expect(fixture.table.visibleCells.allSatisfy { $0.layer.shadowOpacity == 0 })
        }

        @Test func rowsMakeWaySmoothlyAndNoneJumpsWhenTheRowIsDropped() throws {
            let fixture = EditingFixture(rows: 5)
            let screen = edited(fixture)
            let other = try #require(fixture.cell(1))
            move(screen, from: 22, to: 22 + 30)
            var last = screen.presentedFrame(of: other).minY
            #expect(last > 0 && last < 44)
            for _ in 0..<20 {
                screen.advance(by: 1 / 60)
                let y = screen.presentedFrame(of: other).minY
                #expect(y <= last + 1e-6 && last - y < 14)
                last = y
            }
            #expect(last == 0)
            let held = screen.presentedFrame(of: try #require(fixture.cell(0))).minY
            screen.touchUp()
            screen.advance(by: 1 / 60)
            #expect(screen.presentedFrame(of: other).minY == 0)
            #expect(abs(screen.presentedFrame(of: try #require(fixture.cell(1))).minY - held) < 6)
        }

        @Test func aRowThatReturnsMovesNothing() throws {
            let fixture = EditingFixture(rows: 5)
            let screen = edited(fixture)
            move(screen, from: 66, to: 140)
            screen.touchMove(to: CGPoint(x: grip, y: 70))
            screen.advance(by: 0.1)
            screen.touchUp()
            screen.settle()
            #expect(fixture.log == [] && fixture.shown == fixture.sections[0])
            #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
        }

        @Test func aRowMovesToAnotherSection() throws {
            let fixture = EditingFixture([["a0", "a1"], ["b0", "b1"]])
            fixture.titles = ["a", "b"]
            fixture.table.sectionHeaderTopPadding = 0
            let screen = edited(fixture)
            let from = try #require(fixture.cell(0)).frame.midY
            let to = try #require(fixture.cell(1, 1)).frame.midY
            move(screen, from: from, to: to - 30)
            screen.advance(by: 0.3)
            #expect(fixture.shown == ["a1", "b0", "a0", "b1"])
            screen.touchUp()
            screen.settle()
            #expect(fixture.log == ["move 0.0 to 1.1"])
            #expect(fixture.sections == [["a1"], ["b0", "a0", "b1"]])
            #expect(fixture.table.visibleCells.map { $0.textLabel?.text } == ["a1", "b0", "a0", "b1"])
        }

        @Test func theDelegateRestrictsTheTarget() throws {
            let fixture = EditingFixture(rows: 5)
            fixture.target = { _, proposed in IndexPath(row: min(proposed.row, 2), section: 0) }
            let screen = edited(fixture)
            move(screen, from: 22, to: 200)
            screen.touchUp()
            screen.settle()
            #expect(fixture.log == ["move 0.0 to 0.2"])
        }

        @Test func aTargetThatDoesNotExistIsIgnored() throws {
            let fixture = EditingFixture(rows: 3)
            fixture.target = { _, _ in IndexPath(row: 7, section: 3) }
            let screen = edited(fixture)
            move(screen, from: 22, to: 120)
            screen.touchUp()
            screen.settle()
            #expect(fixture.log == [] && fixture.shown == fixture.sections[0])
        }

        @Test func theContentScrollsAtTheEdge() throws {
            let fixture = EditingFixture(rows: 60)
            let screen = edited(fixture)
            move(screen, from: 22, to: 470)
            screen.advance(by: 1.5)
            #expect(fixture.table.contentOffset.y > 300)
            let cell = try #require(fixture.table.visibleCells.first { $0.textLabel?.text == "row 0" })
            // The row stays under the finger.
            #expect(abs(screen.presentedFrame(of: cell).midY - 470) < 1)
            let offset = fixture.table.contentOffset.y
            screen.touchUp()
            screen.settle()
            #expect(fixture.table.contentOffset.y - offset < 20)
            #expect(fixture.log.count == 1)
            #expect(fixture.table.visibleCells.map(\.textLabel?.text) == fixture.shown)
            let rows = try #require(fixture.table.indexPathsForVisibleRows)
            #expect(fixture.shown == rows.map { fixture.sections[0][$0.row] })
        }

        @Test func anUpdateEndsTheMove() throws {
            let fixture = EditingFixture(rows: 5)
            let screen = edited(fixture)
            move(screen, from: 22, to: 120)
            fixture.sections[0].remove(at: 4)
            fixture.table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .none)
            screen.touchUp()
            screen.settle()
            #expect(fixture.log == [] && fixture.shown == ["row 0", "row 1", "row 2", "row 3"])
            #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
        }

        @Test func assistiveTechnologyMovesRows() throws {
            let fixture = EditingFixture(rows: 3)
            let screen = edited(fixture)
            let actions = ["row 0", "row 1", "row 2"].map { screen.element(labelled: $0)?.customActions }
            #expect(actions == [["Move Down"], ["Move Up", "Move Down"], ["Move Up"]])
            #expect(screen.perform("Move Down", on: try #require(screen.element(labelled: "row 0"))))
            screen.settle()
            #expect(fixture.log == ["move 0.0 to 0.1"] && fixture.shown == ["row 1", "row 0", "row 2"])
        }
    }
}
