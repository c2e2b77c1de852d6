import CoreGraphics

/// The spacing between two views of a stack view.
enum StackSpacing: Hashable {
    case points(CGFloat)
    /// The system spacing.
    case system

    /// Creates a spacing from a value of `UIStackView`'s API. Returns `nil` for `spacingUseDefault`.
    init?(asked: CGFloat) {
        switch asked {
        case UIStackView.spacingUseDefault: return nil
        case UIStackView.spacingUseSystem: self = .system
        default: self = .points(asked)
        }
    }

    /// The spacing between edges, in points. The system spacing between baselines depends on fonts.
    var points: CGFloat {
        switch self {
        case .points(let points): points
        case .system: LayoutMetrics.systemSpacing
        }
    }
}
