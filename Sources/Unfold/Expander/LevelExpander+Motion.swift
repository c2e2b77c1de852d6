import UIKit

extension LevelExpander {
    /// Shows changes of heights, contents, indicators and the scroll position in one animation.
    func show(_ changes: [Change], asked: ID?, motion: ExpansionMotion) {
        guard let tableView else { return }
        guard tableView.window != nil else { return showUnseen(changes) }
        if let animator = motion.makeAnimator() {
            run(changes, asked: asked, by: animator) { animator.startAnimation() }
        } else {
            let kept = place(toKeepFor: asked)
            let number = latestMotions.begin(changes.lazy.map(\.id))
            motion.run(in: tableView) {
                self.show(changes, asked: asked, keeping: kept)
            } completion: { [weak self] isFinished in
                self?.end(changes, ofMotion: number, isFinished: isFinished)
            }
        }
        keepFocus(on: asked)
    }

    /// Runs changes in an animator, which can be reversed until it ends.
    @discardableResult
    func run(
        _ changes: [Change],
        asked: ID?,
        by animator: UIViewPropertyAnimator,
        goingBackTo earlier: EarlierLevels? = nil,
        start: () -> Void
    ) -> RunningMotion<ID> {
        let kept = place(toKeepFor: asked)
        let before = asked.map { height(of: $0) } ?? 0
        let number = latestMotions.begin(changes.lazy.map(\.id))
        animator.addAnimations { self.show(changes, asked: asked, keeping: kept) }
        // The animator retains its completion, so the completion must not retain the animator.
        animator.addCompletion { [weak self, unowned animator] position in
            guard let self else { return }
            running.removeAll { $0.animator === animator }
            perform {
                if position == .start { goBack(changes, to: earlier) }
                end(changes, ofMotion: number, isFinished: position == .end)
            }
        }
        start()
        // Starting or pausing the animator has run the changes, so the row already has its new height.
        let distance = asked.map { height(of: $0) - before } ?? 0
        let motion = RunningMotion(id: asked, animator: animator, distance: distance, bounce: motion.bounce)
        // An animator that has already ended can't be caught.
        if animator.state == .active { running.append(motion) }
        return motion
    }

    private func height(of id: ID) -> CGFloat {
        places.visibleIndexPath(for: id).flatMap { tableView?.rectForRow(at: $0).height } ?? 0
    }

    /// Ends an animation. Rows that a later animation moves are left to that animation.
    func end(_ changes: [Change], ofMotion number: Int, isFinished: Bool) {
        let resting = latestMotions.end(changes.lazy.map(\.id), ofMotion: number)
        if running.isEmpty { outline?.curtains.removeAll() }
        releaseDetails(of: resting)
        // An animator that ends sets the final values of what it changed, even in cells that show
        // other rows since then.
        places.forEach(places.shownRows.filter { !latestMotions.contains($0.0) }) { id, cell in
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
    private func show(_ changes: [Change], asked: ID?, keeping kept: KeptRow?) {
        guard let tableView else { return }
        apply(changes)
        let last = updateTable(for: changes)
        // Inside an update of the client or a layout pass of the table, the table asks for heights later.
        guard !tableView.hasUncommittedUpdates else { return }
        scroll(asked, through: last, keeping: kept)
        // The layout is inside the animation block, so that all frames animate with the same timing.
        tableView.layoutIfNeeded()
        outline?.rowsAreShown()
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
        let number = latestMotions.begin(changes.lazy.map(\.id))
        end(changes, ofMotion: number, isFinished: true)
        tableView.setNeedsLayout()
    }

    /// Makes the table ask for the heights of its rows, and inserts and deletes rows.
    ///
    /// - Returns: The last row that was inserted.
    func updateTable(for changes: [Change]) -> IndexPath? {
        if let outline { return outline.updateRows() }
        guard let updateRows else {
            tableView?.performBatchUpdates(nil)
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
    private func apply(_ changes: [Change]) {
        let changed = Set(changes.lazy.map(\.id))
        let cells = places.shownRows.filter { changed.contains($0.0) || isOutdated($0.1, $0.0) }
        // Details are laid out before anything moves. Otherwise their layout would animate with the rows.
        places.forEach(cells.filter { !current[$0.0].isFolded }) { id, cell in coverDetail(in: cell, of: id) }
        places.forEach(cells, apply)
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
