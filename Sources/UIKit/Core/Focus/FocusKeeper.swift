/// A view that keeps the focus for one of its items while the item has no view, as a table does for a row.
@MainActor
protocol FocusKeeper: UIView {
    /// Whether an item has the focus, whether or not it has a view.
    var hasFocusedItem: Bool { get }
    /// The view of the item that has the focus; `nil` if no item has it, or if the item is off the screen.
    var focusedItemView: UIView? { get }
    /// The view of the item that would receive the focus; `nil` if there is none on the screen.
    var itemViewToFocus: UIView? { get }
    /// Returns the view of the item that receives the focus when it enters the keeper.
    func viewToFocus() -> UIView?
    /// Notes that another view has the focus: that of an item, a view inside an item, or `nil` if none has it.
    func focusedViewDidChange(to view: UIView?)
    /// Returns whether the keeper's client allows a movement of the focus.
    func allowsFocusUpdate(_ step: UIFocusUpdateContext) -> Bool
    /// Tells the keeper's client of a movement of the focus.
    func focusDidUpdate(_ step: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
}
