import UIKit

/// The scrolling of a table in a motion, which keeps a row in place and shows the row that unfolds.
@MainActor
final class TableScroller<ID: Hashable> {
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
        guard anchor == .touchedRow, let requestedID else { return placesOnScreen.first }
        if let header = header(of: requestedID) { return header }
        guard let container = places.container, let row = places.visibleIndexPath(for: requestedID) else {
            return placesOnScreen.first
        }
        return place(of: row, in: container)
    }

    /// The rows on the screen that aren't entirely covered by a bar, in the order of the user, as far as they can stay
    /// in place.
    var placesOnScreen: [AnchoredRow<ID>] {
        guard let container = places.container, anchor != .none, let visible = container.indexPathsForVisibleRows else {
            return []
        }
        let plan = ScrollPlan(container)
        let isByEnd = anchor == .bottomOfViewport
        let edge = container.contentOffset.y + (isByEnd ? plan.end : plan.beginning)
        let rows =
            plan.isUpsideDown != isByEnd
            ? visible.reversed().drop { container.rectForRow(at: $0).minY >= edge }
            : visible.drop { container.rectForRow(at: $0).maxY <= edge }
        return rows.map { place(of: $0, in: container, byEnd: isByEnd) }
    }

    private func place(of row: IndexPath, in container: any RowContainer, byEnd isByEnd: Bool = false) -> AnchoredRow<
        ID
    > {
        let distance = ScrollPlan(container).edge(of: span(of: row), atEnd: isByEnd) - container.contentOffset.y
        return AnchoredRow(row: row, id: places.shownID(at: row), distance: distance, isByEnd: isByEnd)
    }

    /// Scrolls so that the kept row stays in place and the requested row is visible, down to the
    /// last row that was inserted with it.
    ///
    /// - Parameters:
    ///   - changesRows: Whether rows are inserted and deleted, so that the kept row may have moved.
    ///   - isResize: Whether the row only takes another height, so that the user may be anywhere in it.
    func scroll(
        _ requestedID: ID?,
        through last: IndexPath?,
        keeping kept: AnchoredRow<ID>?,
        changesRows: Bool,
        isResize: Bool
    ) {
        // While a finger scrolls, it determines the scroll position. One that rests, such as on a button, doesn't.
        guard let container = places.container, !container.isDragging else { return }
        var plan = ScrollPlan(container)
        var offset = container.contentOffset.y
        if let kept, places.remedies.contains(.keepsPlace) {
            if let row = path(of: kept, changesRows: changesRows) {
                offset = plan.offset(keeping: span(of: row), at: kept.distance, byEnd: kept.isByEnd)
            } else if let group = kept.id.flatMap({ places.outline?.content.survivor(of: $0) }),
                let row = elementPath(group)
            {
                // The group was above the row that is gone, so it comes to the top.
                offset = plan.offset(keeping: span(of: row), at: plan.beginning)
            }
        }
        if let row = requestedID.flatMap({ rowToReveal($0, kept) }) {
            plan.pin(partsAround: row, in: container)
            offset = plan.offset(showing: span(of: row, through: last), from: offset, reveal, staysInside: isResize)
            if isResize, reveal == .minimal, let caret = caret(inRowAt: row, container) {
                offset = plan.offset(showing: caret, from: offset, .minimal)
            }
        }
        guard abs(offset - container.contentOffset.y) > 0.01 else { return }
        if places.remedies.contains(.showsLeavingRows), container.keepsLeavingCells || changesRows {
            leavingRows.note(offset, in: container)
        }
        container.contentOffset.y = offset
    }

    /// Returns the scroll view that scrolls in a motion in place of a table that shows all of its rows at once.
    func outerScroll(_ requestedID: ID?, keeping kept: AnchoredRow<ID>?) -> OuterScroll<ID>? {
        guard let container = places.container, container.contentSize.height <= container.bounds.height + 0.5 else {
            return nil
        }
        let requested = requestedID.flatMap { rowToReveal($0, kept) }
        return OuterScroll(around: container, requested: requested, keeping: kept) { place(of: $0, in: container) }
    }

    /// Scrolls the scroll view around the table so that the kept row stays in place and the requested row is visible.
    func scroll(_ outer: OuterScroll<ID>, _ requestedID: ID?, through last: IndexPath?, changesRows: Bool) {
        guard let container = places.container, !container.isDragging else { return }
        let kept = places.remedies.contains(.keepsPlace) ? outer.kept : nil
        let row = kept.flatMap { path(of: $0, changesRows: changesRows) }
        let shown = requestedID.flatMap { rowToReveal($0, outer.kept) }
        outer.scroll(
            keeping: row.map { span(of: $0) },
            showing: shown.map { span(of: $0, through: last) },
            reveal,
            in: container
        )
    }

    /// Returns where a kept row is after an update.
    private func path(of kept: AnchoredRow<ID>, changesRows: Bool) -> IndexPath? {
        changesRows ? kept.id.flatMap(elementPath) : kept.row
    }

    /// Returns the vertical extent of the insertion point in a row that is edited.
    private func caret(inRowAt row: IndexPath, _ container: any RowContainer) -> ClosedRange<CGFloat>? {
        guard row.count > 1, let cell = container.rowCell(at: row),
            let responder = FoldedFocus.firstResponder(in: cell.contentView),
            let caret = FoldedFocus.caret(in: responder)
        else { return nil }
        let rect = responder.convert(caret, to: container)
        return rect.minY...rect.maxY
    }

    /// Scrolls so that the first of some rows that an update has left is where it was before.
    ///
    /// - Returns: The distance by which the rows on the screen have moved in the content of the table.
    @discardableResult
    func restore(_ kept: [AnchoredRow<ID>], from earlier: CGFloat) -> CGFloat {
        guard let container = places.container, places.remedies.contains(.keepsPlace) else { return 0 }
        for place in kept {
            guard let row = place.id.flatMap(places.indexPath) else { continue }
            let plan = ScrollPlan(container)
            let goal = plan.edge(of: span(of: row), atEnd: place.isByEnd) - place.distance
            // Content that a finger or its own speed moves may be beyond its edges.
            let isMoving = container.isTracking || container.isDragging || container.isDecelerating
            let offset = isMoving ? goal : plan.bounded(goal)
            if abs(offset - container.contentOffset.y) > 0.01 {
                if places.remedies.contains(.showsLeavingRows) { leavingRows.note(offset, in: container) }
                container.contentOffset.y = offset
            }
            return goal - earlier
        }
        return 0
    }

    /// Lets rows that an update has left move from where they were. The caller runs this in the animation, after the
    /// layout.
    ///
    /// A table may take rows off the screen in an update after which they would be elsewhere, and show them again at
    /// their final places, in the same cells.
    func settle(_ kept: [AnchoredRow<ID>], from earlier: CGFloat) {
        guard let container = places.container, UIView.areAnimationsEnabled,
            places.remedies.contains(.settlesEnteringRows)
        else { return }
        for place in kept {
            guard let row = place.id.flatMap(places.indexPath), let cell = container.rowCell(at: row),
                cell.layer.animationKeys()?.isEmpty != false
            else { continue }
            let edge = ScrollPlan(container).edge(of: span(of: row), atEnd: place.isByEnd)
            let (top, distance) = (cell.frame.minY, earlier + place.distance - edge)
            guard abs(distance) > 0.01 else { continue }
            UIView.performWithoutAnimation { cell.frame.origin.y = top + distance }
            cell.frame.origin.y = top
        }
    }

    /// Makes pictures of the rows on the screen, if the view would take those off at once that leave.
    func noteLeavingRows() {
        guard let container = places.container, !container.keepsLeavingCells,
            places.remedies.contains(.showsLeavingRows)
        else { return }
        leavingRows.noteAll(in: container)
    }

    /// Shows pictures of the rows that the table took off the screen by the last `scroll`, inside the animation.
    func showLeavingRows() {
        if let container = places.container { leavingRows.show(in: container) }
    }

    /// Removes the pictures of rows, when everything is at rest.
    func removeLeavingRows() {
        leavingRows.removeAll()
    }

    /// Scrolls to a row, wherever it turns out to be.
    func scroll(to id: ID, at position: UITableView.ScrollPosition, animated: Bool) {
        guard let container = places.container, let indexPath = places.indexPath(for: id) else { return }
        rowScroll?.end()
        rowScroll = nil
        let isMinimal = position == .none
        let position = ScrollPlan.resolve(position, ofRowAt: indexPath, in: container)
        // A row may turn out to be higher than the screen on the way.
        let offset = { (path: IndexPath, container: any RowContainer) in
            let edge = isMinimal ? ScrollPlan.edge(ofTallRowAt: path, in: container) : nil
            return ScrollPlan.offset(ofRowAt: path, at: edge ?? position, in: container)
        }
        if animated, container.window != nil, #available(iOS 18, *) {
            guard position != .none else { return }
            container.setContentOffset(container.contentOffset, animated: false)
            rowScroll = RowScroll(container) { [weak self] in
                guard let places = self?.places, let container = places.container, !container.hasUncommittedUpdates,
                    let path = places.indexPath(for: id)
                else { return nil }
                return offset(path, container)
            }
            return
        }
        guard container.window != nil, !animated else {
            return container.scrollToRow(at: indexPath, at: position, animated: animated)
        }
        guard position != .none else { return }
        // Each layout finds out the heights of the rows around, which move the row again.
        for _ in 0..<8 {
            guard let path = places.indexPath(for: id) else { return }
            let goal = offset(path, container)
            let isThere = abs(goal - container.contentOffset.y) < 0.01
            container.setContentOffset(CGPoint(x: container.contentOffset.x, y: goal), animated: false)
            container.layoutIfNeeded()
            if isThere { return }
        }
    }

    /// Returns the row that was asked to change, if it is on the screen or was before the change.
    private func rowToReveal(_ id: ID, _ kept: AnchoredRow<ID>?) -> IndexPath? {
        guard places.remedies.contains(.revealsRows) else { return nil }
        return places.visibleIndexPath(for: id) ?? header(of: id)?.row ?? (kept?.id == id ? elementPath(id) : nil)
    }

    /// Returns the header that folds the section of a group, if it is on the screen.
    private func header(of requestedID: ID?) -> AnchoredRow<ID>? {
        guard let container = places.container, let requestedID,
            let section = places.outline?.content.section(ofHeader: requestedID),
            section < container.numberOfSections, let view = container.headerOnScreen(ofSection: section)
        else { return nil }
        // A header that stays at the top of the table is below its place among the rows.
        let distance =
            ScrollPlan(container).beginning(of: view.frame.minY...view.frame.maxY) - container.contentOffset.y
        return AnchoredRow(row: IndexPath(index: section), id: requestedID, distance: distance)
    }

    /// Returns the index path of a row, or that of a section whose header stands for a group of an outline.
    private func elementPath(_ id: ID) -> IndexPath? {
        places.outline?.content.section(ofHeader: id).map { IndexPath(index: $0) } ?? places.indexPath(for: id)
    }

    /// Returns the vertical extent of a row, or that of a header for the index path of a section.
    ///
    /// - Parameter last: The last of the rows that were inserted with the row.
    private func span(of row: IndexPath, through last: IndexPath? = nil) -> ClosedRange<CGFloat> {
        guard let container = places.container else { return 0...0 }
        let rect = row.count == 1 ? container.rectForHeader(inSection: row[0]) : container.rectForRow(at: row)
        return rect.minY...max(rect.maxY, last.map { container.rectForRow(at: $0).maxY } ?? 0)
    }
}
