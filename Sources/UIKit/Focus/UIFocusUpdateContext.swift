import Foundation

/// A step of the focus from one item to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The view that the focus leaves; `nil` if it comes from nowhere.
    open private(set) weak var previouslyFocusedView: UIView?
    /// The view that the focus goes to; `nil` if it goes away.
    open private(set) weak var nextFocusedView: UIView?
    /// Which way it moves; empty if code moves it.
    open var focusHeading: UIFocusHeading { heading }

    /// What the focus leaves.
    open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
    /// What the focus goes to.
    open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }

    private let heading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        previouslyFocusedView = previous
        nextFocusedView = next
        self.heading = heading
    }
}

/// A step of the focus from or to a row of a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row that the focus leaves; `nil` if it was not on one of the table.
    open private(set) var previouslyFocusedIndexPath: IndexPath?
    /// The row that the focus goes to; `nil` if it goes elsewhere.
    open private(set) var nextFocusedIndexPath: IndexPath?

    init(_ step: UIFocusUpdateContext, in table: UITableView) {
        previouslyFocusedIndexPath = (step.previouslyFocusedView as? UITableViewCell).flatMap(table.indexPath)
        nextFocusedIndexPath = (step.nextFocusedView as? UITableViewCell).flatMap(table.indexPath)
        super.init(from: step.previouslyFocusedView, to: step.nextFocusedView, heading: step.focusHeading)
    }
}
