/// Why a rehearsal stops.
enum Difference: Error, Equatable {
    /// What of the solver's is not as it should be.
    enum Aspect {
        /// Which constraints are left out.
        case broken
        /// Which conflicts are reported, and with what.
        case report
        case value
        case count
        /// What is there when everything is removed.
        case rest
    }

    case found(Aspect, String)
    /// The exact numbers do not fit the reference; nothing is known.
    case notComparable

    var aspect: Aspect? {
        if case .found(let aspect, _) = self { aspect } else { nil }
    }
}
