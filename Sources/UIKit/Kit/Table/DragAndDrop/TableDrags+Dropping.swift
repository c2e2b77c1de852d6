import CoreGraphics
import Foundation

/// The rows of a table as the destination of drags.
extension TableDrags: RowDropDestination {
    private var delegate: (any UITableViewDropDelegate)? { table.dropDelegate }

    var hasDropDelegate: Bool { delegate != nil }

    var moveProposal: UITableViewDropProposal {
        UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func canHandle(_ session: any UIDropSession) -> Bool { delegate?.tableView(table, canHandle: session) ?? false }

    func dropDidEnter(_ session: any UIDropSession) { delegate?.tableView(table, dropSessionDidEnter: session) }

    func dropDidExit(_ session: any UIDropSession) { delegate?.tableView(table, dropSessionDidExit: session) }

    func dropDidEnd(_ session: any UIDropSession) { delegate?.tableView(table, dropSessionDidEnd: session) }

    func proposal(for session: any UIDropSession, at row: IndexPath?) -> UITableViewDropProposal {
        delegate?.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: row)
            ?? UITableViewDropProposal(operation: .cancel)
    }

    // MARK: Places

    func place(for proposal: UITableViewDropProposal?, at finger: CGPoint, moving source: IndexPath?) -> DropPlace {
        let under = table.shownCells.first { row, cell in
            row != source && cell.superview === table && (cell.frame.minY..<cell.frame.maxY).contains(finger.y)
        }
        switch proposal?.intent ?? .unspecified {
        case .unspecified: return DropPlace(row: under?.key)
        case .insertIntoDestinationIndexPath: return DropPlace(row: under?.key, mark: .row)
        case .insertAtDestinationIndexPath: return gapPlace(at: finger.y, moving: source)
        case .automatic:
            guard let (row, cell) = under else { return gapPlace(at: finger.y, moving: source) }
            let middle = cell.frame.insetBy(dx: 0, dy: cell.frame.height / 4)
            return (middle.minY...middle.maxY).contains(finger.y)
                ? DropPlace(row: row, mark: .row) : gapPlace(at: finger.y, moving: source)
        }
    }

    /// Returns where a row under a finger would be: before the first row whose middle is below the finger.
    private func gapPlace(at y: CGFloat, moving source: IndexPath?) -> DropPlace {
        if let source {
            var moved = MovedRow(source, frame: table.frame(table.span(of: source)))
            if let gap = table.gap, gap.source == source { moved.target = gap.target }
            moved.top = y - moved.height / 2
            return DropPlace(row: table.editing.reordering.proposedTarget(of: moved), mark: .gap)
        }
        let span = table.visibleSpan
        let rows = table.rows(from: span.lowerBound - (table.gap?.height ?? 0), to: span.upperBound)
        let next = rows.first { y <= table.rowFrame($0).midY }
        let end = rows.last.map { IndexPath(row: $0.row + 1, section: $0.section) }
        return DropPlace(row: next ?? end, mark: .gap)
    }

    func allowedTarget(_ proposed: IndexPath, of source: IndexPath) -> IndexPath {
        guard canMove(source), let delegate = table.delegate else { return proposed }
        if let gap = table.gap, gap.source == source, gap.target == proposed { return proposed }
        let asked = delegate.tableView(
            table,
            targetIndexPathForMoveFromRowAt: source,
            toProposedIndexPath: proposed
        )
        return table.editing.reordering.isPlace(asked, for: source) ? asked : table.gap?.target ?? source
    }

    func canMove(_ row: IndexPath) -> Bool { table.editing.canMove(row) }

    /// A table whose data source moves rows doesn't ask the drop delegate to move them.
    func isMovedByDataSource(_ source: IndexPath, _ proposal: UITableViewDropProposal) -> Bool {
        proposal.operation == .move && canMove(source)
    }

    // MARK: Showing the place

    func setHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
        (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: true)
    }

    var gapDelay: TimeInterval { 0 }

    var reach: CGFloat { table.gap.map { $0.height / 2 } ?? 0 }

    func isOpen(_ gap: DropGap) -> Bool {
        table.gap.map { $0.target == gap.row && $0.source == gap.source } ?? false
    }

    func open(_ gap: DropGap) {
        let isSame = isOpen(gap)
        if let source = gap.source {
            var moved = MovedRow(source, frame: table.frame(table.span(of: source)))
            moved.target = gap.row
            table.gap = .move(moved)
        } else {
            table.gap = .insertion(at: gap.row, height: insertedHeight)
        }
        if !isSame { placeRows(animated: true) }
    }

    /// The height of the gap for items from elsewhere: that of a row.
    private var insertedHeight: CGFloat {
        if table.rowHeight > 0 { return table.rowHeight }
        return table.shownCells.values.first?.frame.height ?? TableMetrics.rowHeight
    }

    func closeGap() { closeGap(animated: true) }

    func endGapForUpdate() { closeGap(animated: false) }

    private func closeGap(animated: Bool) {
        guard table.gap != nil else { return }
        table.gap = nil
        placeRows(animated: animated)
    }

    private func placeRows(animated: Bool) {
        let change = { [table] in
            for (row, cell) in table.shownCells { cell.frame = table.rowFrame(row) }
            for (part, view) in table.shownSectionViews { view.frame = table.frame(of: part, in: table.visibleSpan) }
        }
        if animated {
            let duration = EditingMetrics.makeWayDuration
            UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction, animations: change)
        } else {
            UIView.performWithoutAnimation(change)
        }
        table.setNeedsLayout()
    }

    // MARK: Dropping

    func perform(_ drop: RowDrop<TableDrags>, moving source: IndexPath?) {
        let hadGap = table.gap != nil
        // The rows stay where the gap has moved them. An update finds them there, and moves none that is in place.
        table.gap = nil
        if let source, let target = drop.destinationIndexPath {
            move(source, to: target)
        } else {
            table.keepsOffset = hadGap
            delegate?.tableView(table, performDropWith: drop)
            table.keepsOffset = false
        }
        if !table.isInterrupted { placeRows(animated: true) }
    }

    /// Lets the data source move a row, whose place the gap shows already.
    private func move(_ source: IndexPath, to target: IndexPath) {
        guard source != target, !table.editing.reordering.isShownByDataSource(source, target) else { return }
        let offset = table.contentOffset.y
        UIView.performWithoutAnimation {
            table.update(in: "moveRow(at:to:)") { $0.moveRow(at: source, to: target) }
            table.shiftContentOffset(by: offset - table.contentOffset.y)
            table.layoutIfNeeded()
        }
    }

    func dropParameters(of row: IndexPath) -> UIDragPreviewParameters? {
        delegate?.tableView(table, dropPreviewParametersForRowAt: row)
    }
}

extension RowDropItem: UITableViewDropItem {}

extension RowDrop: UITableViewDropCoordinator where Destination == TableDrags {
    var items: [any UITableViewDropItem] { dropItems }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        put(dragItem, .row(indexPath))
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        put(dragItem, .inside(indexPath, rect))
    }
}
