import UIKit

/// The first row on the screen of a table that isn't scrolled to its top.
struct TopRow<ID: Hashable & Sendable> {
    /// The identifier of the row, or `nil` if the row never unfolds.
    let id: ID?
    /// The distance from the top of the row down to the top of the screen, in points.
    let distance: CGFloat

    init(id: ID, distance: CGFloat) {
        (self.id, self.distance) = (id, distance)
    }

    /// Finds the first row on the screen of a table. Returns `nil` if the table is scrolled to its top.
    @MainActor
    init?(in places: RowPlaces<ID>) {
        guard let tableView = places.tableView else { return nil }
        let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
        let row = tableView.indexPathsForVisibleRows?.first { tableView.rectForRow(at: $0).maxY > top }
        guard top > 0, let row else { return nil }
        id = places.shownID(at: row)
        distance = top - tableView.rectForRow(at: row).minY
    }

    /// Scrolls a table so that the row is the first one on the screen again, if the table still has it.
    @MainActor
    func restore(in places: RowPlaces<ID>) {
        guard let tableView = places.tableView, let id, let row = places.indexPath(for: id) else { return }
        // Each layout replaces estimates of rows on the screen by measured heights, until all that are seen are exact.
        for _ in 0..<Self.layoutLimit {
            let old = tableView.contentOffset.y
            scroll(tableView, to: row)
            if tableView.contentOffset.y == old { return }
            tableView.layoutIfNeeded()
        }
    }

    /// The number of layouts after which the position is exact: the first one measures the rows around the place, the
    /// second those that their heights bring onto the screen.
    private static var layoutLimit: Int { 4 }

    /// Scrolls by what is known of the heights. A table that is laying out its rows would scroll to a row afterwards.
    @MainActor
    private func scroll(_ tableView: UITableView, to row: IndexPath) {
        let plan = ScrollPlan(tableView)
        let top = tableView.rectForRow(at: row).minY + distance
        tableView.contentOffset.y = plan.bounded(top - plan.insets.top)
    }
}
