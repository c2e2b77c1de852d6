import Unfold

/// The levels of a fuzzed row.
package enum FuzzedLevel: String, ExpansionLevel {
    case small, medium, big

    /// The height in points that the level adds to the row's own height.
    var extraHeight: Int {
        switch self {
        case .small: 0
        case .medium: 30
        case .big: 130
        }
    }
}
