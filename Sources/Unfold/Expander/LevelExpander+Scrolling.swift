import UIKit

extension LevelExpander {
    /// A row that stays in place, its identifier, and its distance from the top of the table's
    /// visible area, in points.
    typealias KeptRow = (row: IndexPath, id: ID?, distance: CGFloat)

    /// Returns the row that stays in place according to ``anchor``, or `nil` if there is none.
    func place(toKeepFor asked: ID?) -> KeptRow? {
        guard let tableView, anchor != .none, let visible = tableView.indexPathsForVisibleRows else { return nil }
        if anchor == .touchedRow, let header = header(of: asked) { return header }
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
            if let row = changesRows ? kept.id.flatMap(elementPath) : kept.row {
                offset = plan.offset(keeping: span(of: row), at: kept.distance)
            } else if let group = kept.id.flatMap({ outline?.content.survivor(of: $0) }), let row = elementPath(group) {
                // The group was above the row that is gone, so it comes to the top.
                offset = plan.offset(keeping: span(of: row), at: plan.insets.top)
            }
        }
        if let row = asked.flatMap({ places.visibleIndexPath(for: $0) ?? header(of: $0)?.row }) {
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

    /// Returns the header that folds the section of a group, if it is on the screen.
    private func header(of asked: ID?) -> KeptRow? {
        guard let tableView, let asked, let section = outline?.content.section(ofHeader: asked),
            section < tableView.numberOfSections, let view = tableView.headerView(forSection: section)
        else { return nil }
        // A header that stays at the top of the table is below its place among the rows.
        return (IndexPath(index: section), asked, view.frame.minY - tableView.contentOffset.y)
    }

    /// Returns the index path of a row, or that of a section whose header stands for a group of an outline.
    private func elementPath(_ id: ID) -> IndexPath? {
        outline?.content.section(ofHeader: id).map { IndexPath(index: $0) } ?? indexPath(for: id)
    }

    /// Returns the vertical extent of a row, or that of a header for the index path of a section.
    private func span(of row: IndexPath) -> ClosedRange<CGFloat> {
        guard let tableView else { return 0...0 }
        let rect = row.count == 1 ? tableView.rectForHeader(inSection: row[0]) : tableView.rectForRow(at: row)
        return rect.minY...rect.maxY
    }
}
