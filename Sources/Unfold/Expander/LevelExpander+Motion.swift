import UIKit

extension LevelExpander {
    /// Shows changes as one motion: heights, contents, indicators and scroll position.
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
            } completion: { [weak self] in
                self?.end(changes, ofMotion: number)
            }
        }
        keepFocus(on: asked)
    }

    /// Makes changes by an animator, which may be turned back to its start until it is over.
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
        animator.addCompletion { [weak self, unowned animator] position in
            guard let self else { return }
            running.removeAll { $0.animator === animator }
            perform {
                if position == .start { goBack(changes, to: earlier) }
                end(changes, ofMotion: number)
            }
        }
        start()
        let distance = asked.map { height(of: $0) - before } ?? 0
        let motion = RunningMotion(id: asked, animator: animator, distance: distance, bounce: motion.bounce)
        if animator.state == .active { running.append(motion) }
        return motion
    }

    private func height(of id: ID) -> CGFloat {
        visibleIndexPath(for: id).flatMap { tableView?.rectForRow(at: $0).height } ?? 0
    }

    /// A motion is over. Rows that another one moves by now are that one's to end.
    func end(_ changes: [Change], ofMotion number: Int) {
        let resting = latestMotions.end(changes.lazy.map(\.id), ofMotion: number)
        releaseDetails(of: resting)
        // An animator that ends sets what it changed, also in cells that have been given to other rows since.
        for (id, cell) in shownRows where !latestMotions.contains(id) {
            UIView.performWithoutAnimation {
                if resting.contains(id) { cell.show(current[id], reason: .configuration) }
                guard let mark = RowMark.existing(in: cell) else { return }
                update(cell, mark, level: current[id], unfolds: mark.fits != true)
            }
        }
    }

    /// Shows changes; run inside an animation. Cells get the levels that their rows have now, which client code may have
    /// changed since.
    private func show(_ changes: [Change], asked: ID?, keeping kept: KeptRow?) {
        guard let tableView else { return }
        apply(changes)
        let last = updateTable(for: changes)
        // Inside an update of the client's, and in the table's own layout, heights are asked for later.
        guard !tableView.hasUncommittedUpdates else { return }
        scroll(asked, through: last, keeping: kept)
        tableView.layoutIfNeeded()
    }

    /// Shows changes of a table that is in no window, and so without a motion.
    private func showUnseen(_ changes: [Change]) {
        guard let tableView, updateRows != nil || !shownRows.isEmpty else { return }
        UIView.performWithoutAnimation {
            apply(changes)
            _ = updateTable(for: changes)
        }
        let number = latestMotions.begin(changes.lazy.map(\.id))
        end(changes, ofMotion: number)
        tableView.setNeedsLayout()
    }

    /// Has the table ask for heights, and rows come and go.
    ///
    /// - Returns: the last row that came.
    func updateTable(for changes: [Change]) -> IndexPath? {
        guard let updateRows else {
            tableView?.performBatchUpdates(nil)
            return nil
        }
        var last: IndexPath?
        tableView?.performBatchUpdates { last = updateRows(changes) }
        return last
    }

    /// Gives the rows on the screen their levels. Of the changes there may be very many, so they are not gone through for each.
    private func apply(_ changes: [Change]) {
        let changed = Set(changes.lazy.map(\.id))
        let cells = shownRows.filter { changed.contains($0.0) || isOutdated($0.1, $0.0) }
        // Before anything moves: what is laid out later would move with the rest.
        for (id, cell) in cells where !current[id].isFolded { coverDetail(in: cell, of: id) }
        for (id, cell) in cells { apply(id, to: cell) }
    }

    /// Whether a cell shows another level than that of its row. Changes that cancelled each other out may have reached cells
    /// that were configured between them.
    func isOutdated(_ cell: UITableViewCell, _ id: ID) -> Bool {
        guard let shown = RowMark.existing(in: cell)?.level else { return false }
        return shown != AnyHashable(current[id])
    }

    private func apply(_ id: ID, to cell: UITableViewCell) {
        let level = current[id]
        RowMark.existing(in: cell)?.level = level
        cell.show(level, reason: .motion)
        // The cell may have changed the level. If that was not shown at once, a motion of its own follows.
        placeDetail(in: cell, of: id, isUnfolded: !current[id].isFolded, reason: .motion)
        guard let mark = RowMark.existing(in: cell) else { return }
        update(cell, mark, level: current[id], unfolds: mark.fits != true)
    }
}
