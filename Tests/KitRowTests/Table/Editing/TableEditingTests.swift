import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    @Suite @MainActor struct TableEditingTests {
        /// The numbers of S, table/editing, in rows of 320 x 44.
        @Test func rowsMakeWayForTheirControls() throws {
            let fixture = EditingFixture(rows: 3)
            fixture.canEdit = { $0.row != 2 }
            fixture.canMove = { $0.row == 0 }
            fixture.style = { $0.row == 0 ? .delete : .insert }
            let screen = fixture.show()
            #expect(!fixture.table.isEditing)
            fixture.table.setEditing(true, animated: true)
            #expect(fixture.table.isEditing)
            screen.settle()
            let cells = try (0..<3).map { try #require(fixture.cell($0)) }
            let labels = try cells.map { cell in try #require(cell.textLabel).convert(cell.textLabel!.bounds, to: cell)
            }
            #expect(labels[0] == CGRect(x: 56, y: 0, width: 213, height: 44))
            #expect(labels[1] == CGRect(x: 56, y: 0, width: 248, height: 44))
            #expect(labels[2] == CGRect(x: 16, y: 0, width: 288, height: 44))
            let controls = cells.map { $0.subviews.first { $0 is EditControl } }
            #expect(controls[0]?.frame == CGRect(x: 15, y: 9, width: 26, height: 26))
            #expect(controls[2] == nil)
            let grip = try #require(cells[0].subviews.first { $0 is ReorderControl })
            #expect(grip.frame == CGRect(x: 320 - 16 - 27, y: 0, width: 27, height: 44))
            #expect(cells.map(\.isEditing) == [true, true, false])
            #expect(cells.map(\.editingStyle) == [.delete, .insert, .none])
            #expect(cells.map(\.showsReorderControl) == [true, false, false])
            fixture.table.setEditing(false, animated: true)
            screen.settle()
            #expect(cells.allSatisfy { $0.contentView.frame.minX == 0 && !$0.isEditing })
            #expect(cells.allSatisfy { cell in !cell.subviews.contains { $0 is EditControl || $0 is ReorderControl } })
        }

        @Test func rightToLeftTheControlIsOnTheRight() throws {
            let fixture = EditingFixture(rows: 1)
            let screen = fixture.show()
            screen.setLayoutDirection(rightToLeft: true)
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            let cell = try #require(fixture.cell(0))
            let control = try #require(cell.subviews.first { $0 is EditControl })
            let grip = try #require(cell.subviews.first { $0 is ReorderControl })
            #expect(abs(control.frame.minX - (320 - 15 - 26)) < 1e-6)
            #expect(abs(grip.frame.minX - 16) < 1e-6)
            #expect(cell.contentView.frame == CGRect(x: 43, y: 0, width: 320 - 43 - 40, height: 44))
        }

        @Test func theMotionIsSmoothAndSubclassesHearOfIt() throws {
            let fixture = EditingFixture(rows: 3)
            let screen = fixture.show()
            let cell = try #require(fixture.cell(1))
            fixture.table.setEditing(true, animated: true)
            var last: CGFloat = 0
            for _ in 0..<25 {
                screen.advance(by: 1 / 60)
                let x = screen.presentedFrame(of: cell.contentView).minX
                #expect(x >= last - 1e-6 && x - last < 8)
                last = x
            }
            #expect(last == 40)
            screen.settle()
            #expect(cell.transitions == ["will 1", "did 1"])
            fixture.table.setEditing(false, animated: false)
            #expect(cell.transitions == ["will 1", "did 1", "will 0", "did 0"])
        }

        @Test func rowsThatScrollIntoSightAreInTheMode() throws {
            let fixture = EditingFixture(rows: 60)
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: false)
            fixture.table.contentOffset.y = 1000
            screen.settle()
            #expect(fixture.table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 40 })
            fixture.table.setEditing(false, animated: false)
            fixture.table.contentOffset.y = 0
            screen.settle()
            #expect(fixture.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
        }

        @Test func withoutAControlTheContentMakesWayOnlyIfAsked() throws {
            let fixture = EditingFixture(rows: 1)
            fixture.style = { _ in .none }
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            #expect(fixture.cell(0)?.contentView.frame.minX == 40)
            fixture.table.setEditing(false, animated: false)
            fixture.indents = false
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            #expect(fixture.cell(0)?.contentView.frame.minX == 0)
        }

        @Test func theAccessoryIsReplaced() throws {
            let fixture = EditingFixture(rows: 1)
            fixture.canMove = { _ in false }
            let screen = fixture.show()
            let cell = try #require(fixture.cell(0))
            cell.accessoryType = .disclosureIndicator
            screen.settle()
            let end = 320 - 16 - TableMetrics.chevronSize.width
            #expect(cell.contentView.frame.maxX == end)
            fixture.table.setEditing(true, animated: true)
            screen.settle()
            #expect(cell.contentView.frame.maxX == 320)
            #expect(!cell.subviews.contains { $0 is CellAccessoryView })
            cell.editingAccessoryType = .disclosureIndicator
            screen.settle()
            #expect(cell.contentView.frame.maxX == end)
            fixture.table.setEditing(false, animated: false)
            let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            cell.editingAccessoryView = own
            #expect(own.superview == nil)
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            #expect(own.superview === cell && own.frame.maxX == 304)
        }

        @Test func rowsThatSizeThemselvesFollowTheirWidth() throws {
            let fixture = EditingFixture([["A text for one line or for two"]])
            let screen = fixture.show()
            fixture.table.rowHeight = UITableView.automaticDimension
            let label = try #require(fixture.cell(0)?.textLabel)
            label.numberOfLines = 0
            try #require((215..<285).contains(label.intrinsicContentSize.width))
            fixture.table.beginUpdates()
            fixture.table.endUpdates()
            screen.settle()
            let height = try #require(fixture.cell(0)).frame.height
            fixture.table.setEditing(true, animated: true)
            screen.settle()
            #expect(try #require(fixture.cell(0)).frame.height > height)
            fixture.table.setEditing(false, animated: true)
            screen.settle()
            #expect(try #require(fixture.cell(0)).frame.height == height)
        }

        // MARK: Controls

        @Test func theInsertControlCommits() throws {
            let fixture = EditingFixture(rows: 2)
            fixture.style = { _ in .insert }
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            screen.tap(at: CGPoint(x: 28, y: 22))
            screen.settle()
            #expect(fixture.log == ["commit insert 0.0"])
            #expect(fixture.shown == ["new", "row 0", "row 1"])
            #expect(fixture.table.visibleCells.allSatisfy { $0.isEditing })
        }

        @Test func theDeleteControlAsksFirst() throws {
            let fixture = EditingFixture(rows: 3)
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            screen.tap(at: CGPoint(x: 28, y: 66))
            screen.settle()
            #expect(fixture.log == ["willBegin 1"])
            let cell = try #require(fixture.cell(1))
            #expect(cell.showingDeleteConfirmation && cell.contentView.frame.minX < 40 - 73)
            screen.tap(at: CGPoint(x: 300, y: 66))
            screen.settle()
            #expect(fixture.log == ["willBegin 1", "commit delete 0.1", "didEnd nil"])
            #expect(fixture.shown == ["row 0", "row 2"])
            #expect(fixture.table.isEditing)
        }

        // MARK: Selection

        @Test func rowsAreSelectedOnlyIfTheModeAllowsIt() throws {
            let fixture = EditingFixture(rows: 3)
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            screen.tap(at: CGPoint(x: 150, y: 66))
            screen.settle()
            #expect(fixture.log == [])
            fixture.table.allowsSelectionDuringEditing = true
            screen.tap(at: CGPoint(x: 150, y: 66))
            screen.settle()
            #expect(fixture.log == ["didSelect 1"])
            fixture.table.setEditing(false, animated: false)
            #expect(fixture.table.indexPathForSelectedRow == nil)
        }

        @Test func circlesShowWhichRowsAreSelected() throws {
            let fixture = EditingFixture(rows: 3)
            fixture.table.allowsMultipleSelectionDuringEditing = true
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: true)
            screen.settle()
            for y in [22, 110] { screen.tap(at: CGPoint(x: 28, y: CGFloat(y))) }
            screen.settle()
            #expect(fixture.table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
            let circles = (0..<3).map { fixture.cell($0)?.subviews.compactMap { $0 as? EditControl }.first?.isChecked }
            #expect(circles == [true, false, true])
            screen.tap(at: CGPoint(x: 200, y: 22))
            screen.settle()
            #expect(fixture.table.indexPathsForSelectedRows?.map(\.row) == [2])
        }

        @Test func aControllerEditsItsTable() throws {
            let controller = UITableViewController(style: .plain)
            controller.setEditing(true, animated: false)
            controller.loadViewIfNeeded()
            controller.setEditing(true, animated: false)
            #expect(controller.tableView.isEditing)
            controller.isEditing = false
            #expect(!controller.tableView.isEditing)
        }

        @Test func controlsAreNamedAfterTheirRows() throws {
            let fixture = EditingFixture(rows: 2)
            fixture.canMove = { $0.row == 0 }
            let screen = fixture.show()
            fixture.table.setEditing(true, animated: false)
            screen.settle()
            let labels = screen.accessibilityTree.map(\.description)
            #expect(
                labels == [
                    "row 0", "Delete row 0, button", "Reorder row 0, button", "row 1", "Delete row 1, button",
                ]
            )
        }
    }
}
