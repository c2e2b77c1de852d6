import CoreGraphics

/// A row that shows actions.
@MainActor
struct SwipedRow {
    let cell: UITableViewCell
    let actions: SwipeActionsView
    var travel: SwipeTravel
    /// The distance by which the row was moved when the finger began to move it.
    var start: CGFloat = 0
    /// Whether an action is being performed, and the row waits for its end.
    var isPerforming = false

    /// The horizontal movement for a distance: negative if the actions are on the right.
    var direction: CGFloat { actions.side.isRight(inRightToLeft: cell.isRightToLeft) ? -1 : 1 }
}
