import Offscreen
import UIKit

/// The script for a document whose rows have others inside them.
extension HandScript {
    /// Opens a row, a row inside it and one in that, then another one further down, scrolls, and folds the first row.
    static let unfoldTree = HandScript { screen, controller in
        guard let table = table(of: controller) else { return }
        screen.advance(by: 0.6)
        let first = rows(after: nil, in: table).first
        var last: IndexPath?
        for place in [0, 0, 0, 0] {
            let inside = rows(after: last, in: table)
            guard place < inside.count else { break }
            tap(inside[place], of: table, screen)
            screen.advance(by: 1.0)
            last = inside[place]
        }
        if let last, let next = rows(after: last, in: table).dropFirst().first { tap(next, of: table, screen) }
        screen.advance(by: 1.4)
        for distance: CGFloat in [220, -300, -300] {
            scroll(screen, by: distance)
            screen.advance(by: 0.9)
        }
        if let first { tap(first, of: table, screen) }
        screen.advance(by: 1.4)
    }

    /// Returns the visible rows after a row that open or close.
    private static func rows(after row: IndexPath?, in table: UITableView) -> [IndexPath] {
        (table.indexPathsForVisibleRows ?? []).filter { path in
            guard path.row > row?.row ?? -1 else { return false }
            return table.cellForRow(at: path)?.accessibilityExpandedStatus == .collapsed
        }
    }
}
