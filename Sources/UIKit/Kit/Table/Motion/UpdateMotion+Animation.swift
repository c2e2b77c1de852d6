import CoreGraphics
import Motion
import QuartzCore

extension UpdateMotion {
    /// Animates everything to its final position, with the timing of the enclosing animation block or else the
    /// system's.
    func animate(to offset: CGFloat, completion: @escaping (Bool) -> Void) {
        clipChangingHeights()
        let timing = AnimationContext.Timing(
            duration: TableMetrics.updateDuration,
            curve: .spring(TableMetrics.spring)
        )
        let context = AnimationContext(movingRowsOn: table.layer.device, timing: timing) {
            [table, leaving, clipped, raised] finished in
            for leaver in leaving { table.dismiss(leaver) }
            for view in clipped { view.layer.clippingMotionCount -= 1 }
            for view in raised where view.superview === table { table.insertAboveCells(view) }
            // Cells that were kept only because they were still visible on their way are removed by the next layout.
            table.setNeedsLayout()
            completion(finished)
        }
        if table.conduct.contains(.updatesIgnoreTouches) { context.touches = AnimationContext.current?.touches ?? .off }
        context.run { moveToPlaces(offset) }
    }

    private func moveToPlaces(_ offset: CGFloat) {
        // The offset is set first. Otherwise content that becomes too short for it would be moved to its end without
        // this animation.
        table.shiftContentOffset(by: offset - table.contentOffset.y)
        UIView.performWithoutAnimation { table.updateContentSize() }
        for (row, cell) in table.cells.rows {
            cell.contentHeightInMotion = nil
            move(cell, to: table.rowFrame(row))
            table.updateSeparator(of: cell, at: row)
        }
        for start in starts where start.look.alpha != 1 { start.view.alpha = 1 }
        for (part, view) in table.cells.sectionViews { move(view, to: table.frame(of: part, in: table.visibleSpan)) }
        for leaver in leaving { moveAway(leaver) }
        followRows()
        table.placeEdgeViews()
    }

    /// Keeps the content of a cell at its current layout during the motion.
    ///
    /// Content that is laid out by constraints is not compressed to intermediate heights: the cell uncovers or covers
    /// it.
    func keepContent(of view: UIView) {
        guard let cell = view as? UITableViewCell, cell.hasConstraints,
            !table.conduct.contains(.rowsEnterAtEstimates)
        else { return }
        cell.contentHeightInMotion = cell.contentView.bounds.height
    }

    private func move(_ view: UIView, to frame: CGRect) {
        view.frame = frame
        if !table.conduct.contains(.layoutWaits) { view.layer.layoutTree() }
    }

    private func moveAway(_ leaver: Leaving) {
        guard leaver.isReplaced, case .row(let cell) = leaver.place, let new = map.newIndexPath(forOld: cell.left),
            let replacement = table.cells.rows[new]
        else {
            leaver.view.frame = leaver.look.frame
            leaver.view.alpha = leaver.look.alpha
            leaver.view.layer.layoutTree()
            return
        }
        // The old cell follows the new one, so that the two never come apart.
        let start = oldFrames[ObjectIdentifier(leaver.view)]?.origin ?? leaver.look.frame.origin
        let slide = (x: leaver.look.frame.minX - start.x, y: leaver.look.frame.minY - start.y)
        let frame = replacement.frame.offsetBy(dx: slide.x, dy: slide.y)
        keepContent(of: leaver.view)
        // Content laid out for a smaller height would jump. What a shrinking row loses is covered instead.
        if frame.height < leaver.view.frame.height { (leaver.view as? UITableViewCell)?.keepsLayout = true }
        leaver.view.frame = frame
        leaver.view.layer.layoutTree()
        // Behind an opaque new cell the old one stays opaque: where two translucent cells overlap, the background
        // would show through.
        if slide != (0, 0) || !replacement.coversBackground { leaver.view.alpha = 0 }
    }

    /// Gives cells that an earlier update replaced the height of their row, so that they don't cover the next row.
    private func followRows() {
        let own = Set(leaving.map { ObjectIdentifier($0.view) })
        for leaver in table.cells.leavingCells where !own.contains(ObjectIdentifier(leaver.view)) {
            guard let row = leaver.element, let cell = table.cells.rows[row] else { continue }
            move(
                leaver.view,
                to: CGRect(
                    x: leaver.view.frame.minX,
                    y: cell.frame.minY,
                    width: leaver.view.frame.width,
                    height: cell.frame.height
                )
            )
        }
    }

    /// Clips the cells whose heights change, so that they show no more of themselves than their height at each
    /// moment.
    private func clipChangingHeights() {
        guard !table.conduct.contains(.rowsOverflow) else { return }
        let targets = table.cells.rows.map { ($0.value as UIView, table.rowFrame($0.key).height) }
        for (view, height) in targets where view.frame.height != height { clipped.append(view) }
        clipped += leaving.filter(\.isReplaced).map(\.view)
        // The clips are counted, because a later update may clip the same view before this motion ends.
        for view in clipped { view.layer.clippingMotionCount += 1 }
    }
}

extension UITableView {
    /// Ends the motion of a leaving view, which may then be reused.
    func dismiss(_ leaver: UpdateMotion.Leaving) {
        leaver.view.alpha = 1
        leaver.view.isHidden = false
        switch leaver.place {
        case .row(let cell):
            cells.endLeaving(cell)
            endDisplaying(cell.view, at: cell.left)
        case .part(let part):
            cells.endLeaving(part)
            endDisplaying(part.view, of: part.left)
        }
    }
}
