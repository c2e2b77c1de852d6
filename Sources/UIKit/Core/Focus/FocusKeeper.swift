/// A view that keeps the focus for one of its items while the item has no view, as a table does for a row.
@MainActor
protocol FocusKeeper: UIView {
    /// Whether an item has the focus, whether or not it has a view.
    var hasFocusedItem: Bool { get }
    /// Returns the view of the item that receives the focus when it enters the keeper.
    func viewToFocus() -> UIView?
    /// Notes that the view of another item has the focus, or `nil` if none has it.
    func focusedViewDidChange(to view: UIView?)
    /// Returns whether the keeper's client allows a movement of the focus.
    func allowsFocusUpdate(_ step: UIFocusUpdateContext) -> Bool
    /// Tells the keeper's client of a movement of the focus.
    func focusDidUpdate(_ step: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator)
}
