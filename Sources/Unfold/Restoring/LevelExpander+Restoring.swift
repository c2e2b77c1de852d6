import UIKit

extension LevelExpander {
    /// The levels of the rows and the first row on the screen.
    ///
    /// ```swift
    /// let data = try JSONEncoder().encode(expander.snapshot)
    /// // after a restart, when the table has its rows
    /// expander.restore(try JSONDecoder().decode(type(of: expander.snapshot), from: data))
    /// ```
    ///
    /// - Complexity: O(*n*), where *n* is the number of rows on the screen.
    public var snapshot: ExpansionSnapshot<ID, Level> {
        guard let tableView else { return ExpansionSnapshot(state: levels.current, topRow: nil, distance: 0) }
        let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
        let row = tableView.indexPathsForVisibleRows?.first { tableView.rectForRow(at: $0).maxY > top }
        guard top > 0, let row else { return ExpansionSnapshot(state: levels.current, topRow: nil, distance: 0) }
        return ExpansionSnapshot(
            state: levels.current,
            topRow: places.shownID(at: row),
            distance: top - tableView.rectForRow(at: row).minY
        )
    }

    /// Restores the levels of the rows and the scroll position of a snapshot, without an animation.
    ///
    /// The table view must have its rows and its size. If it no longer has the row that was the first on the screen,
    /// the scroll position doesn't change. Levels of rows that it no longer has are kept until you call
    /// ``prune(keeping:)``. If the client changes a level meanwhile, such as in a data source method, the restored
    /// levels change, with the rows that come and go with them.
    ///
    /// ```swift
    /// expander.restore(try JSONDecoder().decode(type(of: expander.snapshot), from: data))
    /// ```
    ///
    /// - Parameter snapshot: The snapshot to restore.
    public func restore(_ snapshot: ExpansionSnapshot<ID, Level>) {
        replaceState(by: snapshot.state, hasRows: true)
        guard let tableView, let id = snapshot.topRow, let row = indexPath(for: id) else { return }
        tableView.scrollToRow(at: row, at: .top, animated: false)
        tableView.layoutIfNeeded()
        // The layout has replaced estimates by measured heights, so the row's position is exact.
        let plan = ScrollPlan(tableView)
        let top = tableView.rectForRow(at: row).minY + snapshot.distance
        tableView.contentOffset.y = plan.bounded(top - plan.insets.top)
    }
}
