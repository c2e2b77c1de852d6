import CoreGraphics

/// What a view keeps of its layout margins.
struct LayoutMargins {
    /// What a client asked for.
    enum Own {
        case standard
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)

        /// By left and right; `nil` if nothing was asked for.
        func absolute(isRightToLeft: @autoclosure () -> Bool) -> UIEdgeInsets? {
            switch self {
            case .standard: nil
            case .absolute(let insets): insets
            case .directional(let insets): insets.absolute(isRightToLeft: isRightToLeft())
            }
        }

        var isDirectional: Bool {
            if case .directional = self { true } else { false }
        }
    }

    /// The margins of a view that nobody gave others (unverified).
    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    var own = Own.standard
    var includesSafeArea = true
    var preservesSuperview = false
    /// Whether a view inside preserves these margins, or did once.
    var isFollowed = false
    /// Set while layout gives the view its size and its place, one after the other.
    var isMoving = false
    /// The margins when they were last looked at.
    var seen = standard
    /// The margins that the view was last told of.
    var told = standard
}
