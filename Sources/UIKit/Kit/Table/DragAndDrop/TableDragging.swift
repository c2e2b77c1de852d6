import CoreGraphics
import Foundation

/// The drags of a table's rows, as a source. It asks the table's drag delegate.
final class TableDragging: NSObject, UIDragInteractionDelegate {
    private unowned let table: UITableView
    /// The rows of the items in the drag.
    private var rows: [ObjectIdentifier: IndexPath] = [:]
    /// Whether a drag has begun and isn't over.
    private(set) var isActive = false

    init(of table: UITableView) {
        self.table = table
    }

    private var delegate: (any UITableViewDragDelegate)? { table.dragDelegate }

    /// Returns the row of an item; `nil` if it is from elsewhere, or if the row was deleted.
    func row(of item: UIDragItem) -> IndexPath? { rows[ObjectIdentifier(item)] }

    /// Returns whether a drag with a row is in progress.
    func isDragged(_ row: IndexPath) -> Bool { isActive && rows.values.contains(row) }

    /// Carries the rows to their new places after an update.
    func carry(_ newRow: (IndexPath) -> IndexPath?) {
        rows = rows.compactMapValues(newRow)
    }

    // MARK: UIDragInteractionDelegate

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        let point = session.location(in: table)
        guard let delegate, !isActive, !table.isInterrupted, !table.editing.reordering.isActive,
            !table.editing.swiping.isOpen, let row = table.indexPathForRow(at: point)
        else { return [] }
        rows = [:]
        var items = note(delegate.tableView(table, itemsForBeginning: session, at: row), at: row)
        guard !items.isEmpty, table.selection.rows.contains(row) else { return items }
        for other in table.selection.rows.sorted() where other != row {
            items += note(
                delegate.tableView(table, itemsForAddingTo: session, at: other, point: point),
                at: other
            )
        }
        return items
    }

    private func note(_ items: [UIDragItem], at row: IndexPath) -> [UIDragItem] {
        for item in items { rows[ObjectIdentifier(item)] = row }
        return items
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForLifting item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let row = row(of: item), let cell = table.shownCell(at: row), cell.window != nil else { return nil }
        let parameters = delegate?.tableView(table, dragPreviewParametersForRowAt: row) ?? UIDragPreviewParameters()
        return UITargetedDragPreview(view: cell, parameters: parameters)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {
        tellCells(.lifting)
        animator.addCompletion { [weak self] _ in if self?.isActive == false { self?.tellCells(.none) } }
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        isActive = true
        tellCells(.dragging)
        delegate?.tableView(table, dragSessionWillBegin: session)
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { delegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { delegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false }

    /// Rows keep their size, as they are the size of the gap.
    func dragInteraction(
        _ interaction: UIDragInteraction,
        prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { true }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        // The row may have moved, or left the screen.
        guard let row = row(of: item), table.shownCell(at: row) != nil else { return nil }
        let frame = table.rowFrame(row)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: table, center: center))
    }

    func dragInteraction(
        _ interaction: UIDragInteraction,
        session: any UIDragSession,
        didEndWith operation: UIDropOperation
    ) {
        tellCells(.none)
        isActive = false
        rows = [:]
        delegate?.tableView(table, dragSessionDidEnd: session)
    }

    private func tellCells(_ state: UITableViewCell.DragState) {
        for row in Set(rows.values).sorted() { table.shownCell(at: row)?.dragStateDidChange(state) }
    }
}
