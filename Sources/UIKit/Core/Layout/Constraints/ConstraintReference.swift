/// A reference to a constraint that does not retain it, and is `nil` once the constraint is deallocated.
///
/// `LayoutReference` explains why this is not a weak reference.
@MainActor
final class ConstraintReference {
    // Nonisolated for the `deinit` of the constraint, which is not isolated to the main actor.
    nonisolated(unsafe) private(set) unowned(unsafe) var constraint: NSLayoutConstraint?

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
    }

    /// Clears the reference. The constraint calls this when it is deallocated.
    nonisolated func clear() {
        constraint = nil
    }
}
