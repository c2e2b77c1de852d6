import UIKit

extension LevelExpander {
    /// Inserts, deletes, moves or reloads rows without moving the visible content.
    ///
    /// The first row on the screen, which the expander finds again by its identifier, stays in place.
    ///
    /// ```swift
    /// messages.insert(new, at: 0)
    /// expander.keepingPlace { tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    /// ```
    ///
    /// Rows that are changing their heights continue without an interruption. If the update deletes the first row on
    /// the screen, if a finger is scrolling the table, or if ``anchor`` is ``ExpansionAnchor/none``, the expander
    /// doesn't change the scroll position.
    ///
    /// - Parameter updates: A closure that updates the table. The expander calls it in a batch update.
    public func keepingPlace(_ updates: () -> Void) {
        guard let tableView else { return updates() }
        let kept = tableView.window == nil ? nil : runner.scroller.place(toKeepFor: nil)
        UIView.performWithoutAnimation {
            withoutActuallyEscaping(updates) { tableView.performBatchUpdates($0) }
            if let kept { runner.scroller.restore(kept) }
        }
    }
}
