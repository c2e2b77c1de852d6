import UIKit
import UIKitTesting

extension TestScreen {
    /// Returns a screen of 375 by 667 points that shows a controller at rest.
    ///
    /// It is wider than a cell that has just been created, so that texts wrap in other lines in the row.
    static func showing(_ controller: UIViewController, _ conduct: PlatformConduct) -> TestScreen {
        let screen = TestScreen(size: CGSize(width: 375, height: 667), conduct: conduct)
        screen.show(controller)
        screen.settle()
        return screen
    }

    /// Returns the first visible row of a table at rest that isn't seen where the table has it, or that doesn't begin
    /// where the row above it in its section ends.
    func misplacedRow(in table: UITableView) -> IndexPath? {
        var last: (section: Int, bottom: CGFloat)?
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let cell = table.cellForRow(at: path) else { return path }
            let (seen, row) = (presentedFrame(of: cell), table.convert(table.rectForRow(at: path), to: nil))
            if abs(seen.minY - row.minY) > 0.6 || abs(seen.height - row.height) > 0.6 { return path }
            if let last, last.section == path.section, abs(last.bottom - seen.minY) > 0.6 { return path }
            last = (path.section, seen.maxY)
        }
        return nil
    }

    /// Advances time by a number of frames, and calls a closure after each.
    func frames(_ count: Int, _ body: () throws -> Void) rethrows {
        for _ in 0..<count {
            advance(by: 1 / 60)
            try body()
        }
    }
}

extension UILabel {
    /// Whether the label is as high as its text needs at its width.
    var showsAll: Bool {
        let height = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
        return abs(height - bounds.height) < 1.2
    }
}

extension String {
    /// A text of a number of words, which wraps at any width.
    static func words(_ count: Int) -> String {
        (0..<count).map { "word\($0 * 7 % 100)" }.joined(separator: " ")
    }
}
