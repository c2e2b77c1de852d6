import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct UITableViewSelectionTests {
        @Test func aTapAsksAndTellsInOrder() throws {
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            #expect(
                fixture.log == [
                    "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
                ]
            )
            #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
            #expect(try #require(fixture.cell(1)).isSelected)
        }

        @Test func selectingAnotherRowDeselectsTheFirst() throws {
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            fixture.log = []
            screen.tap(try #require(fixture.cell(3)))
            screen.settle()
            #expect(
                fixture.log.filter { !$0.contains("ighlight") } == [
                    "willSelect 3", "willDeselect 1", "didDeselect 1", "didSelect 3",
                ]
            )
            #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
        }

        @Test func nilFromWillSelectSelectsNothing() throws {
            let fixture = TableFixture(rows: 5)
            fixture.willSelect = { _ in nil }
            let screen = fixture.show()
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            #expect(fixture.table.indexPathForSelectedRow == nil)
            #expect(!fixture.log.contains("didSelect 1"))
        }

        @Test func aRowThatMayNotBeHighlightedIsNotSelected() throws {
            let fixture = TableFixture(rows: 5)
            fixture.mayHighlight = { _ in false }
            let screen = fixture.show()
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            #expect(fixture.log == ["shouldHighlight 1"])
        }

        @Test func aDragScrollsAndSelectsNothing() throws {
            let fixture = TableFixture(rows: 50)
            let screen = fixture.show()
            screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.2)
            screen.settle()
            #expect(fixture.table.contentOffset.y > 150)
            #expect(fixture.table.indexPathForSelectedRow == nil)
            #expect(!fixture.log.contains { $0.hasPrefix("didSelect") })
        }

        @Test func aHighlightEndsWithItsTouchAfterTheTouchedCellLeft() throws {
            let fixture = TableFixture(rows: 50)
            let screen = fixture.show()
            screen.touchDown(at: CGPoint(x: 100, y: 400))
            // The highlight begins under the finger after the touch delay, while the content scrolls.
            fixture.table.setContentOffset(CGPoint(x: 0, y: 480), animated: true)
            screen.advance(by: 0.16)
            let row = try #require(fixture.table.selection.highlighted)
            #expect(row.row > 9)
            screen.advance(by: 1)
            screen.touchUp()
            screen.settle()
            #expect(fixture.table.selection.highlighted == nil)
            #expect(fixture.log.contains("didUnhighlight \(row.row)"))
        }

        @Test func anotherFingerDoesNotChangeTheHighlight() throws {
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            let (first, second) = (try #require(fixture.cell(1)), try #require(fixture.cell(3)))
            screen.touchDown(1, at: CGPoint(x: 100, y: first.frame.midY))
            screen.advance(by: 0.2)
            screen.touchDown(2, at: CGPoint(x: 200, y: second.frame.midY))
            screen.advance(by: 0.2)
            #expect(first.isHighlighted && !second.isHighlighted)
            screen.touchUp(2)
            screen.settle()
            #expect(first.isHighlighted)
            screen.touchUp(1)
            screen.settle()
            #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
            #expect(!first.isHighlighted)
        }

        @Test func selectionFollowsItsRowThroughUpdates() throws {
            let fixture = TableFixture(rows: 10)
            let screen = fixture.show()
            fixture.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
            fixture.sections[0].remove(at: 1)
            fixture.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
            screen.settle()
            #expect(try #require(fixture.cell(3)).isSelected)
        }

        @Test func programmaticSelectionTellsNobody() {
            let fixture = TableFixture(rows: 10)
            _ = fixture.show()
            fixture.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
            fixture.table.deselectRow(at: IndexPath(row: 4, section: 0), animated: false)
            #expect(fixture.log.isEmpty)
        }

        @Test func tappingTheSelectedRowTellsAgain() throws {
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            for _ in 0..<2 {
                fixture.log = []
                screen.tap(try #require(fixture.cell(1)))
                screen.advance(by: 1)
                #expect(fixture.log.contains("didSelect 1") && !fixture.log.contains("didDeselect 1"))
            }
        }

        @Test func withMultipleSelectionASecondTapDeselects() throws {
            let fixture = TableFixture(rows: 5)
            fixture.table.allowsMultipleSelection = true
            let screen = fixture.show()
            for row in [1, 3, 1] {
                screen.tap(try #require(fixture.cell(row)))
                screen.advance(by: 1)
            }
            #expect(fixture.table.indexPathsForSelectedRows == [[0, 3]])
            #expect(
                fixture.log.filter { $0.hasPrefix("did") && $0.contains("elect") } == [
                    "didSelect 1", "didSelect 3", "didDeselect 1",
                ]
            )
        }

        @Test func theSelectionFadesWhenTheClientDeselectsItAtOnce() throws {
            let fixture = TableFixture(rows: 5)
            fixture.onSelect = { fixture.table.deselectRow(at: $0, animated: true) }
            let screen = fixture.show()
            let cell = try #require(fixture.cell(1))
            screen.tap(cell)
            screen.advance(by: 0.1)
            let ground = try #require(cell.selectionBackground?.view)
            let opacity = try #require(ground.layer.presentation()).opacity
            #expect(opacity > 0 && opacity < 1)
            screen.settle()
            #expect(cell.selectionBackground?.view == nil && ground.superview == nil)
        }

        @Test func aCellWithoutSelectionStyleShowsNothing() throws {
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(1))
            cell.selectionStyle = .none
            screen.tap(cell)
            #expect(cell.isSelected && cell.selectionBackground?.view == nil)
        }

        @Test(arguments: [false, true])
        func theDetailButtonTakesItsTapsAndNoOthers(rightToLeft: Bool) throws {
            let fixture = TableFixture(rows: 5)
            let screen = fixture.show()
            screen.setLayoutDirection(rightToLeft: rightToLeft)
            try #require(fixture.cell(1)).accessoryType = .detailDisclosureButton
            screen.settle()
            let x: CGFloat = rightToLeft ? 16 + 10.5 + 8 + 11 : 320 - 16 - 10.5 - 8 - 11
            screen.tap(at: CGPoint(x: x, y: 66))
            screen.settle()
            #expect(fixture.log == ["accessory 1"])
            fixture.log = []
            screen.tap(at: CGPoint(x: rightToLeft ? 20 : 300, y: 66))
            screen.settle()
            #expect(fixture.log.contains("didSelect 1") && !fixture.log.contains("accessory 1"))
        }
    }
}
