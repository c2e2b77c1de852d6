import Testing
import UIKitTesting

@testable import UIKit

extension UIKitScreenTests {
    @Suite @MainActor struct UITableViewSelectionTests {
        private let screen = TestScreen(size: CGSize(width: 320, height: 480))

        private func show(_ fixture: TableFixture) {
            screen.show(fixture)
            screen.settle()
            fixture.log = []
        }

        @Test func aTapAsksAndTellsInOrder() throws {
            let fixture = TableFixture(rows: 5)
            show(fixture)
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            #expect(
                fixture.log == [
                    "shouldHighlight 1", "didHighlight 1", "willSelect 1", "didSelect 1", "didUnhighlight 1",
                ]
            )
            #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
            #expect(try #require(fixture.cell(1)).isSelected)
        }

        @Test func selectingAnotherRowDeselectsTheFirst() throws {
            let fixture = TableFixture(rows: 5)
            show(fixture)
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
            show(fixture)
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            #expect(fixture.table.indexPathForSelectedRow == nil)
            #expect(!fixture.log.contains("didSelect 1"))
        }

        @Test func aRowThatMayNotBeHighlightedIsNotSelected() throws {
            let fixture = TableFixture(rows: 5)
            fixture.mayHighlight = { _ in false }
            show(fixture)
            screen.tap(try #require(fixture.cell(1)))
            screen.settle()
            #expect(fixture.log == ["shouldHighlight 1"])
        }

        @Test func aDragScrollsAndSelectsNothing() throws {
            let fixture = TableFixture(rows: 50)
            show(fixture)
            screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), duration: 0.2)
            screen.settle()
            #expect(fixture.table.contentOffset.y > 150)
            #expect(fixture.table.indexPathForSelectedRow == nil)
            #expect(!fixture.log.contains { $0.hasPrefix("didSelect") })
        }

        @Test func selectionFollowsItsRowThroughUpdates() throws {
            let fixture = TableFixture(rows: 10)
            show(fixture)
            fixture.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
            fixture.sections[0].remove(at: 1)
            fixture.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
            #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
            screen.settle()
            #expect(try #require(fixture.cell(3)).isSelected)
        }

        @Test func programmaticSelectionTellsNobody() {
            let fixture = TableFixture(rows: 10)
            show(fixture)
            fixture.table.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
            fixture.table.deselectRow(at: IndexPath(row: 4, section: 0), animated: false)
            #expect(fixture.log.isEmpty)
        }
    }
}
