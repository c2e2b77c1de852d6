import CoreGraphics
import QuartzCore

/// Moving rows by their reordering controls. At most one row is moved at a time.
@MainActor
final class RowReordering {
    private unowned let table: UITableView
    private var moved: MovedRow?
    private var cell: UITableViewCell?
    /// The distance from the finger to the top of the row.
    private var hold: CGFloat = 0
    /// The place of the finger on the screen of the table, which stays while the content scrolls.
    private var finger: CGFloat = 0
    private lazy var scrolling = EdgeScrolling(table) { [weak self] in self?.contentDidScroll() }

    init(_ table: UITableView) {
        self.table = table
    }

    /// Whether a row is being moved.
    var isActive: Bool { moved != nil }

    /// Returns the frame that a row has while a row is being moved.
    func displaced(_ frame: CGRect, of row: IndexPath) -> CGRect {
        guard let moved else { return frame }
        if row == moved.source { return CGRect(x: frame.minX, y: moved.top, width: frame.width, height: frame.height) }
        return frame.offsetBy(dx: 0, dy: moved.displacement(of: row))
    }

    /// Returns the frame that a header or footer has while a row is being moved.
    func displaced(_ frame: CGRect, of part: SectionPart) -> CGRect {
        moved.map { frame.offsetBy(dx: 0, dy: $0.displacement(of: part)) } ?? frame
    }

    /// Returns the rows that are visible while a row is being moved, of a part of the content.
    func visibleRows(in span: Range<CGFloat>) -> [IndexPath] {
        guard let moved else { return table.rows(from: span.lowerBound, to: span.upperBound) }
        return rows(in: span, around: moved)
    }

    private func rows(in span: Range<CGFloat>, around moved: MovedRow) -> [IndexPath] {
        table.rows(
            from: span.lowerBound - moved.height,
            to: span.upperBound + moved.height,
            with: moved.source
        )
    }

    // MARK: Finger

    func follow(_ gesture: UIGestureRecognizer, of cell: UITableViewCell) {
        let place = gesture.location(in: table).y
        switch gesture.state {
        case .began: begin(cell, at: place)
        case .changed where self.cell === cell: move(to: place)
        case .ended where self.cell === cell: drop()
        case .cancelled where self.cell === cell: cancel()
        default: break
        }
    }

    private func begin(_ cell: UITableViewCell, at place: CGFloat) {
        guard moved == nil, let row = table.row(of: cell), !table.isInterrupted else { return }
        self.cell = cell
        moved = MovedRow(row, frame: cell.frame)
        hold = place - cell.frame.minY
        finger = place - table.contentOffset.y
        table.bringSubviewToFront(cell)
        UIView.animate(withDuration: EditingMetrics.makeWayDuration, delay: 0, options: .allowUserInteraction) {
            cell.setRowLifted(true)
        }
    }

    private func move(to place: CGFloat) {
        finger = place - table.contentOffset.y
        update()
        scrollIfNeeded()
    }

    /// Moves the row to the finger, and the others out of its way.
    private func update() {
        guard var row = moved, let cell else { return }
        row.top = finger + table.contentOffset.y - hold
        moved = row
        let proposed = proposedTarget(of: row)
        if proposed != row.target {
            let delegate = table.delegate
            let asked =
                delegate?.tableView(
                    table,
                    targetIndexPathForMoveFromRowAt: row.source,
                    toProposedIndexPath: proposed
                ) ?? proposed
            // The client may have ended the move.
            guard moved != nil else { return }
            if isPlace(asked, for: row.source) { moved?.target = asked }
        }
        UIView.performWithoutAnimation { cell.frame = table.rowFrame(row.source) }
        guard moved?.target != row.target else { return }
        UIView.animate(withDuration: EditingMetrics.makeWayDuration, delay: 0, options: .allowUserInteraction) {
            for (path, other) in self.table.shownCells where other !== cell { other.frame = self.table.rowFrame(path) }
            for (part, view) in self.table.shownSectionViews {
                view.frame = self.table.frame(of: part, in: self.table.visibleSpan)
            }
        }
        table.setNeedsLayout()
    }

    /// Returns whether a row can be moved to an index path.
    func isPlace(_ target: IndexPath, for source: IndexPath) -> Bool {
        let geometry = table.rowGeometry
        guard target.count == 2, (0..<geometry.numberOfSections).contains(target[0]), target[1] >= 0 else {
            return false
        }
        return target[1] < geometry.numberOfRows(in: target[0]) + (target[0] == source.section ? 0 : 1)
    }

    /// Drops the row at its target.
    private func drop() {
        guard let row = moved, let cell else { return }
        let frame = cell.frame
        stop()
        if row.target != row.source, !isShownByDataSource(row.source, row.target) {
            let offset = table.contentOffset.y
            // The rows are shown at their new places already, so that nothing else moves, and the table keeps none of
            // them where it was.
            UIView.performWithoutAnimation {
                table.update(in: "moveRow(at:to:)") { $0.moveRow(at: row.source, to: row.target) }
                table.shiftContentOffset(by: offset - table.contentOffset.y)
                table.layoutIfNeeded()
            }
        }
        settle(cell, from: frame)
    }

    /// Lets the data source move a row, and returns whether the data source shows the new order itself: a diffable one
    /// may apply a snapshot, and another one may reload the table.
    func isShownByDataSource(_ source: IndexPath, _ target: IndexPath) -> Bool {
        let count = table.updates.shownCount
        table.dataSource?.tableView(table, moveRowAt: source, to: target)
        return table.updates.shownCount != count || table.isInterrupted
    }

    /// Returns the row to its place.
    func cancel() {
        guard moved != nil, let cell else { return }
        let frame = cell.frame
        stop()
        settle(cell, from: frame)
    }

    /// Forgets the row of a cell that leaves the screen.
    func cellDidLeave(_ cell: UITableViewCell) {
        guard self.cell === cell else { return }
        stop()
        cell.setRowLifted(false)
    }

    private func stop() {
        moved = nil
        cell = nil
        scrolling.stop()
        table.setNeedsLayout()
    }

    private func settle(_ cell: UITableViewCell, from frame: CGRect) {
        guard let row = table.row(of: cell) else { return }
        UIView.performWithoutAnimation { cell.frame = frame }
        UIView.animate(withDuration: EditingMetrics.makeWayDuration, delay: 0, options: .allowUserInteraction) {
            for (path, other) in self.table.shownCells where other !== cell { other.frame = self.table.rowFrame(path) }
            cell.frame = self.table.rowFrame(row)
            cell.setRowLifted(false)
        }
    }

    // MARK: Target

    /// Returns where a row under the finger would be dropped: before the first row whose middle is below its edge.
    func proposedTarget(of moved: MovedRow) -> IndexPath {
        let geometry = table.rowGeometry
        let others = rows(in: table.visibleSpan, around: moved).filter { $0 != moved.source }
        // The rows without the moved one, closed up.
        let place = { (span: Range<CGFloat>, isBehind: Bool) in span.lowerBound - (isBehind ? moved.height : 0) }
        let next = others.first { row in
            let span = table.span(of: row)
            let middle = place(span, row > moved.source) + (span.upperBound - span.lowerBound) / 2
            return moved.middle <= middle + moved.height / 2
        }
        guard let next else {
            guard let last = others.last else { return moved.source }
            return path(IndexPath(row: last.row + 1, section: last.section), without: moved.source)
        }
        var section = next.section
        var row = next.row
        // Above a header, the row goes to the end of the section before it.
        while section > 0, row == 0 || IndexPath(row: row - 1, section: section) == moved.source && row == 1 {
            let span = table.points(geometry.range(ofHeader: section))
            guard moved.middle <= place(span, section > moved.source.section) + moved.height / 2 else { break }
            section -= 1
            row = geometry.numberOfRows(in: section)
        }
        return path(IndexPath(row: row, section: section), without: moved.source)
    }

    /// Returns the index path of a place after the source has been removed.
    private func path(_ place: IndexPath, without source: IndexPath) -> IndexPath {
        place.section == source.section && place.row > source.row
            ? IndexPath(row: place.row - 1, section: place.section) : place
    }

    // MARK: Scrolling

    /// Scrolls the content while the row is at the edge of the table.
    private func scrollIfNeeded() {
        guard let moved else { return scrolling.stop() }
        let top = finger - hold
        scrolling.follow(top: top, bottom: top + moved.height)
    }

    private func contentDidScroll() {
        update()
        scrollIfNeeded()
    }

    // MARK: Accessibility

    /// Returns the actions that move a row up or down.
    func accessibilityActions(for cell: UITableViewCell, at row: IndexPath) -> [UIAccessibilityCustomAction] {
        guard cell.showsReorderControl else { return [] }
        let geometry = table.rowGeometry
        var found: [UIAccessibilityCustomAction] = []
        for (name, step) in [("Move Up", -1), ("Move Down", 1)] {
            let target = IndexPath(row: row.row + step, section: row.section)
            guard target.row >= 0, target.row < geometry.numberOfRows(in: row.section) else { continue }
            found.append(
                UIAccessibilityCustomAction(name: name) { [weak self] _ in self?.move(row, to: target) ?? false }
            )
        }
        return found
    }

    private func move(_ row: IndexPath, to proposed: IndexPath) -> Bool {
        guard moved == nil, table.contains(row), table.editing.canMove(row) else { return false }
        let delegate = table.delegate
        let target =
            delegate?.tableView(table, targetIndexPathForMoveFromRowAt: row, toProposedIndexPath: proposed) ?? proposed
        guard target != row, isPlace(target, for: row) else { return false }
        if !isShownByDataSource(row, target) { table.moveRow(at: row, to: target) }
        return true
    }
}
