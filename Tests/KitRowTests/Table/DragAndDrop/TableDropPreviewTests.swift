import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit
@testable import UIKitTestSupport

extension UIKitScreenTests {
    /// Tests the look of rows on their way to their places, and fingers beside the one that drags.
    @Suite @MainActor struct TableDropPreviewTests {
        private let rows = DroppedRows([["a", "b", "c", "d"]])

        private func platter(_ screen: TestScreen) throws -> DragPlatter {
            let overlay = screen.window.subviews.first { $0 is DragOverlay }
            return try #require(overlay?.subviews.lazy.compactMap { $0 as? DragPlatter }.first)
        }

        /// Drags the first row of the table onto its last one.
        private func drag() -> TestScreen {
            let screen = rows.show()
            rows.proposal = { _, _ in UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath) }
            screen.touchDown(at: rows.middle(0))
            screen.advance(by: 0.6)
            screen.touchMove(to: rows.middle(1))
            screen.touchMove(to: rows.middle(2))
            screen.advance(by: 0.5)
            return screen
        }

        @Test func aDroppedRowGetsItsLook() throws {
            let parameters = UIDragPreviewParameters()
            parameters.backgroundColor = .red
            parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
            rows.dropParameters = parameters
            let screen = drag()
            let platter = try platter(screen)
            #expect(platter.subviews.first?.backgroundColor == .clear)
            screen.touchUp()
            #expect(platter.subviews.first?.backgroundColor == .red && platter.subviews.first?.layer.mask != nil)
            #expect(rows.rowsOfPreviews.count == 1 && rows.rowsOfPreviews.first?.section == 0)
            screen.settle()
        }

        @Test func withoutParametersItKeepsItsLook() throws {
            let screen = drag()
            let platter = try platter(screen)
            screen.touchUp()
            #expect(platter.subviews.first?.backgroundColor == .clear && rows.rowsOfPreviews.count == 1)
            screen.settle()
        }

        @Test func theDefaultIsNoParameters() {
            final class Plain: NSObject, UITableViewDropDelegate {
                func tableView(
                    _ tableView: UITableView,
                    performDropWith coordinator: any UITableViewDropCoordinator
                ) {}
            }
            #expect(Plain().tableView(UITableView(), dropPreviewParametersForRowAt: [0, 0]) == nil)
        }

        /// Drags the first row out of the table, and presses a button in the cell of a row with another finger.
        private func presses(inRow row: Int, enabled: Bool) throws -> Int {
            let rows = DraggedRows(rows: 4)
            rows.canMove = { _ in false }
            let screen = rows.show()
            let button = UIButton(type: .system)
            var count = 0
            button.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
            button.frame = CGRect(x: 200, y: 0, width: 80, height: 44)
            let cell = try #require(rows.table.cellForRow(at: IndexPath(row: row, section: 0)))
            #expect(!cell.userInteractionEnabledWhileDragging)
            cell.contentView.addSubview(button)
            cell.userInteractionEnabledWhileDragging = enabled
            screen.touchDown(at: rows.middle(0))
            screen.advance(by: 0.6)
            screen.touchMove(to: CGPoint(x: 100, y: 300))
            screen.advance(by: 0.3)
            #expect(rows.table.hasActiveDrag)
            screen.touchDown(2, at: CGPoint(x: 240, y: CGFloat(row) * 44 + 22))
            screen.advance(by: 0.3)
            screen.touchUp(2)
            screen.touchUp(1)
            screen.settle()
            #expect(rows.log == ["begin 1", "end"])
            return count
        }

        @Test func anotherFingerOperatesADraggedCellOnlyIfThatIsEnabled() throws {
            #expect(try presses(inRow: 0, enabled: false) == 0)
            #expect(try presses(inRow: 0, enabled: true) == 1)
        }

        @Test func anotherFingerOperatesOtherCells() throws {
            #expect(try presses(inRow: 2, enabled: false) == 1)
        }
    }
}
