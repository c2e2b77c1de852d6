import UIKit

extension LevelExpander {
    /// Unfolds a row and scrolls to it.
    ///
    /// The row can be anywhere in the table. It is scrolled to exactly, even if the heights of the
    /// rows above it are estimates.
    ///
    /// ```swift
    /// expander.show(found.id, at: .middle)
    /// expander.show(last.id, level: nil)  // only scrolls
    /// ```
    ///
    /// A row that shows everything while it is folded is scrolled to and stays folded. In an outline, the groups around
    /// the row open.
    ///
    /// - Parameters:
    ///   - id: The identifier of the row.
    ///   - level: The level to set, or `nil` to keep the row's level.
    ///   - position: The position of the row on the screen. Use `.none` to scroll only as far as
    ///     needed to make the row visible.
    ///   - animated: Whether scrolling is animated. If the row is on the screen, this also
    ///     determines whether it unfolds in an animation.
    /// - Returns: Whether the table has the row.
    @discardableResult
    public func show(
        _ id: ID,
        level: Level? = .fullyUnfolded,
        at position: UITableView.ScrollPosition = .none,
        animated: Bool = true
    ) -> Bool {
        guard let container else { return false }
        if indexPath(for: id) == nil { outline?.reveal(id, animated: animated) }
        guard indexPath(for: id) != nil else { return false }
        let isVisible = places.visibleIndexPath(for: id) != nil
        if !isVisible, !queue.isConfiguring { presenter.determineFit(of: id) }
        // A row that isn't visible unfolds without an animation, so that it has its final height
        // while the table scrolls to it.
        if let level, level != levels[id], set(level, for: id, animated: animated && isVisible), isVisible,
            position == .none, reveal == .minimal
        {
            // Unfolding has already made the row visible in the same animation.
            return true
        }
        // Rows may have been inserted or deleted with the change. During an update, the positions
        // of rows aren't known.
        guard !container.hasUncommittedUpdates, let indexPath = indexPath(for: id) else { return true }
        guard remedies.contains(.scrollsExactly) else {
            container.scrollToRow(at: indexPath, at: position, animated: animated)
            return true
        }
        runner.scroller.scroll(to: id, at: position, animated: animated)
        return true
    }
}
