import CoreGraphics
import Foundation

/// The actions of a table's rows: at most one row shows them at a time.
@MainActor
final class RowSwiping {
    private unowned let table: UITableView
    private let pan = SwipePan()
    /// The row that shows actions.
    private var swiped: SwipedRow?
    /// The actions that a finger is about to show.
    private var pending: (row: IndexPath, configuration: UISwipeActionsConfiguration, side: SwipeSide)?

    init(_ table: UITableView) {
        self.table = table
        pan.maximumNumberOfTouches = 1
        pan.mayMoveRow = { [weak self] place, isToTheRight in
            self?.begin(at: place, isToTheRight: isToTheRight) ?? false
        }
        pan.addAction { [weak self] _ in self?.fingerMoved() }
        table.addGestureRecognizer(pan)
        table.panGestureRecognizer.addAction { [weak self] pan in if pan.state == .began { self?.close() } }
    }

    /// Whether a row shows actions.
    var isOpen: Bool { current != nil }

    /// The row that shows actions. One that was deleted meanwhile doesn't count.
    private var current: SwipedRow? {
        swiped.flatMap { table.row(of: $0.cell) == nil ? nil : $0 }
    }

    // MARK: Touches

    /// Returns the view for a touch. While a row shows actions, only these get touches.
    func target(of view: UIView?) -> UIView? {
        guard let current, let view else { return view }
        return view.isDescendant(of: current.actions) ? view : table
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
        if let current, table.shownCell(at: table.indexPathForRow(at: place) ?? IndexPath()) === current.cell {
            swiped?.start = current.cell.editing.distance
            current.actions.beginDrag()
            return !current.isPerforming
        }
        guard !table.editing.isOn, let row = table.indexPathForRow(at: place), let cell = table.shownCell(at: row)
        else {
            return false
        }
        let side: SwipeSide = isToTheRight == cell.isRightToLeft ? .trailing : .leading
        guard let configuration = configuration(for: row, on: side) else { return false }
        pending = (row, configuration, side)
        return true
    }

    private func fingerMoved() {
        // The row is opened only here, because another recognizer may have prevented this one.
        if pan.state == .began, let pending { open(pending.row, pending.configuration, on: pending.side) }
        pending = nil
        guard let current else { return }
        let finger = current.start + current.direction * pan.translation(in: table).x
        let distance = current.travel.distance(forFinger: finger)
        switch pan.state {
        case .began, .changed:
            switch current.actions.step(to: distance, current.travel) {
            case .follows(let place): move(current, to: place)
            case .glides(let place): glide(current, to: place, velocity: 0, duration: SwipeMetrics.commitDuration)
            case .stays: break
            }
        case .ended:
            settle(current, at: distance, velocity: current.direction * pan.velocity(in: table).x)
        case .cancelled:
            settle(current, at: distance, velocity: 0)
        case .possible, .failed:
            break
        }
    }

    private func settle(_ row: SwipedRow, at distance: CGFloat, velocity: CGFloat) {
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

    /// Shows the actions at the trailing end of a row, as its deletion control does.
    func reveal(_ row: IndexPath) {
        guard let configuration = configuration(for: row, on: .trailing) else { return }
        if let current, current.cell === table.shownCell(at: row) { return close() }
        open(row, configuration, on: .trailing)
        guard let current else { return }
        glide(current, to: current.travel.open, velocity: 0)
    }

    /// Moves the row that shows actions back.
    func close(animated: Bool = true) {
        // A row that was deleted meanwhile has no place anymore.
        guard let row = current else { return end(at: nil) }
        end(at: table.row(of: row.cell))
        guard animated, table.window != nil else {
            UIView.performWithoutAnimation { move(row, to: 0) }
            row.cell.removeActions(row.actions)
            return
        }
        glide(row, to: 0, velocity: 0) { row.cell.removeActions(row.actions) }
    }

    /// Forgets the row of a cell that leaves the screen.
    func cellDidLeave(_ cell: UITableViewCell) {
        guard swiped?.cell === cell else { return }
        end(at: nil)
    }

    private func open(_ row: IndexPath, _ configuration: UISwipeActionsConfiguration, on side: SwipeSide) {
        close()
        guard let cell = table.shownCell(at: row) else { return }
        let isRight = side.isRight(inRightToLeft: cell.isRightToLeft)
        let actions = SwipeActionsView(configuration, side: side, isRight: isRight)
        let allowsFullSwipe = configuration.performsFirstActionWithFullSwipe && !table.editing.isOn
        let travel = SwipeTravel(
            open: min(actions.openWidth, cell.bounds.width),
            first: min(actions.firstWidth, cell.bounds.width),
            width: cell.bounds.width,
            allowsFullSwipe: allowsFullSwipe
        )
        actions.onAction = { [weak self] in self?.perform($0) }
        swiped = SwipedRow(cell: cell, actions: actions, travel: travel)
        table.delegate?.tableView(table, willBeginEditingRowAt: row)
        cell.showActions(actions)
    }

    private func end(at row: IndexPath?) {
        guard swiped != nil else { return }
        swiped = nil
        table.delegate?.tableView(table, didEndEditingRowAt: row)
    }

    // MARK: Motion

    private func move(_ row: SwipedRow, to distance: CGFloat) {
        row.cell.setSwipe(distance: distance, direction: row.direction)
    }

    private func glide(
        _ row: SwipedRow,
        to distance: CGFloat,
        velocity: CGFloat,
        duration: TimeInterval = SwipeMetrics.duration,
        completion: @escaping () -> Void = {}
    ) {
        let way = distance - row.cell.editing.distance
        let start = abs(way) > 1 ? min(max(velocity / way, 0), 20) : 0
        UIView.animate(
            withDuration: duration,
            delay: 0,
            usingSpringWithDamping: 1,
            initialSpringVelocity: start,
            options: .allowUserInteraction
        ) {
            self.move(row, to: distance)
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
        // The handler may have deleted the row and not said so yet.
        if swiped?.actions === row.actions, current == nil { end(at: nil) }
    }

    /// Returns the actions of a row; `nil` if it has none on this side.
    func configuration(for row: IndexPath, on side: SwipeSide) -> UISwipeActionsConfiguration? {
        guard table.contains(row), table.editing.canEdit(row) else { return nil }
        let delegate = table.delegate
        let own =
            switch side {
            case .leading: delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: row)
            case .trailing: delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: row)
            }
        let found = own ?? (side == .trailing ? rowActions(of: row) ?? deletion(of: row) : nil)
        guard let found else { return nil }
        return found.actions.isEmpty ? nil : found
    }

    /// Returns the actions of a row in their former form. Their first one is at the edge of the row, too.
    private func rowActions(of row: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = table.delegate?.tableView(table, editActionsForRowAt: row) else { return nil }
        let place = place(of: row)
        return UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(at: place) })
    }

    /// Returns a closure for the place of a row, which may be another one when it is called.
    private func place(of row: IndexPath) -> () -> IndexPath {
        { [weak table, weak cell = table.shownCell(at: row)] in cell.flatMap { table?.row(of: $0) } ?? row }
    }

    /// Returns the action that deletes a row, if its data source can.
    private func deletion(of row: IndexPath) -> UISwipeActionsConfiguration? {
        guard table.editing.editingStyle(of: row) == .delete, table.dataSourceImplements(.commit) else { return nil }
        let title = table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: row) ?? "Delete"
        let place = place(of: row)
        let action = UIContextualAction(style: .destructive, title: title) { [weak table] _, _, completion in
            if let table { table.dataSource?.tableView(table, commit: .delete, forRowAt: place()) }
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Performs an action without showing it.
    private func perform(_ action: UIContextualAction, for row: IndexPath) -> Bool {
        guard let cell = table.shownCell(at: row) else { return false }
        action.handler(action, cell) { _ in }
        return true
    }
}

extension RowSwiping {
    /// Returns the actions of a row for assistive technology, which performs them without a swipe.
    func accessibilityActions(for row: IndexPath) -> [UIAccessibilityCustomAction] {
        [SwipeSide.leading, .trailing].flatMap { configuration(for: row, on: $0)?.actions ?? [] }.compactMap { action in
            guard let name = action.title else { return nil }
            return UIAccessibilityCustomAction(name: name) { [weak self] _ in self?.perform(action, for: row) ?? false }
        }
    }
}
