import Testing
import UIKit
import UIKitTesting

/// Tests the height of the content of a table, which its indicator shows, while rows are measured and unfold.
@Suite(.serialized) @MainActor struct HeightTests {
    /// A table of some hundred rows has its exact height when nothing has moved for a while.
    @Test(arguments: Conducts.all) func theContentHasItsHeightBeforeItIsSeen(conduct: PlatformConduct) throws {
        let controller = RowsController<NoteCell>(300) { cell, id in
            cell.message.text = "Row \(id) \(String.words(5 + id * 37 % 60))"
        }
        let table = try #require(controller.tableView)
        let screen = TestScreen.showing(controller, conduct)
        controller.expander.toggle(2)
        screen.settle()
        let place = screen.presentedFrame(of: try controller.cell(2))
        screen.runIdleWork()
        #expect(screen.presentedFrame(of: try controller.cell(2)) == place)
        let height = table.contentSize.height
        for y in stride(from: 0, to: height - 667, by: 400) {
            table.contentOffset.y = y
            screen.advance(by: 1 / 60)
            #expect(abs(table.contentSize.height - height) < 0.01, "at \(y)")
        }
    }
}
