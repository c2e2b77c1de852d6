import Foundation

/// The interactions that make rows a source and a destination of drags, and their delegates.
@MainActor
final class RowDragAndDrop<Rows: RowDragSource & RowDropDestination> {
    let dragging: RowDragging
    let dropping: RowDropping<Rows>
    private let rows: Rows
    private var drag: UIDragInteraction?
    private var drop: UIDropInteraction?

    init(of rows: Rows) {
        self.rows = rows
        dragging = RowDragging(of: rows)
        dropping = RowDropping(on: rows, dragging)
    }

    /// Adds the interactions that the client's delegates need.
    func delegatesDidChange() {
        if rows.hasDragDelegate, drag == nil {
            let made = UIDragInteraction(delegate: dragging)
            drag = made
            rows.view.addInteraction(made)
        }
        // A data source moves rows without a drop delegate.
        if rows.hasDragDelegate || rows.hasDropDelegate, drop == nil {
            let made = UIDropInteraction(delegate: dropping)
            drop = made
            rows.view.addInteraction(made)
        }
        drag?.isEnabled = rows.isDragEnabled && rows.hasDragDelegate
    }
}
