import UIKit

/// The scrolling of a table in a motion, which keeps a row in place and shows the row that unfolds.
@MainActor
final class TableScroller<ID: Hashable & Sendable> {
    var anchor = ExpansionAnchor.touchedRow
    var reveal = ExpansionReveal.minimal
    private let leavingRows = LeavingRows()
    private var rowScroll: RowScroll?
    private let places: RowPlaces<ID>

    init(_ places: RowPlaces<ID>) {
        self.places = places
    }

    /// Returns the row that stays in place according to ``anchor``, or `nil` if there is none.
    func place(toKeepFor requestedID: ID?) -> AnchoredRow<ID>? {
        guard let tableView = places.tableView, anchor != .none, let visible = tableView.indexPathsForVisibleRows else {
            return nil
        }
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
    ///
    /// - Parameter changesRows: Whether rows are inserted and deleted, so that the kept row may have moved.
    func scroll(_ requestedID: ID?, through last: IndexPath?, keeping kept: AnchoredRow<ID>?, changesRows: Bool) {
        // While a finger scrolls, it determines the scroll position.
        guard let tableView = places.tableView, !tableView.isTracking else { return }
        var plan = ScrollPlan(tableView)
        var offset = tableView.contentOffset.y
        if let kept, places.remedies.contains(.keepsPlace) {
            if let row = changesRows ? kept.id.flatMap(elementPath) : kept.row {
                offset = plan.offset(keeping: span(of: row), at: kept.distance)
            } else if let group = kept.id.flatMap({ places.outline?.content.survivor(of: $0) }),
                let row = elementPath(group)
            {
                // The group was above the row that is gone, so it comes to the top.
                offset = plan.offset(keeping: span(of: row), at: plan.insets.top)
            }
        }
        if places.remedies.contains(.revealsRows), let row = requestedID.flatMap({ rowToReveal($0, kept) }) {
            let end = last.map { span(of: $0).upperBound } ?? 0
            let top = span(of: row).lowerBound
            plan.pin(partsAround: row, in: tableView)
            offset = plan.offset(showing: top...max(span(of: row).upperBound, end), from: offset, reveal)
        }
        guard abs(offset - tableView.contentOffset.y) > 0.01 else { return }
        if places.remedies.contains(.showsLeavingRows) { leavingRows.note(offset, in: tableView) }
        tableView.contentOffset.y = offset
    }

    /// Scrolls so that a row is where it was before an update without an animation.
    func restore(_ kept: AnchoredRow<ID>) {
        guard let tableView = places.tableView, let id = kept.id, !tableView.isTracking,
            places.remedies.contains(.keepsPlace), let row = places.indexPath(for: id)
        else { return }
        let offset = ScrollPlan(tableView).offset(keeping: span(of: row), at: kept.distance)
        if abs(offset - tableView.contentOffset.y) > 0.01 { tableView.contentOffset.y = offset }
        tableView.layoutIfNeeded()
    }

    /// Shows pictures of the rows that the table took off the screen by the last `scroll`, inside the animation.
    func showLeavingRows() {
        if let tableView = places.tableView { leavingRows.show(in: tableView) }
    }

    /// Removes the pictures of rows, when everything is at rest.
    func removeLeavingRows() {
        leavingRows.removeAll()
    }

    /// Scrolls to a row, wherever it turns out to be.
    func scroll(to id: ID, at position: UITableView.ScrollPosition, animated: Bool) {
        guard let tableView = places.tableView, let indexPath = places.indexPath(for: id) else { return }
        rowScroll?.end()
        rowScroll = nil
        let position = ScrollPlan.resolve(position, ofRowAt: indexPath, in: tableView)
        if animated, tableView.window != nil, #available(iOS 18, *) {
            guard position != .none else { return }
            tableView.setContentOffset(tableView.contentOffset, animated: false)
            rowScroll = RowScroll(tableView) { [weak self] in
                guard let places = self?.places, let tableView = places.tableView, !tableView.hasUncommittedUpdates,
                    let path = places.indexPath(for: id)
                else { return nil }
                return ScrollPlan.offset(ofRowAt: path, at: position, in: tableView)
            }
            return
        }
        // Each layout finds out the heights of the rows around, which move the row again.
        for _ in 0..<4 {
            guard let indexPath = places.indexPath(for: id) else { return }
            let offset = tableView.contentOffset.y
            tableView.scrollToRow(at: indexPath, at: position, animated: animated)
            guard !animated, tableView.window != nil else { return }
            tableView.layoutIfNeeded()
            if abs(tableView.contentOffset.y - offset) < 0.01 { return }
        }
    }

    /// Returns the row that was asked to change, if it is on the screen or was before the change.
    private func rowToReveal(_ id: ID, _ kept: AnchoredRow<ID>?) -> IndexPath? {
        places.visibleIndexPath(for: id) ?? header(of: id)?.row ?? (kept?.id == id ? elementPath(id) : nil)
    }

    /// Returns the header that folds the section of a group, if it is on the screen.
    private func header(of requestedID: ID?) -> AnchoredRow<ID>? {
        guard let tableView = places.tableView, let requestedID,
            let section = places.outline?.content.section(ofHeader: requestedID),
            section < tableView.numberOfSections, let view = tableView.headerView(forSection: section)
        else { return nil }
        // A header that stays at the top of the table is below its place among the rows.
        let distance = view.frame.minY - tableView.contentOffset.y
        return AnchoredRow(row: IndexPath(index: section), id: requestedID, distance: distance)
    }

    /// Returns the index path of a row, or that of a section whose header stands for a group of an outline.
    private func elementPath(_ id: ID) -> IndexPath? {
        places.outline?.content.section(ofHeader: id).map { IndexPath(index: $0) } ?? places.indexPath(for: id)
    }

    /// Returns the vertical extent of a row, or that of a header for the index path of a section.
    private func span(of row: IndexPath) -> ClosedRange<CGFloat> {
        guard let tableView = places.tableView else { return 0...0 }
        let rect = row.count == 1 ? tableView.rectForHeader(inSection: row[0]) : tableView.rectForRow(at: row)
        return rect.minY...rect.maxY
    }
}
