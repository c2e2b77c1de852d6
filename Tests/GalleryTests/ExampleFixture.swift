import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// All tests that use the one screen.
@Suite(.serialized) @MainActor enum GalleryTests {}

/// An example of the gallery on a screen.
@MainActor
struct ExampleFixture {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller: UITableViewController

    var table: UITableView { controller.tableView }

    init(_ controller: UITableViewController) {
        self.controller = controller
        screen.show(controller)
        screen.settle()
    }

    func cell(_ row: Int) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    func height(_ row: Int) throws -> CGFloat {
        screen.presentedFrame(of: try cell(row)).height
    }

    func tap(_ row: Int) throws {
        screen.tap(try cell(row))
    }
}
