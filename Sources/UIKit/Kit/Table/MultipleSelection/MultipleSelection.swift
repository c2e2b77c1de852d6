import CoreGraphics
import Foundation

/// The selection of several rows at once: by two fingers that move over rows, and by the Shift and Control keys.
///
/// A table that selects several rows only in the editing mode enters it, if the delegate agrees.
@MainActor
final class MultipleSelection {
    private unowned let table: UITableView
    private let pan = MultipleSelectionPan()
    private lazy var scrolling = EdgeScrolling(table) { [weak self] in self?.select(toPlaceOnScreen: self?.finger) }
    /// The vertical place of the fingers on the screen of the table, which stays while the content scrolls.
    private var finger: CGFloat?
    /// Whether the delegate was told that the selection began.
    private var isActive = false
    /// The rows that the delegate didn't want to be selected or deselected. It is asked once.
    private var refused: Set<IndexPath> = []

    init(_ table: UITableView) {
        self.table = table
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        pan.maySelect = { [weak self] in self?.mayBegin(at: $0) ?? false }
        pan.addAction { [weak self] _ in self?.fingersMoved() }
        table.addGestureRecognizer(pan)
    }

    // MARK: Beginning and end

    private func mayBegin(at place: CGPoint) -> Bool {
        guard let row = table.indexPathForRow(at: place), table.shownCell(at: row) != nil else { return false }
        return mayBegin(at: row)
    }

    private func mayBegin(at row: IndexPath) -> Bool {
        guard table.selectsSeveral && table.selectsByTouch || table.allowsMultipleSelectionDuringEditing else {
            return false
        }
        return table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: row)
            ?? table.selectsSeveral
    }

    private func begin(at row: IndexPath) {
        if !table.editing.isOn, table.allowsMultipleSelectionDuringEditing { table.setEditing(true, animated: true) }
        isActive = true
        refused = []
        table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: row)
    }

    private func end() {
        finger = nil
        scrolling.stop()
        table.selection.sweep = nil
        guard isActive else { return }
        isActive = false
        table.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
    }

    // MARK: Fingers

    private func fingersMoved() {
        switch pan.state {
        case .began:
            guard let row = table.indexPathForRow(at: pan.start) else { return }
            begin(at: row)
            // The delegate may have changed the rows.
            guard table.contains(row), table.selectsSeveral else { return }
            table.selection.sweep = SelectionSweep(from: row, among: table.selection.rows)
            follow()
        case .changed: follow()
        case .ended, .cancelled: end()
        case .possible, .failed: break
        }
    }

    private func follow() {
        let place = pan.location(in: table).y - table.contentOffset.y
        finger = place
        select(toPlaceOnScreen: place)
        scrolling.follow(top: place, bottom: place)
    }

    /// Selects the rows from the first one to the one at a place on the screen of the table.
    private func select(toPlaceOnScreen place: CGFloat?) {
        guard let place, let sweep = table.selection.sweep, table.contains(sweep.start), table.selectsSeveral
        else { return }
        let y = min(max(place, 0), max(table.bounds.height - 1, 0)) + table.contentOffset.y
        // Beside the rows, such as on a header, the selection stays as it is.
        guard let row = table.indexPathForRow(at: CGPoint(x: table.bounds.midX, y: y)) else { return }
        change(to: sweep.selection(over: table.rows(from: sweep.start, through: row)))
    }

    private func change(to rows: Set<IndexPath>) {
        let current = table.selection.rows
        for row in current.subtracting(rows).subtracting(refused).sorted() where table.contains(row) {
            table.deselectByTouch(row)
            if table.selection.rows.contains(row) { refused.insert(row) }
        }
        for row in rows.subtracting(current).subtracting(refused).sorted() where table.contains(row) {
            table.selectByTouch(row)
            if !table.selection.rows.contains(row) { refused.insert(row) }
        }
    }

    // MARK: Keys

    /// Selects or deselects a row that is touched or clicked while Shift, Control or Command is held.
    ///
    /// - Returns: Whether one of the keys changes what the touch means.
    func extend(to row: IndexPath, with modifiers: UIKeyModifierFlags) -> Bool {
        let takesRange = modifiers.contains(.shift)
        guard takesRange || !modifiers.isDisjoint(with: [.control, .command]) else { return false }
        // The editing mode begins without a selection, so the row from which a range extends is found before.
        let anchor = table.selection.anchor
        // A toggle in a table that selects several rows already is a plain touch without a primary action.
        let isInteraction = takesRange || !table.selectsSeveral
        if isInteraction {
            guard mayBegin(at: row) else { return false }
            begin(at: row)
            defer { end() }
            guard table.contains(row), table.selectsSeveral else { return true }
            guard takesRange, let anchor, table.contains(anchor) else {
                table.selectByTouch(row)
                return true
            }
            change(to: table.selection.rows.union(table.rows(from: anchor, through: row)))
            table.selection.setAnchor(anchor)
        } else {
            table.selectByTouch(row)
        }
        return true
    }
}
