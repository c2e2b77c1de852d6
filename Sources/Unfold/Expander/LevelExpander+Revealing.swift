import UIKit

extension LevelExpander {
    /// Unfolds a row, however far away, and scrolls to it, exactly: heights above it that nobody measured do not matter.
    ///
    /// ```swift
    /// expander.show(found.id, at: .middle)
    /// expander.show(last.id, level: nil)  // only scrolls
    /// ```
    ///
    /// A row that already shows everything is scrolled to as it is.
    ///
    /// - Parameters:
    ///   - id: the row.
    ///   - level: the level that the row is to have; `nil` for the one that it has.
    ///   - position: where on the screen the row is to be; `.none` for no further than it takes to see it.
    ///   - animated: whether the table scrolls there, and a row that is on the screen unfolds, before the reader's eyes.
    /// - Returns: whether the table has the row.
    @discardableResult
    public func show(
        _ id: ID,
        level: Level? = .fullyUnfolded,
        at position: UITableView.ScrollPosition = .none,
        animated: Bool = true
    ) -> Bool {
        guard let tableView, indexPath(for: id) != nil else { return false }
        let isVisible = visibleIndexPath(for: id) != nil
        // What nobody sees unfolds at once: on the way there it has its height already.
        if let level, level != current[id], set(level, for: id, animated: animated && isVisible), isVisible,
            position == .none, reveal == .minimal
        {
            // Unfolding has brought it into sight, in the same motion.
            return true
        }
        // Rows may have come and gone with it, and inside an update nobody knows where rows are.
        guard !tableView.hasUncommittedUpdates, let indexPath = indexPath(for: id) else { return true }
        tableView.scrollToRow(at: indexPath, at: position, animated: animated)
        return true
    }
}
