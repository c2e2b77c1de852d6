import Failures

extension UIView {
    /// The constraints that the view holds, which are active constraints between itself and the
    /// views and guides inside it.
    public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

    /// Activates a constraint in this view.
    ///
    /// - Precondition: The constraint's items are the view itself or inside it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        programmerError(
            unless: constraint.layoutViews.allSatisfy { $0?.isDescendant(of: self) ?? false },
            """
            Unable to install constraint on view.  Does the constraint reference something from outside the subtree of \
            the view?  That's illegal. constraint:\(constraint) view:\(layoutName)
            """,
            in: "UIView.addConstraint(_:)",
            .generic
        )
        constraint.deactivate()
        constraint.hold(in: self)
    }

    /// Activates constraints in this view.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Deactivates a constraint, if the view holds it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    /// Deactivates those of some constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
}
