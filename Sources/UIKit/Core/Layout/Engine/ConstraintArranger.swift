/// A view that arranges subviews by constraints of its own, which the engine takes apart from those of clients.
@preconcurrency @MainActor
protocol ConstraintArranger: UIView {
    /// Returns whether a view is among the views that are arranged.
    func arranges(_ view: UIView) -> Bool
    /// Invalidates the constraints, which are updated before the next layout.
    func arrangementDidChange()
    /// Invalidates the constraints if they depend on the intrinsic size of a view, which has changed.
    func contentDidChange(of view: UIView)
    /// The constraints of the arrangement, in an order that depends only on the arrangement.
    var arrangingConstraints: [NSLayoutConstraint] { get }
    /// Updates the constraints if the fitting size of a view has changed.
    func remeasure()
}
