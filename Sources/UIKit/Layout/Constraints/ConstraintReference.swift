/// A constraint that is not retained; `nil` once it is gone. Why it is no weak reference: see `LayoutReference`.
@MainActor
final class ConstraintReference {
    // Used on the main thread only, but by the `deinit` of the constraint, which is on no actor.
    nonisolated(unsafe) private(set) unowned(unsafe) var constraint: NSLayoutConstraint?

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
    }

    /// The constraint is about to be gone.
    nonisolated func constraintIsGone() {
        constraint = nil
    }
}
