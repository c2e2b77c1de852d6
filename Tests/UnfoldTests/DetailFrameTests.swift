import Testing
import UIKit
import UIKitTesting

@testable import Unfold

/// Tests details that move from one cell to another.
@Suite(.serialized) @MainActor struct DetailFrameTests {
    @Test(arguments: [RowDetails<Int>.Lifetime.whileUnfolded, .forever])
    func aDetailStaysInTheNewCellOfItsRow(lifetime: RowDetails<Int>.Lifetime) throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = DetailController(style: .plain)
        screen.show(controller)
        controller.expander.details = RowDetails(lifetime: lifetime) { _ in DetailController.detail() }
        controller.expander.set(.expanded, for: 3, animated: false)
        screen.settle()
        for _ in 0..<3 {
            // Cells are reused for other rows. A detail that is removed from one of them must not be removed
            // from its next one.
            controller.tableView.reloadData()
            screen.settle()
            let cell = try #require(controller.tableView.cellForRow(at: [0, 3]) as? DetailCell)
            // The host takes the point that the table adds for the separator.
            #expect(cell.detailHost.bounds.height == 101)
            controller.tableView.reloadRows(at: [[0, 3]], with: .fade)
            screen.settle()
            let next = try #require(controller.tableView.cellForRow(at: [0, 3]) as? DetailCell)
            #expect(next.detailHost.bounds.height == 101)
        }
    }

    @Test func aDetailThatIsBeingMadeIsNotMadeTwice() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let controller = DetailController(style: .plain)
        screen.show(controller)
        let expander = controller.expander
        var made = 0
        expander.details = RowDetails { _ in
            made += 1
            if let cell = controller.tableView.cellForRow(at: [0, 3]) { expander.configure(cell, at: [0, 3]) }
            return DetailController.detail()
        }
        expander.set(.expanded, for: 3)
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 3]) as? DetailCell)
        #expect(made == 1 && cell.detailHost.bounds.height == 101)
    }
}
