import UIKit

extension LevelExpander {
    /// What is open and which row is at the top. Costs as much as the number of rows on the screen.
    ///
    /// ```swift
    /// let data = try JSONEncoder().encode(expander.snapshot)
    /// // after a restart, when the table has its rows
    /// expander.restore(try JSONDecoder().decode(type(of: expander.snapshot), from: data))
    /// ```
    public var snapshot: ExpansionSnapshot<ID, Level> {
        guard let tableView else { return ExpansionSnapshot(state: current, topRow: nil, distance: 0) }
        let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
        let row = tableView.indexPathsForVisibleRows?.first { tableView.rectForRow(at: $0).maxY > top }
        guard top > 0, let row else { return ExpansionSnapshot(state: current, topRow: nil, distance: 0) }
        return ExpansionSnapshot(
            state: current,
            topRow: shownID(at: row),
            distance: top - tableView.rectForRow(at: row).minY
        )
    }

    /// Opens what was open, and scrolls to what was at the top, at once. The table must have its rows and its size.
    ///
    /// If the table no longer has the row that was at the top, the scroll position stays as it is. Levels of rows that it no
    /// longer has are remembered, until ``prune(keeping:)``.
    ///
    /// ```swift
    /// expander.restore(try JSONDecoder().decode(type(of: expander.snapshot), from: data))
    /// ```
    public func restore(_ snapshot: ExpansionSnapshot<ID, Level>) {
        state = snapshot.state
        guard let tableView, let id = snapshot.topRow, let row = indexPath(for: id) else { return }
        tableView.scrollToRow(at: row, at: .top, animated: false)
        tableView.layoutIfNeeded()
        let plan = ScrollPlan(tableView)
        let top = tableView.rectForRow(at: row).minY + snapshot.distance
        tableView.contentOffset.y = plan.bounded(top - plan.insets.top)
    }
}
