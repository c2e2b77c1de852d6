import UIKit

extension LevelExpander {
    /// What is open and which row is at the top.
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
            topRow: identify(row),
            distance: top - tableView.rectForRow(at: row).minY
        )
    }

    /// Opens what was open, and scrolls to what was at the top, at once. A row that the table no longer has is passed over;
    /// the scroll position then stays as it is.
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
