import UIKit

/// The animations in which an expander shows changes of levels.
@MainActor
final class MotionRunner<ID: Hashable, Level: ExpansionLevel> {
    typealias Change = ExpansionChange<ID, Level>

    /// The closure of the client that inserts and deletes the rows that come and go with others.
    var updateRows: (@MainActor ([Change]) -> IndexPath?)?
    /// The closure of the client that is called when a motion has ended.
    var didChange: (@MainActor ([Change], _ isFinished: Bool) -> Void)?
    /// A closure that configures a cell off the screen again, for the level of its row.
    var refresh: @MainActor (any RowCell) -> Void = { _ in }
    let scroller: TableScroller<ID>
    let motions = ExpanderMotions<ID>()
    var unchanged = UnchangedRow()
    private let presenter: RowPresenter<ID, Level>
    private let levels: LevelStore<ID, Level>
    let places: RowPlaces<ID>

    init(_ presenter: RowPresenter<ID, Level>, _ levels: LevelStore<ID, Level>, _ places: RowPlaces<ID>) {
        self.presenter = presenter
        self.levels = levels
        self.places = places
        scroller = TableScroller(places)
    }

    /// Whether rows are inserted and deleted when levels change.
    var changesRows: Bool { updateRows != nil || places.outline != nil }

    // MARK: Ways to show changes

    /// Runs changes in an animator, which can be reversed until it ends.
    ///
    /// - Parameters:
    ///   - bounce: The bounce of the row when it is released, from 0 to 1.
    ///   - start: A closure that starts the animator, or pauses it.
    ///   - completion: A closure that is called when the animator has ended, with a closure that ends the motion.
    func run(
        _ changes: [Change],
        requestedID: ID?,
        by animator: UIViewPropertyAnimator,
        bounce: CGFloat,
        start: () -> Void,
        completion: @escaping @MainActor (UIViewAnimatingPosition, _ end: () -> Void) -> Void
    ) -> RunningMotion<ID> {
        let kept = scroller.place(toKeepFor: requestedID)
        let before = requestedID.map { height(of: $0) } ?? 0
        let rows = rows(of: changes)
        let number = motions.begin(rows)
        animator.addAnimations { self.show(changes, of: rows, requestedID: requestedID, keeping: kept) }
        // The animator retains its completion, so the completion must not retain the animator.
        animator.addCompletion { [weak self, unowned animator] position in
            guard let self else { return }
            motions.remove(animator)
            completion(position) { self.end(changes, of: rows, inMotion: number, isFinished: position == .end) }
        }
        start()
        // Starting or pausing the animator has run the changes, so the row already has its new height.
        let distance = requestedID.map { height(of: $0) - before } ?? 0
        if let requestedID, distance == 0, !changesRows, !Self.isResize(changes) { reportUnchanged(requestedID) }
        let motion = RunningMotion(id: requestedID, animator: animator, distance: distance, bounce: bounce)
        // An animator that has already ended can't be caught.
        if animator.state == .active { motions.add(motion) }
        return motion
    }

    /// Runs changes in a motion without an animator.
    func run(_ changes: [Change], requestedID: ID?, by motion: ExpansionMotion, in container: any RowContainer) {
        let kept = scroller.place(toKeepFor: requestedID)
        let rows = rows(of: changes)
        let number = motions.begin(rows)
        motion.run(in: container) {
            self.show(changes, of: rows, requestedID: requestedID, keeping: kept)
        } completion: { [weak self] isFinished in
            self?.end(changes, of: rows, inMotion: number, isFinished: isFinished)
        }
    }

    /// Shows changes with the table's own timing.
    func showUntimed(_ changes: [Change], _ requestedID: ID?) {
        let rows = rows(of: changes)
        let number = motions.begin(rows)
        show(changes, of: rows, requestedID: requestedID, keeping: scroller.place(toKeepFor: requestedID))
        end(changes, of: rows, inMotion: number, isFinished: true)
    }

    /// Shows changes of a table that isn't in a window, without an animation.
    func showUnseen(_ changes: [Change]) {
        guard let container = places.container else { return }
        let rows = Set(changes.lazy.map(\.id))
        // A table that has no rows yet isn't asked to have some.
        if changesRows || !places.shownRows.isEmpty {
            UIView.performWithoutAnimation {
                apply(rows)
                _ = updateTable(for: changes)
            }
        }
        let number = motions.begin(rows)
        end(changes, of: rows, inMotion: number, isFinished: true)
        container.setNeedsLayout()
    }

    /// Returns the rows that a motion moves: those of the changes, and rows on the screen whose cells show an earlier
    /// level.
    private func rows(of changes: [Change]) -> Set<ID> {
        let outdated = places.shownRows.lazy.filter { [presenter] in presenter.isOutdated($0.1, $0.0) }
        return Set(changes.lazy.map(\.id)).union(outdated.map(\.0))
    }

    private func reportUnchanged(_ id: ID) {
        guard let cell = places.visibleIndexPath(for: id).flatMap({ places.container?.rowCell(at: $0) }) else {
            return
        }
        unchanged.report(cell, hasAppearance: presenter.appearance != nil)
    }

    private func height(of id: ID) -> CGFloat {
        places.visibleIndexPath(for: id).flatMap { places.container?.rectForRow(at: $0).height } ?? 0
    }

    // MARK: Inside the animation

    /// Shows changes inside an animation.
    ///
    /// Cells show the current levels of their rows, which client code may have changed since the changes were made.
    private func show(_ changes: [Change], of rows: Set<ID>, requestedID: ID?, keeping kept: AnchoredRow<ID>?) {
        guard let container = places.container else { return }
        var start = MotionStart(container, places.remedies, resizes: !changesRows)
        if !changesRows { scroller.noteLeavingRows() }
        let outer = scroller.outerScroll(requestedID, keeping: kept)
        let texts = apply(rows)
        let last = updateTable(for: changes)
        // Inside an update of the client or a layout pass of the table, the table asks for heights later.
        guard !container.hasUncommittedUpdates else { return }
        start.noteUpdate(in: container)
        if kept != nil { start.offset?.restore(in: container) }
        // The layout is inside the animation block, so that all frames animate with the same timing. It may find out
        // heights of rows above.
        let isResize = Self.isResize(changes)
        for _ in 0..<2 {
            scroller.scroll(requestedID, through: last, keeping: kept, changesRows: changesRows, isResize: isResize)
            container.layoutIfNeeded()
        }
        if let outer { scroller.scroll(outer, requestedID, through: last, changesRows: changesRows) }
        // A cell that the update has configured again is at rest, and nothing would remove its covers.
        for (mark, labels) in texts where mark.isInMotion { mark.covers.follow(labels) }
        start.entering?.settle(in: container)
        scroller.showLeavingRows()
        leaveFolded(rows)
        places.outline?.rowsAreShown()
    }

    /// Whether a row only takes another height, such as one whose detail has arrived.
    private static func isResize(_ changes: [Change]) -> Bool {
        !changes.isEmpty && changes.allSatisfy { $0.oldLevel == $0.newLevel }
    }

    /// Takes the keyboard away from views that fold with their rows.
    private func leaveFolded(_ rows: Set<ID>) {
        for (id, cell) in places.shownRows where rows.contains(id) { FoldedFocus.leave(cell) }
    }

    /// Makes the table ask for the heights of its rows, and inserts and deletes rows.
    ///
    /// - Returns: The last row that was inserted.
    func updateTable(for changes: [Change]) -> IndexPath? {
        if let outline = places.outline { return outline.updateRows(of: changes.map(\.id)) }
        guard let updateRows else {
            if places.remedies.contains(.changesCells) {
                places.container?.resizeRows()
            } else {
                let rows = changes.compactMap { places.visibleIndexPath(for: $0.id) }
                places.container?.replaceCells(at: rows)
            }
            return nil
        }
        var last: IndexPath?
        places.container?.updateRows { last = updateRows(changes) }
        return last
    }

    /// Shows the levels of the rows on the screen.
    ///
    /// The number of changed rows may be much greater than that of the rows on the screen.
    ///
    /// - Returns: The labels of the rows as they were before.
    @discardableResult
    private func apply(_ changed: Set<ID>) -> [(mark: RowMark, labels: TextCovers.Labels)] {
        let shown = places.shownRows
        let cells = shown.filter { changed.contains($0.0) || presenter.isOutdated($0.1, $0.0) }
        // Details are laid out before anything moves. Otherwise their layout would animate with the rows.
        places.forEach(cells.filter { !levels[$0.0].isFolded }) { id, cell in
            presenter.details.cover(in: cell, of: id)
        }
        let texts = UIView.areAnimationsEnabled ? cells.compactMap { note($0.1) } : []
        places.forEach(cells, presenter.move)
        if places.remedies.contains(.changesUnseenCells) { applyUnseen(changed, except: shown) }
        return texts
    }

    /// Prepares a cell for a motion.
    ///
    /// - Returns: The labels in the cell, whose texts are covered meanwhile.
    private func note(_ cell: any RowCell) -> (mark: RowMark, labels: TextCovers.Labels)? {
        guard let mark = RowMark.existing(in: cell) else { return nil }
        mark.beginMotion(in: cell, isClipped: places.remedies.contains(.clipsRows))
        return places.remedies.contains(.coversTexts) ? (mark, TextCovers.labels(in: cell)) : nil
    }

    /// Shows the levels and the details of rows in cells off the screen, which the table may show again as they are.
    private func applyUnseen(_ changed: Set<ID>, except shown: [(ID, any RowCell)]) {
        // The changed rows may be a million, and are not copied.
        guard shown.count(where: { changed.contains($0.0) }) < changed.count else { return }
        UIView.performWithoutAnimation {
            for (id, cell) in places.unseenRows(except: shown) where changed.contains(id) {
                guard presenter.isOutdated(cell, id) || presenter.details.isMissing(in: cell, of: id) else { continue }
                refresh(cell)
            }
        }
    }

    // MARK: End

    /// Ends an animation. Rows that a later animation moves are left to that animation.
    private func end(_ changes: [Change], of rows: Set<ID>, inMotion number: Int, isFinished: Bool) {
        let resting = motions.end(rows, ofMotion: number)
        if motions.areNoneRunning {
            places.outline?.curtains.removeAll()
            scroller.removeLeavingRows()
        }
        for mark in places.cells.marks where mark.isInMotion {
            guard let cell = mark.cell else { continue }
            if places.id(of: mark).map({ !motions.contains($0) }) ?? true { mark.endMotion(in: cell) }
        }
        let unseen = places.remedies.contains(.changesUnseenCells) ? places.unseenRows(except: places.shownRows) : []
        presenter.details.release(of: resting, unseen: unseen)
        // An animator that ends sets the final values of what it changed, even in cells that show
        // other rows since then, and in cells that have left the screen.
        places.forEach(places.shownRows.filter { !motions.contains($0.0) }) { id, cell in
            presenter.rest(id, cell, hasMoved: resting.contains(id))
        }
        for (id, cell) in unseen where !motions.contains(id) {
            presenter.rest(id, cell, hasMoved: resting.contains(id))
        }
        guard let didChange else { return }
        // A row whose height alone changed, such as one whose detail arrived, has the same level as before.
        let shown = changes.filter { $0.oldLevel != $0.newLevel }
        if !shown.isEmpty { didChange(shown, isFinished && shown.allSatisfy { resting.contains($0.id) }) }
    }
}
