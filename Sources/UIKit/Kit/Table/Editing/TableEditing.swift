import CoreGraphics

/// The editing of a table's rows: the editing mode, the actions of swiped rows, and the row that is being moved.
@MainActor
final class TableEditing {
    private unowned let table: UITableView
    let swiping: RowSwiping
    let reordering: RowReordering
    /// Whether the rows show their editing controls.
    private(set) var isOn = false

    init(_ table: UITableView) {
        self.table = table
        swiping = RowSwiping(table)
        reordering = RowReordering(table)
    }

    /// Whether the table is in the editing mode or a row shows actions.
    var isEditing: Bool { isOn || swiping.isOpen }

    /// Begins or ends the editing mode. A row that shows actions is closed.
    func set(_ editing: Bool, animated: Bool) {
        swiping.close(animated: animated)
        reordering.cancel()
        guard editing != isOn else { return }
        isOn = editing
        // Selected rows have another meaning in the other mode (unverified).
        table.select(nil, animated: false, scrollPosition: .none)
        let change = {
            for (row, cell) in self.table.shownCells { self.configure(cell, at: row, animated: animated) }
            // Heights that follow from texts depend on the width that the controls leave.
            if !self.table.needsReload, !self.table.hasUncommittedUpdates { self.table.performBatchUpdates(nil) }
        }
        guard animated, table.window != nil else { return UIView.performWithoutAnimation(change) }
        UIView.animate(withDuration: EditingMetrics.duration, delay: 0, options: .allowUserInteraction) { change() }
    }

    /// Gives a cell the controls of its row.
    func configure(_ cell: UITableViewCell, at row: IndexPath, animated: Bool) {
        guard isOn || cell.isEditing, table.contains(row), !table.isInterrupted else { return }
        let isEditable = isOn && canEdit(row)
        let isMovable = isOn && canMove(row)
        let selects = isEditable && table.allowsMultipleSelectionDuringEditing
        var controls = CellControls()
        controls.style = isEditable && !selects ? editingStyle(of: row) : .none
        controls.selects = selects
        controls.indents = isEditable && table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: row) ?? true
        cell.take(controls, isMovable: isMovable)
        cell.setEditing(isEditable || isMovable, animated: animated)
    }

    func canEdit(_ row: IndexPath) -> Bool {
        table.dataSource?.tableView(table, canEditRowAt: row) ?? false
    }

    func canMove(_ row: IndexPath) -> Bool {
        guard let dataSource = table.dataSource, table.dataSourceImplements(.move) else { return false }
        return dataSource.tableView(table, canMoveRowAt: row)
    }

    func editingStyle(of row: IndexPath) -> UITableViewCell.EditingStyle {
        table.delegate?.tableView(table, editingStyleForRowAt: row) ?? .delete
    }

    /// Performs what the control of a row stands for: a deletion shows its action first.
    func controlWasPressed(in cell: UITableViewCell) {
        guard let row = table.row(of: cell) else { return }
        switch cell.editingStyle {
        case .delete: swiping.reveal(row)
        case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: row)
        case .none: break
        }
    }

    /// Returns the actions of a row for assistive technology; `nil` if there are none.
    func accessibilityActions(for cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        guard let row = table.row(of: cell), !table.isInterrupted else { return nil }
        let found = isOn ? reordering.accessibilityActions(for: cell, at: row) : swiping.accessibilityActions(for: row)
        return found.isEmpty ? nil : found
    }

    /// Forgets what concerns the row of a cell that leaves the screen.
    func cellDidLeave(_ cell: UITableViewCell) {
        swiping.cellDidLeave(cell)
        reordering.cellDidLeave(cell)
    }
}
