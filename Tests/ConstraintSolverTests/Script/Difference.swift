/// The reason why a rehearsal stops.
enum Difference: Error, Equatable {
    /// The aspect in which the solver differs from the reference.
    enum Aspect {
        /// The set of constraints that are left out.
        case broken
        /// The set of reported conflicts, and their contents.
        case report
        case value
        case count
        /// The state that remains after everything is removed.
        case rest
    }

    case found(Aspect, String)
    /// The exact numbers overflow in the reference, so the outcome is unknown.
    case notComparable

    var aspect: Aspect? {
        if case .found(let aspect, _) = self { aspect } else { nil }
    }
}
