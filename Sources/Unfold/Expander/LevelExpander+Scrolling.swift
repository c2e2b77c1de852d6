import UIKit

extension LevelExpander {
    /// Inserts, deletes, moves or reloads rows without moving the visible content.
    ///
    /// The first row on the screen that the update leaves, which the expander finds again by its identifier, stays in
    /// place, even while a finger or its own speed moves the content.
    ///
    /// ```swift
    /// messages.insert(new, at: 0)
    /// expander.keepingPlace { tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    /// ```
    ///
    /// Rows that are changing their heights continue without an interruption. If ``anchor`` is
    /// ``ExpansionAnchor/none``, the expander doesn't change the scroll position.
    ///
    /// - Parameters:
    ///   - animated: Whether the rows move with ``motion``. The default is `false`.
    ///   - updates: A closure that updates the table. The expander calls it in a batch update.
    public func keepingPlace(animated: Bool = false, _ updates: () -> Void) {
        guard let container else { return updates() }
        withoutActuallyEscaping(updates) { runner.update(container, by: animated ? motion.makeAnimator() : nil, $0) }
    }
}
