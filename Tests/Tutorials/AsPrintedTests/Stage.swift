import UIKit
import UIKitTesting
import XCTest

/// A controller on a screen whose clock the test owns, with the rows of its table.
final class Stage {
    let screen = TestScreen(size: CGSize(width: 320, height: 700))
    let table: UITableView

    init(_ controller: UIViewController) throws {
        screen.onFailure = { XCTFail($0) }
        screen.show(controller)
        screen.settle()
        table = try XCTUnwrap(controller.view.everything.compactMap { $0 as? UITableView }.first)
    }

    convenience init(storyboard name: String) throws {
        let storyboard = UIStoryboard(name: name, bundle: nil)
        try self.init(XCTUnwrap(storyboard.instantiateInitialViewController()))
    }

    func cell<Cell: UITableViewCell>(_ row: Int) throws -> Cell {
        try XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: 0)) as? Cell)
    }

    /// The frames of the rows that are shown at this moment, from top to bottom.
    var rows: [CGRect] {
        (0..<table.numberOfRows(inSection: 0)).compactMap { row in
            table.cellForRow(at: IndexPath(row: row, section: 0)).map { screen.presentedFrame(of: $0) }
        }
    }

    var heights: [CGFloat] { rows.map(\.height) }

    /// Taps a view, and returns the rows in each frame until nothing moves.
    func film(tapping view: UIView) -> Film {
        var frames = [rows]
        screen.tap(view)
        repeat {
            screen.advance(by: 1 / 60)
            frames.append(rows)
        } while screen.isMoving && frames.count < 600
        return Film(frames: frames)
    }

    func film(tapping row: Int) throws -> Film {
        film(tapping: try cell(row))
    }
}

/// The rows of a table in the frames of a motion.
struct Film {
    let frames: [[CGRect]]

    /// Checks that a row changes its height steadily, that the rows above it rest, and that those below it follow it.
    func check(row: Int, grows: Bool, file: StaticString = #filePath, line: UInt = #line) {
        let heights = frames.map { $0[row].height }
        let steps = zip(heights.dropFirst(), heights).map { $0 - $1 }
        let (first, last) = (heights[0], heights[heights.count - 1])
        XCTAssertTrue(grows ? last > first : last < first, "from \(first) to \(last)", file: file, line: line)
        XCTAssertTrue(steps.allSatisfy { grows ? $0 >= -0.01 : $0 <= 0.01 }, "\(heights)", file: file, line: line)
        let between = heights.filter { $0 > min(first, last) + 1 && $0 < max(first, last) - 1 }
        XCTAssertGreaterThan(between.count, 5, "the height jumps: \(heights)", file: file, line: line)
        for rows in frames {
            for above in rows.indices where above <= row {
                XCTAssertEqual(rows[above].minY, frames[0][above].minY, accuracy: 0.01, file: file, line: line)
            }
            for (one, next) in zip(rows, rows.dropFirst()) {
                XCTAssertEqual(next.minY, one.maxY, accuracy: 0.01, "rows part", file: file, line: line)
            }
        }
    }
}

extension UIView {
    /// The view and its descendants.
    var everything: [UIView] { [self] + subviews.flatMap(\.everything) }

    func first<View: UIView>(_ type: View.Type) throws -> View {
        try XCTUnwrap(everything.compactMap { $0 as? View }.first)
    }
}
