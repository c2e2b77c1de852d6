import Unfold

/// The levels of a fuzzed row.
package enum FuzzedLevel: String, ExpansionLevel {
    case small, medium, big

    /// Points that a row has at the level besides its own height.
    var extraHeight: Int {
        switch self {
        case .small: 0
        case .medium: 30
        case .big: 130
        }
    }
}
