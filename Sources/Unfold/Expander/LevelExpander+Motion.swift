import UIKit

extension LevelExpander {
    /// Shows changes of heights, contents, indicators and the scroll position in one animation.
    func show(_ changes: [Change], requestedID: ID?, motion: ExpansionMotion) {
        guard let tableView else { return }
        guard tableView.window != nil else { return showUnseen(changes) }
        if !remedies.contains(.timesUpdates) {
            showUntimed(changes, requestedID)
        } else if let animator = motion.makeAnimator() {
            run(changes, requestedID: requestedID, by: animator) { animator.startAnimation() }
        } else {
            let kept = place(toKeepFor: requestedID)
            let number = motions.begin(changes.lazy.map(\.id))
            motion.run(in: tableView) {
                self.show(changes, requestedID: requestedID, keeping: kept)
            } completion: { [weak self] isFinished in
                self?.end(changes, ofMotion: number, isFinished: isFinished)
            }
        }
        keepFocus(on: requestedID)
    }

    /// Runs changes in an animator, which can be reversed until it ends.
    @discardableResult
    func run(
        _ changes: [Change],
        requestedID: ID?,
        by animator: UIViewPropertyAnimator,
        revertingTo earlier: EarlierLevels? = nil,
        start: () -> Void
    ) -> RunningMotion<ID> {
        let kept = place(toKeepFor: requestedID)
        let before = requestedID.map { height(of: $0) } ?? 0
        let number = motions.begin(changes.lazy.map(\.id))
        animator.addAnimations { self.show(changes, requestedID: requestedID, keeping: kept) }
        // The animator retains its completion, so the completion must not retain the animator.
        animator.addCompletion { [weak self, unowned animator] position in
            guard let self else { return }
            motions.remove(animator)
            perform {
                if position == .start { revert(changes, to: earlier) }
                end(changes, ofMotion: number, isFinished: position == .end)
            }
        }
        start()
        // Starting or pausing the animator has run the changes, so the row already has its new height.
        let distance = requestedID.map { height(of: $0) - before } ?? 0
        let motion = RunningMotion(id: requestedID, animator: animator, distance: distance, bounce: motion.bounce)
        // An animator that has already ended can't be caught.
        if animator.state == .active { motions.add(motion) }
        return motion
    }

    private func height(of id: ID) -> CGFloat {
        places.visibleIndexPath(for: id).flatMap { tableView?.rectForRow(at: $0).height } ?? 0
    }

    /// Ends an animation. Rows that a later animation moves are left to that animation.
    func end(_ changes: [Change], ofMotion number: Int, isFinished: Bool) {
        let resting = motions.end(changes.lazy.map(\.id), ofMotion: number)
        if motions.areNoneRunning {
            outline?.curtains.removeAll()
            leavingRows.removeAll()
        }
        for cell in places.cells.all {
            guard let mark = RowMark.existing(in: cell), mark.isInMotion else { continue }
            if places.markedID(of: cell).map({ !motions.contains($0) }) ?? true { mark.endMotion(in: cell) }
        }
        releaseDetails(of: resting)
        // An animator that ends sets the final values of what it changed, even in cells that show
        // other rows since then.
        places.forEach(places.shownRows.filter { !motions.contains($0.0) }) { id, cell in
            UIView.performWithoutAnimation {
                if resting.contains(id) { show(current[id], in: cell, .configuration) }
                guard let mark = RowMark.existing(in: cell) else { return }
                update(cell, mark, level: current[id], unfolds: mark.fits != true)
            }
        }
        // A row whose height alone changed, such as one whose detail arrived, has the same level as before.
        let levels = changes.filter { $0.oldLevel != $0.newLevel }
        if !levels.isEmpty { didChange?(levels, isFinished && levels.allSatisfy { resting.contains($0.id) }) }
    }

    /// Shows changes inside an animation.
    ///
    /// Cells show the current levels of their rows, which client code may have changed since the changes were made.
    private func show(_ changes: [Change], requestedID: ID?, keeping kept: AnchoredRow<ID>?) {
        guard let tableView else { return }
        let start = MotionStart(tableView, remedies)
        let texts = apply(changes)
        let last = updateTable(for: changes)
        // Inside an update of the client or a layout pass of the table, the table asks for heights later.
        guard !tableView.hasUncommittedUpdates else { return }
        if kept != nil { start.offset?.restore(in: tableView) }
        scroll(requestedID, through: last, keeping: kept)
        // The layout is inside the animation block, so that all frames animate with the same timing.
        tableView.layoutIfNeeded()
        // The layout may have found out heights of rows above.
        scroll(requestedID, through: last, keeping: kept)
        tableView.layoutIfNeeded()
        for (mark, labels) in texts { mark.covers.follow(labels) }
        start.entering?.settle(in: tableView)
        leavingRows.show(in: tableView)
        outline?.rowsAreShown()
    }

    /// Shows changes with the table's own timing.
    private func showUntimed(_ changes: [Change], _ requestedID: ID?) {
        let number = motions.begin(changes.lazy.map(\.id))
        show(changes, requestedID: requestedID, keeping: place(toKeepFor: requestedID))
        end(changes, ofMotion: number, isFinished: true)
    }

    /// Shows changes of a table that isn't in a window, without an animation.
    private func showUnseen(_ changes: [Change]) {
        guard let tableView else { return }
        // A table that has no rows yet isn't asked to have some.
        if changesRows || !places.shownRows.isEmpty {
            UIView.performWithoutAnimation {
                apply(changes)
                _ = updateTable(for: changes)
            }
        }
        let number = motions.begin(changes.lazy.map(\.id))
        end(changes, ofMotion: number, isFinished: true)
        tableView.setNeedsLayout()
    }

    /// Makes the table ask for the heights of its rows, and inserts and deletes rows.
    ///
    /// - Returns: The last row that was inserted.
    func updateTable(for changes: [Change]) -> IndexPath? {
        if let outline { return outline.updateRows() }
        guard let updateRows else {
            if remedies.contains(.changesCells) {
                tableView?.performBatchUpdates(nil)
            } else {
                tableView?.reloadRows(at: changes.compactMap { places.visibleIndexPath(for: $0.id) }, with: .fade)
            }
            return nil
        }
        var last: IndexPath?
        tableView?.performBatchUpdates { last = updateRows(changes) }
        return last
    }

    /// Shows the levels of the rows on the screen.
    ///
    /// The changes are collected in a set, because their number may be much greater than that of
    /// the rows on the screen.
    ///
    /// - Returns: The labels of the rows as they were before.
    @discardableResult
    private func apply(_ changes: [Change]) -> [(mark: RowMark, labels: TextCovers.Labels)] {
        let changed = Set(changes.lazy.map(\.id))
        let shown = places.shownRows
        let cells = shown.filter { changed.contains($0.0) || isOutdated($0.1, $0.0) }
        // Details are laid out before anything moves. Otherwise their layout would animate with the rows.
        places.forEach(cells.filter { !current[$0.0].isFolded }) { id, cell in coverDetail(in: cell, of: id) }
        let texts = UIView.areAnimationsEnabled ? cells.compactMap { note($0.1) } : []
        places.forEach(cells, apply)
        if remedies.contains(.changesUnseenCells) { applyUnseen(changed.subtracting(shown.lazy.map(\.0))) }
        return texts
    }

    /// Prepares a cell for a motion.
    ///
    /// - Returns: The labels in the cell, whose texts are covered meanwhile.
    private func note(_ cell: UITableViewCell) -> (mark: RowMark, labels: TextCovers.Labels)? {
        guard let mark = RowMark.existing(in: cell) else { return nil }
        mark.beginMotion(in: cell, isClipped: remedies.contains(.clipsRows))
        return remedies.contains(.coversTexts) ? (mark, TextCovers.labels(in: cell)) : nil
    }

    /// Shows the levels and the details of rows in cells off the screen, which the table may show again as they are.
    private func applyUnseen(_ ids: Set<ID>) {
        guard !ids.isEmpty else { return }
        UIView.performWithoutAnimation {
            for cell in places.cells.all {
                guard let id = places.markedID(of: cell), ids.contains(id), cell.window == nil,
                    isOutdated(cell, id) || showsPlaceholder(cell, of: id)
                else { continue }
                refresh(cell)
            }
        }
    }

    /// Returns whether a cell shows a different level than that of its row.
    ///
    /// Changes that cancel each other out may leave such cells, if the cells were configured between the changes.
    func isOutdated(_ cell: UITableViewCell, _ id: ID) -> Bool {
        guard let shown = RowMark.existing(in: cell)?.level else { return false }
        return shown != AnyHashable(current[id])
    }

    private func apply(_ id: ID, _ cell: UITableViewCell) {
        let level = current[id]
        RowMark.existing(in: cell)?.level = level
        show(level, in: cell, .motion)
        guard places.isInUse(cell) else { return }
        // The cell may have changed the level. If the change wasn't shown immediately, another animation follows.
        placeDetail(in: cell, of: id, isUnfolded: !current[id].isFolded, reason: .motion)
        guard let mark = RowMark.existing(in: cell) else { return }
        update(cell, mark, level: current[id], unfolds: mark.fits != true)
    }
}
