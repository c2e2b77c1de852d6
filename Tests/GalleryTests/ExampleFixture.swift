import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// All tests that use the one screen.
@Suite(.serialized) @MainActor enum GalleryTests {}

/// An example of the gallery on a screen.
@MainActor
struct ExampleFixture {
    let screen: TestScreen
    let controller: UITableViewController
    let dataSource: CountingDataSource

    var table: UITableView { controller.tableView }

    init(
        _ controller: UITableViewController,
        size: CGSize = CGSize(width: 320, height: 480),
        text: UIContentSizeCategory = .large,
        rightToLeft: Bool = false
    ) {
        screen = TestScreen(size: size)
        screen.setContentSizeCategory(text)
        screen.setLayoutDirection(rightToLeft: rightToLeft)
        self.controller = controller
        dataSource = CountingDataSource(controller)
        controller.tableView.dataSource = dataSource
        screen.show(controller)
        screen.settle()
        dataSource.rowsAsked = []
    }

    func cell(_ row: Int) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    /// Where a row is on the screen.
    func frame(_ row: Int) throws -> CGRect {
        screen.presentedFrame(of: try cell(row))
    }

    func height(_ row: Int) throws -> CGFloat {
        try frame(row).height
    }

    func tap(_ row: Int) throws {
        screen.tap(try cell(row))
    }

    /// Taps a row near its top, which is on the screen if anything of it is.
    func tapTop(_ row: Int) throws {
        screen.tap(at: try top(row))
    }

    /// Down and up at once: a whole tap takes frames of its own, which would not be looked at.
    func press(_ row: Int) throws {
        screen.touchDown(at: try top(row))
        screen.touchUp()
    }

    /// What is seen of a row that is pressed in the first frame.
    func film(tapping row: Int) throws -> RowFilm {
        try film { frame in if frame == 0 { try press(row) } }
    }

    /// A point of a row near its top.
    func top(_ row: Int) throws -> CGPoint {
        let frame = try frame(row).intersection(screen.window.bounds)
        // Not too near: while a row moves, touches find it where it will be.
        return CGPoint(x: frame.midX, y: min(frame.minY + 50, frame.midY))
    }

    /// Scrolls without animation until a row is at the top, or as far up as the content allows.
    func scroll(to row: Int) {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        screen.settle()
    }

    /// The rows on the screen, from top to bottom.
    var rowsInSight: [Int] {
        (table.indexPathsForVisibleRows ?? []).map(\.row)
    }

    /// The label in a row that says something.
    func label(_ text: String, in row: Int) throws -> UILabel {
        try #require(try cell(row).contentView.everythingInside.compactMap { $0 as? UILabel }.first { $0.text == text })
    }
}

extension UIView {
    /// The view's subviews, and theirs, and so on.
    var everythingInside: [UIView] {
        subviews + subviews.flatMap(\.everythingInside)
    }
}
