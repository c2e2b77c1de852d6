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
        let kept = place(toKeepFor: asked)
        motion.run(in: tableView) {
            self.change(changes, asked: asked, keeping: kept)
        } completion: { [weak self] _ in
            self?.releaseDetails(of: changes)
        }
        keepFocus(on: asked)
    }

    /// Makes changes; run inside an animation.
    func change(_ changes: [ExpansionChange<ID, Level>], asked: ID?, keeping kept: KeptRow?) {
        guard let tableView else { return }
        for change in changes { apply(change) }
        tableView.performBatchUpdates(nil)
        scroll(asked, keeping: kept)
        tableView.layoutIfNeeded()
    }

    private func apply(_ change: ExpansionChange<ID, Level>) {
        guard let tableView, let path = visibleIndexPath(for: change.id), let cell = tableView.cellForRow(at: path)
        else { return }
        cell.show(change.newLevel, reason: .motion)
        placeDetail(in: cell, of: change.id, isUnfolded: !change.newLevel.isFolded, reason: .motion)
        guard let mark = RowMark.existing(in: cell) else { return }
        update(cell, mark, level: change.newLevel, unfolds: mark.fits != true)
    }

    func visibleIndexPath(for id: ID) -> IndexPath? {
        tableView?.indexPathsForVisibleRows?.first { identify($0) == id }
    }

    /// A row that is to stay where it is, and where that is on the screen, in points from the table's top.
    typealias KeptRow = (row: IndexPath, distance: CGFloat)

    func place(toKeepFor asked: ID?) -> KeptRow? {
        guard let tableView, anchor != .none, let visible = tableView.indexPathsForVisibleRows else { return nil }
        let touched = anchor == .touchedRow ? asked.flatMap { visibleIndexPath(for: $0) } : nil
        let top = tableView.contentOffset.y + tableView.adjustedContentInset.top
        guard let row = touched ?? visible.first(where: { tableView.rectForRow(at: $0).maxY > top }) else { return nil }
        return (row, tableView.rectForRow(at: row).minY - tableView.contentOffset.y)
    }

    private func scroll(_ asked: ID?, keeping kept: KeptRow?) {
        guard let tableView, !tableView.isTracking else { return }
        let plan = ScrollPlan(tableView)
        var offset = tableView.contentOffset.y
        if let kept { offset = plan.offset(keeping: span(of: kept.row), at: kept.distance) }
        if let row = asked.flatMap({ visibleIndexPath(for: $0) }) {
            offset = plan.offset(showing: span(of: row), from: offset, reveal)
        }
        guard abs(offset - tableView.contentOffset.y) > 0.01 else { return }
        tableView.contentOffset.y = offset
    }

    private func span(of row: IndexPath) -> ClosedRange<CGFloat> {
        let rect = tableView?.rectForRow(at: row) ?? .zero
        return rect.minY...rect.maxY
    }
}
