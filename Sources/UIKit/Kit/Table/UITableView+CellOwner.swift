extension UITableView: CellOwner {
    var followsConstraintsInCells: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    var sectionIndexWidth: CGFloat { sectionIndex.width }

    func canFocus(_ cell: UITableViewCell) -> Bool { indexPath(for: cell).map(canFocus) ?? false }

    func isDragged(_ cell: UITableViewCell) -> Bool {
        dragDelegate != nil && indexPath(for: cell).map(dragAndDrop.dragging.isDragged) ?? false
    }

    func accessoryButtonWasTapped(in cell: UITableViewCell) {
        guard let row = indexPath(for: cell) else { return }
        cell.accessoryAction?()
        delegate?.tableView(self, accessoryButtonTappedForRowWith: row)
    }

    func editingActions(for cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        editing.accessibilityActions(for: cell)
    }

    func editControlWasPressed(in cell: UITableViewCell) { editing.controlWasPressed(in: cell) }

    func reorder(_ cell: UITableViewCell, with gesture: ReorderGesture) {
        editing.reordering.follow(gesture, of: cell)
    }
}
