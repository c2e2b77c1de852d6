import Foundation

/// A description of a movement of the focus between two items.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The view that the focus leaves; `nil` if no view had it.
    open private(set) weak var previouslyFocusedView: UIView?
    /// The view that receives the focus; `nil` if no view does.
    open private(set) weak var nextFocusedView: UIView?
    /// The direction of the movement; empty if code moves the focus.
    open var focusHeading: UIFocusHeading { heading }

    /// The item that the focus leaves.
    open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
    /// The item that receives the focus.
    open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }

    private let heading: UIFocusHeading

    init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
        previouslyFocusedView = previous
        nextFocusedView = next
        self.heading = heading
    }
}
