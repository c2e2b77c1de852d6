import Foundation

/// The interactions that make a table a source and a destination of drags, and their delegates.
@MainActor
final class TableDragAndDrop {
    private unowned let table: UITableView
    let dragging: TableDragging
    let dropping: TableDropping
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?

    init(_ table: UITableView) {
        self.table = table
        dragging = TableDragging(of: table)
        dropping = TableDropping(on: table, dragging)
    }

    /// Adds the interactions that the table's delegates need.
    func delegatesDidChange() {
        if table.dragDelegate != nil, drag == nil {
            let made = UIDragInteraction(delegate: dragging)
            drag = made
            table.addInteraction(made)
        }
        // A data source moves rows without a drop delegate.
        if table.dragDelegate != nil || table.dropDelegate != nil, drop == nil {
            let made = UIDropInteraction(delegate: dropping)
            drop = made
            table.addInteraction(made)
        }
        drag?.isEnabled = table.dragInteractionEnabled && table.dragDelegate != nil
    }

    /// Follows the rows to their places after an update.
    func carry(_ newRow: (IndexPath) -> IndexPath?) {
        dragging.carry(newRow)
    }

    /// Closes the gap, because the rows change.
    func rowsWillChange() {
        dropping.rowsWillChange()
    }
}
