import UIKit

extension LevelExpander {
    /// Returns the row that stays in place according to ``anchor``, or `nil` if there is none.
    func place(toKeepFor requestedID: ID?) -> AnchoredRow<ID>? {
        guard let tableView, anchor != .none, let visible = tableView.indexPathsForVisibleRows else { return nil }
        if anchor == .touchedRow, let header = header(of: requestedID) { return header }
        let touched = anchor == .touchedRow ? requestedID.flatMap { places.visibleIndexPath(for: $0) } : nil
        let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
        // The first row that isn't entirely covered by a bar at the top.
        guard let row = touched ?? visible.first(where: { tableView.rectForRow(at: $0).maxY > top }) else { return nil }
        let distance = tableView.rectForRow(at: row).minY - tableView.contentOffset.y
        return AnchoredRow(row: row, id: places.shownID(at: row), distance: distance)
    }

    /// Scrolls so that the kept row stays in place and the requested row is visible, down to the
    /// last row that was inserted with it.
    func scroll(_ requestedID: ID?, through last: IndexPath?, keeping kept: AnchoredRow<ID>?) {
        // While a finger scrolls, it determines the scroll position.
        guard let tableView, !tableView.isTracking else { return }
        let plan = ScrollPlan(tableView)
        var offset = tableView.contentOffset.y
        if let kept, remedies.contains(.keepsPlace) {
            // If rows were inserted or deleted, the index path of the row may have changed.
            if let row = changesRows ? kept.id.flatMap(elementPath) : kept.row {
                offset = plan.offset(keeping: span(of: row), at: kept.distance)
            } else if let group = kept.id.flatMap({ outline?.content.survivor(of: $0) }), let row = elementPath(group) {
                // The group was above the row that is gone, so it comes to the top.
                offset = plan.offset(keeping: span(of: row), at: plan.insets.top)
            }
        }
        if remedies.contains(.revealsRows), let row = requestedID.flatMap({ rowToReveal($0, kept) }) {
            let end = last.map { span(of: $0).upperBound } ?? 0
            let top = span(of: row).lowerBound
            offset = plan.offset(showing: top...max(span(of: row).upperBound, end), from: offset, reveal)
        }
        guard abs(offset - tableView.contentOffset.y) > 0.01 else { return }
        if remedies.contains(.showsLeavingRows) { leavingRows.note(offset, in: tableView) }
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
            guard let kept, let id = kept.id, !tableView.isTracking, remedies.contains(.keepsPlace),
                let row = indexPath(for: id)
            else { return }
            let offset = ScrollPlan(tableView).offset(keeping: span(of: row), at: kept.distance)
            if abs(offset - tableView.contentOffset.y) > 0.01 { tableView.contentOffset.y = offset }
            tableView.layoutIfNeeded()
        }
    }

    /// Returns the row that was asked to change, if it is on the screen or was before the change.
    private func rowToReveal(_ id: ID, _ kept: AnchoredRow<ID>?) -> IndexPath? {
        places.visibleIndexPath(for: id) ?? header(of: id)?.row ?? (kept?.id == id ? elementPath(id) : nil)
    }

    /// Returns the header that folds the section of a group, if it is on the screen.
    private func header(of requestedID: ID?) -> AnchoredRow<ID>? {
        guard let tableView, let requestedID, let section = outline?.content.section(ofHeader: requestedID),
            section < tableView.numberOfSections, let view = tableView.headerView(forSection: section)
        else { return nil }
        // A header that stays at the top of the table is below its place among the rows.
        let distance = view.frame.minY - tableView.contentOffset.y
        return AnchoredRow(row: IndexPath(index: section), id: requestedID, distance: distance)
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
