import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// The tests that share the screen.
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

    /// Returns the presented frame of a row on the screen.
    func frame(_ row: Int) throws -> CGRect {
        screen.presentedFrame(of: try cell(row))
    }

    func height(_ row: Int) throws -> CGFloat {
        try frame(row).height
    }

    func tap(_ row: Int) throws {
        screen.tap(try cell(row))
    }

    /// Taps a row near its top, which is on the screen if any part of the row is.
    func tapTop(_ row: Int) throws {
        screen.tap(at: try top(row))
    }

    /// Touches down and up without a frame in between. A whole tap would take frames that the film would miss.
    func press(_ row: Int) throws {
        screen.touchDown(at: try top(row))
        screen.touchUp()
    }

    /// Films the rows while a row is pressed in the first frame.
    func film(tapping row: Int) throws -> RowFilm {
        try film { frame in if frame == 0 { try press(row) } }
    }

    /// Returns a point of a row near its top.
    func top(_ row: Int) throws -> CGPoint {
        let frame = try frame(row).intersection(screen.window.bounds)
        // Not too near to the top: hit testing uses the final position of a moving row.
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

    /// Returns the label with a text in a row.
    func label(_ text: String, in row: Int) throws -> UILabel {
        try #require(try cell(row).contentView.everythingInside.compactMap { $0 as? UILabel }.first { $0.text == text })
    }
}

extension UIView {
    /// The descendants of the view.
    var everythingInside: [UIView] {
        subviews + subviews.flatMap(\.everythingInside)
    }
}
