import CoreGraphics
import Foundation

/// The rows of a table as the source of drags.
final class TableDrags: RowDragSource {
    unowned let table: UITableView

    init(of table: UITableView) {
        self.table = table
    }

    var view: any UIScrollView & RowUpdating { table }

    func cell(at row: IndexPath) -> UIView? { table.shownCell(at: row) }

    func placement(of row: IndexPath) -> (center: CGPoint, size: CGSize)? {
        guard table.contains(row) else { return nil }
        let frame = table.rowFrame(row)
        return (CGPoint(x: frame.midX, y: frame.midY), frame.size)
    }

    // MARK: RowDragSource

    private var delegate: (any UITableViewDragDelegate)? { table.dragDelegate }

    var hasDragDelegate: Bool { delegate != nil }
    var isDragEnabled: Bool { table.dragInteractionEnabled }
    var areRowsFree: Bool { !table.editing.reordering.isActive && !table.editing.swiping.isOpen }
    var selectedRows: Set<IndexPath> { table.selection.rows }

    func row(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }

    func items(beginning session: any UIDragSession, at row: IndexPath) -> [UIDragItem] {
        delegate?.tableView(table, itemsForBeginning: session, at: row) ?? []
    }

    func items(joining session: any UIDragSession, at row: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        delegate?.tableView(table, itemsForAddingTo: session, at: row, point: point) ?? []
    }

    func dragParameters(of row: IndexPath) -> UIDragPreviewParameters? {
        delegate?.tableView(table, dragPreviewParametersForRowAt: row)
    }

    func setDragState(_ state: UICellConfigurationState.DragState, of row: IndexPath) {
        table.shownCell(at: row)?.setDragState(state)
    }

    func dragWillBegin(_ session: any UIDragSession) { delegate?.tableView(table, dragSessionWillBegin: session) }

    func dragDidEnd(_ session: any UIDragSession) { delegate?.tableView(table, dragSessionDidEnd: session) }

    func allowsMove(_ session: any UIDragSession) -> Bool {
        delegate?.tableView(table, dragSessionAllowsMoveOperation: session) ?? true
    }

    func isRestrictedToApp(_ session: any UIDragSession) -> Bool {
        delegate?.tableView(table, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
}
