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
    /// A row that shows everything while it is folded is scrolled to and stays folded.
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
        guard let tableView, indexPath(for: id) != nil else { return false }
        let isVisible = places.visibleIndexPath(for: id) != nil
        if !isVisible { findOutFit(of: id) }
        // A row that isn't visible unfolds without an animation, so that it has its final height
        // while the table scrolls to it.
        if let level, level != current[id], set(level, for: id, animated: animated && isVisible), isVisible,
            position == .none, reveal == .minimal
        {
            // Unfolding has already made the row visible in the same animation.
            return true
        }
        // Rows may have been inserted or deleted with the change. During an update, the positions
        // of rows aren't known.
        guard !tableView.hasUncommittedUpdates, let indexPath = indexPath(for: id) else { return true }
        guard remedies.contains(.scrollsExactly) else {
            tableView.scrollToRow(at: indexPath, at: position, animated: animated)
            return true
        }
        scroll(to: id, at: position, animated: animated)
        return true
    }

    /// Scrolls to a row, wherever it turns out to be.
    private func scroll(to id: ID, at position: UITableView.ScrollPosition, animated: Bool) {
        guard let tableView, let indexPath = indexPath(for: id) else { return }
        rowScroll?.end()
        rowScroll = nil
        let position = ScrollPlan.resolve(position, ofRowAt: indexPath, in: tableView)
        if animated, tableView.window != nil, #available(iOS 18, *) {
            guard position != .none else { return }
            tableView.setContentOffset(tableView.contentOffset, animated: false)
            rowScroll = RowScroll(tableView) { [weak self] in
                guard let self, let tableView = self.tableView, !tableView.hasUncommittedUpdates,
                    let path = self.indexPath(for: id)
                else { return nil }
                return ScrollPlan.offset(ofRowAt: path, at: position, in: tableView)
            }
            return
        }
        // Each layout finds out the heights of the rows around, which move the row again.
        for _ in 0..<4 {
            guard let indexPath = self.indexPath(for: id) else { return }
            let offset = tableView.contentOffset.y
            tableView.scrollToRow(at: indexPath, at: position, animated: animated)
            guard !animated, tableView.window != nil else { return }
            tableView.layoutIfNeeded()
            if abs(tableView.contentOffset.y - offset) < 0.01 { return }
        }
    }
}
