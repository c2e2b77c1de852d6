import Failures

extension UIView {
    /// The active constraints that the view holds.
    var heldConstraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

    /// Deactivates a constraint if this view holds it.
    func release(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    /// Activates a constraint in this view, in place of the view that held it.
    func hold(_ constraint: NSLayoutConstraint) {
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
}
