import Testing
import UIKit
import UIKitTesting

@testable import Gallery

/// A table of the gallery that uses Unfold, on a screen of 320 by 480 points at 120 frames per second.
@MainActor
struct UnfoldingFixture<Controller: UIViewController> {
    let screen: TestScreen
    let controller: Controller
    let table: UITableView

    /// - Parameter rest: Whether to wait until everything is at rest.
    init(_ controller: Controller, rest: Bool = true, conduct: PlatformConduct = .kind) throws {
        screen = TestScreen(size: CGSize(width: 320, height: 480), conduct: conduct)
        screen.framesPerSecond = 120
        self.controller = controller
        screen.show(controller)
        if rest { screen.settle() }
        let tables = [controller.view].compactMap { $0 } + controller.view.everythingInside
        table = try #require(tables.lazy.compactMap { $0 as? UITableView }.first)
    }

    func cell(_ row: Int) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    /// Returns the presented frame of a row on the screen.
    func frame(_ row: Int) throws -> CGRect {
        screen.presentedFrame(of: try cell(row))
    }

    /// The rows that unfold and whose center is on the screen.
    var rowsThatUnfold: [Int] {
        get throws {
            let middle = { (row: Int) in try frame(row).midY }
            let top = screen.presentedFrame(of: table).minY
            return try (table.indexPathsForVisibleRows ?? []).map(\.row).filter { row in
                try cell(row).accessibilityTraits.contains(.button) && top + 5..<475 ~= middle(row)
            }
        }
    }

    /// Taps a row, and reports the jumps of all views until everything is at rest.
    func jumps(tapping row: Int, overshoot: CGFloat = 0) throws -> JumpReport {
        let cell = try cell(row)
        return screen.jumps(in: table, overshoot: overshoot) {
            screen.tap(cell)
            screen.settle()
        }
    }

    /// A description of two rows on the screen that aren't adjacent, or nil.
    var gap: String? {
        var bottom: CGFloat?
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let cell = table.cellForRow(at: path) else { return "row \(path.row) has no cell" }
            let frame = screen.presentedFrame(of: cell)
            if let bottom, abs(frame.minY - bottom) > 0.01 {
                return "row \(path.row) begins at \(frame.minY), not at \(bottom)"
            }
            bottom = frame.maxY
        }
        return nil
    }

    /// Returns whether a row has a disclosure arrow.
    func hasArrow(_ row: Int) throws -> Bool {
        try cell(row).accessoryView != nil
    }
}
