/// The parts of a table that its cells use.
extension UITableView {
    /// Whether a changed constraint in a cell changes the height of its row.
    var followsConstraintsInCells: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    /// The width that a section index takes from the trailing end of rows, in points.
    var sectionIndexWidth: CGFloat { sectionIndex.width }

    /// Returns whether a cell's row can receive the keyboard focus.
    func canFocus(_ cell: UITableViewCell) -> Bool { indexPath(for: cell).map(canFocus) ?? false }

    /// Returns whether a cell's row is being dragged.
    func isDragged(_ cell: UITableViewCell) -> Bool {
        dragDelegate != nil && indexPath(for: cell).map(dragAndDrop.dragging.isDragged) ?? false
    }

    /// Tells the delegate that the accessory button of a cell was tapped.
    func accessoryButtonWasTapped(in cell: UITableViewCell) {
        guard let row = indexPath(for: cell) else { return }
        cell.accessoryAction?()
        delegate?.tableView(self, accessoryButtonTappedForRowWith: row)
    }

    /// Returns the actions that editing offers for a cell.
    func editingActions(for cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        editing.accessibilityActions(for: cell)
    }

    /// Handles a press of a cell's insert or delete control.
    func editControlWasPressed(in cell: UITableViewCell) { editing.controlWasPressed(in: cell) }

    /// Moves the row of a cell with a finger on its reorder control.
    func reorder(_ cell: UITableViewCell, with gesture: ReorderGesture) {
        editing.reordering.follow(gesture, of: cell)
    }
}
