import UIKit

extension LevelExpander {
    /// A row that stays in place, its identifier, and its distance from the top of the table's
    /// visible area, in points.
    typealias KeptRow = (row: IndexPath, id: ID?, distance: CGFloat)

    /// Returns the row that stays in place according to ``anchor``, or `nil` if there is none.
    func place(toKeepFor asked: ID?) -> KeptRow? {
        guard let tableView, anchor != .none, let visible = tableView.indexPathsForVisibleRows else { return nil }
        let touched = anchor == .touchedRow ? asked.flatMap { places.visibleIndexPath(for: $0) } : nil
        let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
        // The first row that isn't entirely covered by a bar at the top.
        guard let row = touched ?? visible.first(where: { tableView.rectForRow(at: $0).maxY > top }) else { return nil }
        return (row, places.shownID(at: row), tableView.rectForRow(at: row).minY - tableView.contentOffset.y)
    }

    /// Scrolls so that the kept row stays in place and the requested row is visible, down to the
    /// last row that was inserted with it.
    func scroll(_ asked: ID?, through last: IndexPath?, keeping kept: KeptRow?) {
        // While a finger scrolls, it determines the scroll position.
        guard let tableView, !tableView.isTracking else { return }
        let plan = ScrollPlan(tableView)
        var offset = tableView.contentOffset.y
        if let kept {
            // If rows were inserted or deleted, the index path of the row may have changed.
            let row = updateRows == nil ? kept.row : kept.id.flatMap { indexPath(for: $0) }
            if let row { offset = plan.offset(keeping: span(of: row), at: kept.distance) }
        }
        if let row = asked.flatMap({ places.visibleIndexPath(for: $0) }) {
            let end = last.map { span(of: $0).upperBound } ?? 0
            let top = span(of: row).lowerBound
            offset = plan.offset(showing: top...max(span(of: row).upperBound, end), from: offset, reveal)
        }
        guard abs(offset - tableView.contentOffset.y) > 0.01 else { return }
        tableView.contentOffset.y = offset
    }

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
    /// the screen, the scroll position doesn't change.
    ///
    /// - Parameter updates: A closure that updates the table. The expander calls it in a batch update.
    public func keepingPlace(_ updates: () -> Void) {
        guard let tableView else { return updates() }
        let kept = tableView.window == nil ? nil : place(toKeepFor: nil)
        UIView.performWithoutAnimation {
            withoutActuallyEscaping(updates) { tableView.performBatchUpdates($0) }
            guard let kept, let id = kept.id, !tableView.isTracking, let row = indexPath(for: id) else { return }
            let offset = ScrollPlan(tableView).offset(keeping: span(of: row), at: kept.distance)
            if abs(offset - tableView.contentOffset.y) > 0.01 { tableView.contentOffset.y = offset }
            tableView.layoutIfNeeded()
        }
    }

    private func span(of row: IndexPath) -> ClosedRange<CGFloat> {
        let rect = tableView?.rectForRow(at: row) ?? .zero
        return rect.minY...rect.maxY
    }
}
