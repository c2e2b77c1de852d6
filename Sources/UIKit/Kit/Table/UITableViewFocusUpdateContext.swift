import Foundation

/// A description of a movement of the focus from or to a row of a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that the focus leaves; `nil` if it wasn't on a row of the table.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that receives the focus; `nil` if no row of the table does.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ step: UIFocusUpdateContext, in table: UITableView) {
        previouslyFocusedIndexPath = table.row(containing: step.previouslyFocusedView)
        nextFocusedIndexPath = table.row(containing: step.nextFocusedView)
        super.init(from: step.previouslyFocusedView, to: step.nextFocusedView, heading: step.focusHeading)
    }
}
