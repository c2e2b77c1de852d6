import UIKit

extension LevelExpander {
    /// Tells of changes and shows them as one motion.
    ///
    /// - Parameter asked: the row that stays where it is, and that is revealed.
    func perform(_ changes: [ExpansionChange<ID, Level>], asked: ID?, motion: ExpansionMotion) {
        guard !changes.isEmpty else { return }
        onChange?(changes)
        show(changes, asked: asked, motion: motion)
    }

    /// Shows changes as one motion: heights, contents, indicators and scroll position.
    func show(_ changes: [ExpansionChange<ID, Level>], asked: ID?, motion: ExpansionMotion) {
        guard let tableView, tableView.window != nil else { return }
        if let animator = motion.makeAnimator() {
            run(changes, asked: asked, by: animator) { animator.startAnimation() }
        } else {
            let kept = place(toKeepFor: asked)
            let number = latestMotions.begin(changes.lazy.map(\.id))
            motion.run(in: tableView) {
                self.change(changes, asked: asked, keeping: kept)
            } completion: { [weak self] in
                self?.end(changes, ofMotion: number)
            }
        }
        keepFocus(on: asked)
    }

    /// Makes changes by an animator, which may be turned back to its start until it is over.
    @discardableResult
    func run(
        _ changes: [ExpansionChange<ID, Level>],
        asked: ID?,
        by animator: UIViewPropertyAnimator,
        start: () -> Void
    ) -> RunningMotion<ID> {
        let kept = place(toKeepFor: asked)
        let before = asked.map { height(of: $0) } ?? 0
        let number = latestMotions.begin(changes.lazy.map(\.id))
        animator.addAnimations { self.change(changes, asked: asked, keeping: kept) }
        animator.addCompletion { [weak self, unowned animator] position in
            guard let self else { return }
            running.removeAll { $0.animator === animator }
            if position == .start { undo(changes) }
            end(changes, ofMotion: number)
        }
        start()
        let distance = asked.map { height(of: $0) - before } ?? 0
        let motion = RunningMotion(id: asked, animator: animator, distance: distance, bounce: motion.bounce)
        running.append(motion)
        return motion
    }

    private func height(of id: ID) -> CGFloat {
        visibleIndexPath(for: id).flatMap { tableView?.rectForRow(at: $0).height } ?? 0
    }

    /// Takes levels back, as far as nothing else has changed them since.
    private func undo(_ changes: [ExpansionChange<ID, Level>]) {
        var undone: [ExpansionChange<ID, Level>] = []
        // Those that fold first: they make room for the others.
        for isFolding in [true, false] {
            for change in changes where change.oldLevel.isFolded == isFolding && current[change.id] == change.newLevel {
                undone += current.set(change.oldLevel, for: change.id, groupedBy: group)
            }
        }
        guard !undone.isEmpty else { return }
        onChange?(undone)
        if let updateRows, let tableView {
            UIView.performWithoutAnimation { tableView.performBatchUpdates { _ = updateRows(undone) } }
        }
        refresh()
    }

    /// A motion is over. Rows that another one moves by now are that one's to end.
    func end(_ changes: [ExpansionChange<ID, Level>], ofMotion number: Int) {
        let resting = latestMotions.end(changes.lazy.map(\.id), ofMotion: number)
        releaseDetails(of: changes.filter { resting.contains($0.id) })
        for cell in tableView?.visibleCells ?? [] {
            guard let id = RowMark.existing(in: cell)?.id?.base as? ID, resting.contains(id) else { continue }
            UIView.performWithoutAnimation { cell.show(current[id], reason: .configuration) }
        }
    }

    /// Makes changes; run inside an animation.
    func change(_ changes: [ExpansionChange<ID, Level>], asked: ID?, keeping kept: KeptRow?) {
        guard let tableView else { return }
        apply(changes)
        var last: IndexPath?
        if let updateRows {
            tableView.performBatchUpdates { last = updateRows(changes) }
        } else {
            tableView.performBatchUpdates(nil)
        }
        scroll(asked, through: last, keeping: kept)
        tableView.layoutIfNeeded()
    }

    /// Looks for the changes of the rows on the screen, and not for the rows of all changes, which may be very many.
    private func apply(_ changes: [ExpansionChange<ID, Level>]) {
        let shown = (tableView?.indexPathsForVisibleRows ?? []).compactMap { path in identify(path).map { ($0, path) } }
        let places = Dictionary(shown) { first, _ in first }
        let cells = changes.compactMap { change in
            places[change.id].flatMap { tableView?.cellForRow(at: $0) }.map { (change, $0) }
        }
        // Before anything moves: what is laid out later would move with the rest.
        for (change, cell) in cells where !change.newLevel.isFolded { coverDetail(in: cell, of: change.id) }
        for (change, cell) in cells { apply(change, to: cell) }
    }

    private func apply(_ change: ExpansionChange<ID, Level>, to cell: UITableViewCell) {
        cell.show(change.newLevel, reason: .motion)
        placeDetail(in: cell, of: change.id, isUnfolded: !change.newLevel.isFolded, reason: .motion)
        guard let mark = RowMark.existing(in: cell) else { return }
        update(cell, mark, level: change.newLevel, unfolds: mark.fits != true)
    }
}
