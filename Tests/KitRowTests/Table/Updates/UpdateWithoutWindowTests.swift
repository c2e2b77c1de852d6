import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitTestSupport

/// Tests updates of a table outside a window.
@Suite(.serialized) @MainActor struct UpdateWithoutWindowTests {
    private func deletedWithoutWindow() -> (TableFixture, TestScreen, UIView) {
        let fixture = TableFixture(rows: 60)
        let screen = fixture.show()
        let holder = UIView(frame: fixture.table.frame)
        screen.window.addSubview(holder)
        holder.addSubview(fixture.table)
        screen.settle()
        fixture.table.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .none)
        fixture.table.removeFromSuperview()
        fixture.sections[0].removeFirst(3)
        fixture.table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .fade)
        return (fixture, screen, holder)
    }

    @Test func theSelectionFollowsItsRow() {
        let (fixture, _, _) = deletedWithoutWindow()
        #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    }

    @Test func theSelectionIsStillThereBackInTheWindow() {
        let (fixture, screen, holder) = deletedWithoutWindow()
        holder.addSubview(fixture.table)
        screen.settle()
        #expect(fixture.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
        #expect(fixture.cell(2)?.isSelected == true)
        #expect(fixture.cell(0)?.name == "row 3")
    }

    @Test func everyCompletionIsCalled() {
        let (fixture, screen, _) = deletedWithoutWindow()
        var finished: Bool?
        fixture.table.performBatchUpdates(nil) { finished = $0 }
        screen.settle()
        #expect(finished == true)
    }
}
