import Foundation

/// The selected rows, the row under a finger, and the row with the focus.
struct RowSelection {
    private(set) var rows: Set<IndexPath> = []
    /// The row under the finger while it is highlighted.
    private(set) var highlighted: IndexPath?
    /// The touch that selects a row.
    private(set) weak var touch: UITouch?
    /// The row with the focus, whether or not it is on the screen.
    private(set) var focused: IndexPath?
    /// The row that had the focus before it left the table.
    private(set) var lastFocused: IndexPath?
    /// The row from which the Shift key extends the selection: the last one that the user selected.
    private(set) var anchor: IndexPath?
    /// The rows over which fingers are moving.
    var sweep: SelectionSweep?

    // MARK: Selection

    /// Adds a row to the selection.
    ///
    /// - Returns: Whether it wasn't selected.
    @discardableResult
    mutating func select(_ row: IndexPath) -> Bool { rows.insert(row).inserted }

    mutating func setAnchor(_ row: IndexPath) { anchor = row }

    /// Removes a row from the selection.
    ///
    /// - Returns: Whether it was selected.
    mutating func deselect(_ row: IndexPath) -> Bool { rows.remove(row) != nil }

    /// Deselects all rows, whose places mean nothing anymore.
    mutating func deselectAll() { (rows, anchor, sweep) = ([], nil, nil) }

    // MARK: Touch

    mutating func follow(_ touch: UITouch) { self.touch = touch }

    /// Returns whether one of the touches is the one that selects. Other fingers may touch other cells meanwhile.
    func follows(_ touches: Set<UITouch>) -> Bool { touch.map(touches.contains) ?? false }

    mutating func endTouch() { touch = nil }

    mutating func highlight(_ row: IndexPath) { highlighted = row }

    mutating func unhighlight() { highlighted = nil }

    // MARK: Focus

    /// Moves the focus to a row, or out of the table.
    mutating func focus(_ row: IndexPath?) {
        if row == nil, let focused { lastFocused = focused }
        focused = row
    }

    // MARK: Updates

    /// Carries everything to the new places of the rows.
    ///
    /// - Parameters:
    ///   - newRow: Returns the new index path of a row, or `nil` if the row was deleted.
    ///   - isReloaded: Returns whether the row at a new index path was reloaded, which ends its selection.
    mutating func carry(to newRow: (IndexPath) -> IndexPath?, isReloaded: (IndexPath) -> Bool) {
        rows = Set(rows.compactMap(newRow).filter { !isReloaded($0) })
        highlighted = highlighted.flatMap(newRow)
        // If the focused row was deleted, the row that takes its place gets the focus.
        focused = focused.map { newRow($0) ?? $0 }
        lastFocused = lastFocused.flatMap(newRow)
        anchor = anchor.flatMap(newRow)
        sweep = sweep.flatMap { $0.carried(to: newRow) }
    }
}
