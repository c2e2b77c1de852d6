import CoreGraphics

/// The state of a view's layout margins.
struct LayoutMargins {
    /// The margins that a client has set.
    enum Own {
        case standard
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)

        /// Returns the margins with left and right edges, or `nil` if none were set.
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

    /// The default margins of a view (unverified).
    static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

    var own = Own.standard
    var includesSafeArea = true
    var preservesSuperview = false
    /// Whether a subview preserves these margins, or did so earlier.
    var isFollowed = false
    /// Whether layout is setting the size and the position of the view, in two steps.
    var isMoving = false
    /// The margins at the last check for changes.
    var seen = standard
    /// The margins at the last call of `layoutMarginsDidChange()`.
    var told = standard
}
