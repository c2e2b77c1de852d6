import CoreGraphics

/// The interface of a table that its cells use.
///
/// Cells don't know the table's class, so neither they nor their parts are in a circle with it.
@preconcurrency @MainActor
protocol CellOwner: FocusKeeper {
    /// Whether a touch may select a row.
    var selectsByTouch: Bool { get }
    /// Whether more than one row can be selected.
    var selectsSeveral: Bool { get }
    /// The distance from the edges of rows to their content, in points.
    var rowMargin: CGFloat { get }
    /// The distances from the left and right edges of rows to the area of their content views, in points.
    var contentInsets: UIEdgeInsets { get }
    /// The width that a section index takes from the trailing end of rows, in points.
    var sectionIndexWidth: CGFloat { get }
    /// Whether a changed constraint in a cell changes the height of its row.
    var followsConstraintsInCells: Bool { get }

    /// Returns the position of a cell's row among all rows.
    func listPlace(of cell: UITableViewCell) -> ListPlace?
    /// Returns whether a cell's row can receive the keyboard focus.
    func canFocus(_ cell: UITableViewCell) -> Bool
    /// Returns whether a cell's row is being dragged.
    func isDragged(_ cell: UITableViewCell) -> Bool
    /// Updates the lines beside a cell that looks selected, or no longer does.
    func selectionAppearanceDidChange(of cell: UITableViewCell)
    /// Measures the row of a cell again.
    func invalidateSize(of cell: UITableViewCell)
    /// Tells the delegate that the accessory button of a cell was tapped.
    func accessoryButtonWasTapped(in cell: UITableViewCell)

    /// Returns the actions that editing offers for a cell.
    func editingActions(for cell: UITableViewCell) -> [UIAccessibilityCustomAction]?
    /// Handles a press of a cell's insert or delete control.
    func editControlWasPressed(in cell: UITableViewCell)
    /// Moves the row of a cell with a finger on its reorder control.
    func reorder(_ cell: UITableViewCell, with gesture: ReorderGesture)
}
