import UIKit

extension LevelExpander {
    /// A row that is to stay where it is, its identity, and where that is on the screen, in points from the table's top.
    typealias KeptRow = (row: IndexPath, id: ID?, distance: CGFloat)

    func place(toKeepFor asked: ID?) -> KeptRow? {
        guard let tableView, anchor != .none, let visible = tableView.indexPathsForVisibleRows else { return nil }
        let touched = anchor == .touchedRow ? asked.flatMap { visibleIndexPath(for: $0) } : nil
        let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
        guard let row = touched ?? visible.first(where: { tableView.rectForRow(at: $0).maxY > top }) else { return nil }
        return (row, shownID(at: row), tableView.rectForRow(at: row).minY - tableView.contentOffset.y)
    }

    /// Scrolls so that the row to be kept is where it was, and so far that the row that was asked for is seen, down to the
    /// last one that came with it.
    func scroll(_ asked: ID?, through last: IndexPath?, keeping kept: KeptRow?) {
        guard let tableView, !tableView.isTracking else { return }
        let plan = ScrollPlan(tableView)
        var offset = tableView.contentOffset.y
        if let kept {
            // Where rows came and went, the row has another place now.
            let row = updateRows == nil ? kept.row : kept.id.flatMap { indexPath(for: $0) }
            if let row { offset = plan.offset(keeping: span(of: row), at: kept.distance) }
        }
        if let row = asked.flatMap({ visibleIndexPath(for: $0) }) {
            let end = last.map { span(of: $0).upperBound } ?? 0
            let top = span(of: row).lowerBound
            offset = plan.offset(showing: top...max(span(of: row).upperBound, end), from: offset, reveal)
        }
        guard abs(offset - tableView.contentOffset.y) > 0.01 else { return }
        tableView.contentOffset.y = offset
    }

    /// Inserts, deletes, moves or reloads rows while what the reader looks at stays where it is: the first row on the screen,
    /// found again by its identity.
    ///
    /// ```swift
    /// messages.insert(new, at: 0)
    /// expander.keepingPlace { tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
    /// ```
    ///
    /// Rows that are on their way from one height to another go on as if nothing had happened. A row that is gone keeps
    /// nothing.
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
