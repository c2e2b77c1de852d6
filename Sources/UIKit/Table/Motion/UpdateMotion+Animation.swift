import CoreGraphics
import Motion
import QuartzCore

extension UpdateMotion {
    /// Moves everything to its place, with the timing of the animation block around the update or else the system's.
    func animate(to offset: CGFloat, completion: @escaping (Bool) -> Void) {
        clipChangingHeights()
        let surrounding = AnimationContext.current
        // A block around the update is not over before it.
        surrounding?.completion.enter()
        let done = AnimationCompletion { [table, leaving, clipped, raised] finished in
            for leaver in leaving { table.dismiss(leaver) }
            for view in clipped { view.layer.clipsForMotion -= 1 }
            for view in raised where view.superview === table { table.insertAboveCells(view) }
            // Cells that were kept only for being on their way off the screen go now.
            table.setNeedsLayout()
            completion(finished)
            surrounding?.completion.leave(finished: finished)
        }
        let context = AnimationContext(
            timing: surrounding?.timing
                ?? .init(duration: TableMetrics.updateDuration, curve: .spring(TableMetrics.spring)),
            options: .allowUserInteraction,
            completion: done,
            inside: surrounding
        )
        // Where rows are follows from the table's model, also when an animator around the update goes back to its start.
        if let report = surrounding?.onChange {
            context.onChange = { change in
                var change = change
                change.isRevertible = false
                report(change)
            }
        }
        // A tap on a row that is on its way counts, whatever the block around the update says.
        context.touches = .asUsual
        context.run { moveToPlaces(offset) }
    }

    private func moveToPlaces(_ offset: CGFloat) {
        // The offset first: content that is too short for it would be pulled back without this motion.
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

    /// What is laid out by constraints is not pressed into a height on the way: the cell uncovers or covers it.
    func keepContent(of view: UIView) {
        guard let cell = view as? UITableViewCell, cell.hasConstraints else { return }
        cell.contentHeightInMotion = cell.contentView.bounds.height
    }

    private func move(_ view: UIView, to frame: CGRect) {
        view.frame = frame
        view.layer.layoutTree()
    }

    private func moveAway(_ leaver: Leaving) {
        guard leaver.isReplaced, case .row(let row) = leaver.place, let new = map.newIndexPath(forOld: row),
            let replacement = table.cells.rows[new]
        else {
            leaver.view.frame = leaver.look.frame
            leaver.view.alpha = leaver.look.alpha
            leaver.view.layer.layoutTree()
            return
        }
        // The old cell goes along with the new one, so that the two never come apart.
        let start = oldFrames[ObjectIdentifier(leaver.view)]?.origin ?? leaver.look.frame.origin
        let slide = (x: leaver.look.frame.minX - start.x, y: leaver.look.frame.minY - start.y)
        let frame = replacement.frame.offsetBy(dx: slide.x, dy: slide.y)
        keepContent(of: leaver.view)
        // Content that is laid out for less height would snap; what a shrinking row loses is covered instead.
        if frame.height < leaver.view.frame.height { (leaver.view as? UITableViewCell)?.keepsLayout = true }
        leaver.view.frame = frame
        leaver.view.layer.layoutTree()
        // Right behind an opaque new cell the old one stays as it is: two half transparent ones would let the ground
        // through.
        if slide != (0, 0) || !replacement.coversWhatIsBehind { leaver.view.alpha = 0 }
    }

    /// A cell that was replaced before this update is as high as the row is now, lest it covers the next one.
    private func followRows() {
        let own = Set(leaving.map { ObjectIdentifier($0.view) })
        for leaver in table.cells.leaving where !own.contains(ObjectIdentifier(leaver.view)) {
            guard let row = leaver.row, let cell = table.cells.rows[row] else { continue }
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

    /// While a height changes, a cell shows no more of itself than its height at that moment.
    private func clipChangingHeights() {
        let targets = table.cells.rows.map { ($0.value as UIView, table.rowFrame($0.key).height) }
        for (view, height) in targets where view.frame.height != height { clipped.append(view) }
        clipped += leaving.filter(\.isReplaced).map(\.view)
        for view in clipped { view.layer.clipsForMotion += 1 }
    }
}

extension UITableView {
    /// The end of a view's way off the screen: now it may be used again.
    func dismiss(_ leaver: UpdateMotion.Leaving) {
        cells.leaving.removeAll { $0.view === leaver.view }
        leaver.view.alpha = 1
        leaver.view.isHidden = false
        switch leaver.place {
        case .row(let row): (leaver.view as? UITableViewCell).map { endDisplaying($0, at: row) }
        case .part(let part): endDisplaying(leaver.view, of: part)
        }
    }
}
