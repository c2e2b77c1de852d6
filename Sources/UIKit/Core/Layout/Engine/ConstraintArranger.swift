/// An arranger whose constraints the engine takes apart from those of clients.
@preconcurrency @MainActor
protocol ConstraintArranger: ViewArranger {
    /// The constraints of the arrangement, in an order that depends only on the arrangement.
    var arrangingConstraints: [NSLayoutConstraint] { get }
    /// Updates the constraints if the fitting size of a view has changed.
    func remeasure()
}

extension UIView {
    /// The view itself, if it arranges subviews by constraints.
    var constraintArranger: (any ConstraintArranger)? {
        // Most views are no arrangers, so the cast, which looks the conformance up, is rare.
        arranger.flatMap { $0 as? any ConstraintArranger }
    }
}
