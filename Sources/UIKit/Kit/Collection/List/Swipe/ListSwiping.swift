import CoreGraphics
import Foundation

/// The actions of a list's rows: at most one row shows them at a time.
@MainActor
final class ListSwiping {
    /// A row that shows actions.
    private struct Swiped {
        let cell: UICollectionViewListCell
        let actions: SwipeActionsView
        var travel: SwipeTravel
        /// The distance by which the row was moved when the finger began to move it.
        var start: CGFloat = 0
        /// Whether an action is being performed, and the row waits for its end.
        var isPerforming = false

        /// The horizontal movement for a distance: negative if the actions are on the right.
        @MainActor var direction: CGFloat { actions.side.isRight(inRightToLeft: cell.isRightToLeft) ? -1 : 1 }
    }

    private unowned let collection: UICollectionView
    private let pan = SwipePan()
    private var swiped: Swiped?
    /// The actions that a finger is about to show.
    private var pending: (cell: UICollectionViewListCell, configuration: UISwipeActionsConfiguration, side: SwipeSide)?

    init(_ collection: UICollectionView) {
        self.collection = collection
        pan.maximumNumberOfTouches = 1
        pan.mayMoveRow = { [weak self] place, isToTheRight in
            self?.begin(at: place, isToTheRight: isToTheRight) ?? false
        }
        pan.addAction { [weak self] _ in self?.fingerMoved() }
        collection.addGestureRecognizer(pan)
        collection.panGestureRecognizer.addAction { [weak self] pan in if pan.state == .began { self?.close() } }
    }

    /// The row that shows actions. One that was deleted meanwhile doesn't count.
    private var current: Swiped? {
        swiped.flatMap { collection.indexPath(for: $0.cell) == nil ? nil : $0 }
    }

    /// Whether a row shows actions.
    var isOpen: Bool { current != nil }

    // MARK: Touches

    /// Returns the view for a touch. While a row shows actions, only these get touches.
    func target(of view: UIView?) -> UIView? {
        guard let current, let view else { return view }
        return view.isDescendant(of: current.actions) ? view : collection
    }

    /// Closes the row for a new touch that isn't in an action.
    ///
    /// - Returns: Whether a row shows actions, so that the touch selects nothing.
    func take(_ touch: UITouch) -> Bool {
        guard let current else { return false }
        guard current.cell.point(inside: touch.location(in: current.cell), with: nil) else {
            close()
            return true
        }
        // A finger on the row may move it. A tap closes it.
        touch.whenOver { [weak self] in
            guard let self, !pan.progress.isUnderWay, !pan.progress.isWaiting else { return }
            close()
        }
        return true
    }

    private func begin(at place: CGPoint, isToTheRight: Bool) -> Bool {
        pending = nil
        guard let item = collection.indexPathForItem(at: place),
            let cell = collection.cellForItem(at: item) as? UICollectionViewListCell
        else { return false }
        if let current, current.cell === cell {
            swiped?.start = cell.swipe.distance
            current.actions.beginDrag()
            return !current.isPerforming
        }
        guard !collection.isEditing else { return false }
        let side: SwipeSide = isToTheRight == cell.isRightToLeft ? .trailing : .leading
        guard let configuration = configuration(for: item, on: side) else { return false }
        pending = (cell, configuration, side)
        return true
    }

    private func fingerMoved() {
        // The row is opened only here, because another recognizer may have prevented this one.
        if pan.state == .began, let pending { open(pending.cell, pending.configuration, on: pending.side) }
        pending = nil
        guard let current else { return }
        let finger = current.start + current.direction * pan.translation(in: collection).x
        let distance = current.travel.distance(forFinger: finger)
        switch pan.state {
        case .began, .changed:
            switch current.actions.step(to: distance, current.travel) {
            case .follows(let place): current.cell.setSwipe(distance: place, direction: current.direction)
            case .glides(let place): glide(current, to: place, velocity: 0, duration: SwipeMetrics.commitDuration)
            case .stays: break
            }
        case .ended: settle(current, at: distance, velocity: current.direction * pan.velocity(in: collection).x)
        case .cancelled: settle(current, at: distance, velocity: 0)
        case .possible, .failed: break
        }
    }

    private func settle(_ row: Swiped, at distance: CGFloat, velocity: CGFloat) {
        switch row.travel.end(at: distance, velocity: velocity) {
        case .closed: close()
        case .open:
            row.actions.isFull = false
            glide(row, to: row.travel.open, velocity: velocity)
        case .full:
            row.actions.isFull = true
            glide(row, to: row.travel.commitDistance, velocity: velocity)
            if let action = row.actions.configuration.actions.first { perform(action) }
        }
    }

    // MARK: Opening and closing

    /// Shows the actions at the trailing end of a row, as its deletion control does, or hides them.
    func reveal(_ cell: UICollectionViewListCell) {
        if current?.cell === cell { return close() }
        guard let item = collection.indexPath(for: cell), let configuration = configuration(for: item, on: .trailing)
        else { return }
        open(cell, configuration, on: .trailing)
        guard let current else { return }
        glide(current, to: current.travel.open, velocity: 0)
    }

    /// Moves the row that shows actions back.
    func close(animated: Bool = true) {
        let row = swiped
        swiped = nil
        guard let row else { return }
        guard animated, collection.window != nil, collection.indexPath(for: row.cell) != nil else {
            return row.cell.removeSwipe()
        }
        glide(row, to: 0, velocity: 0) { row.cell.removeActions(row.actions) }
    }

    private func open(
        _ cell: UICollectionViewListCell,
        _ configuration: UISwipeActionsConfiguration,
        on side: SwipeSide
    ) {
        close()
        let actions = SwipeActionsView(
            configuration,
            side: side,
            isRight: side.isRight(inRightToLeft: cell.isRightToLeft)
        )
        let travel = SwipeTravel(
            open: min(actions.openWidth, cell.bounds.width),
            first: min(actions.firstWidth, cell.bounds.width),
            width: cell.bounds.width,
            allowsFullSwipe: configuration.performsFirstActionWithFullSwipe && !collection.isEditing
        )
        actions.onAction = { [weak self] in self?.perform($0) }
        swiped = Swiped(cell: cell, actions: actions, travel: travel)
        cell.showActions(actions)
    }

    private func glide(
        _ row: Swiped,
        to distance: CGFloat,
        velocity: CGFloat,
        duration: TimeInterval = SwipeMetrics.duration,
        completion: @escaping () -> Void = {}
    ) {
        let way = distance - row.cell.swipe.distance
        let start = abs(way) > 1 ? min(max(velocity / way, 0), 20) : 0
        UIView.animate(
            withDuration: duration,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: start,
            options: .allowUserInteraction
        ) {
            row.cell.setSwipe(distance: distance, direction: row.direction)
        } completion: { _ in
            completion()
        }
    }

    // MARK: Actions

    private func perform(_ action: UIContextualAction) {
        guard let row = current, !row.isPerforming else { return }
        swiped?.isPerforming = true
        action.handler(action, row.actions) { [weak self] _ in
            if let self, swiped?.actions === row.actions { close() }
        }
    }

    /// Returns the actions of an item; `nil` if it has none on a side.
    private func configuration(for item: IndexPath, on side: SwipeSide) -> UISwipeActionsConfiguration? {
        guard let found = collection.collectionViewLayout.swipeActions(for: item, on: side) else { return nil }
        return found.actions.isEmpty ? nil : found
    }

    /// Returns the actions of an item for assistive technology, which performs them without a swipe.
    func accessibilityActions(for cell: UICollectionViewListCell) -> [UIAccessibilityCustomAction] {
        guard let item = collection.indexPath(for: cell) else { return [] }
        let actions = [SwipeSide.leading, .trailing].flatMap { configuration(for: item, on: $0)?.actions ?? [] }
        return actions.compactMap { action in
            guard let name = action.title else { return nil }
            return UIAccessibilityCustomAction(name: name) { [weak cell] _ in
                guard let cell else { return false }
                action.handler(action, cell) { _ in }
                return true
            }
        }
    }
}

extension UICollectionView {
    /// Shows the actions at the trailing end of a row.
    func revealActions(of cell: UICollectionViewListCell) { swiping?.reveal(cell) }

    /// Makes room for the actions of rows, if the layout is a list.
    func prepareSwiping() {
        guard swiping == nil, collectionViewLayout.systemBackgroundColor != nil else { return }
        swiping = ListSwiping(self)
    }
}
