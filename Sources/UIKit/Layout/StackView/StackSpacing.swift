import CoreGraphics

/// How far apart two neighbours of a stack view are.
enum StackSpacing: Hashable {
    case points(CGFloat)
    /// What the system puts between views.
    case system

    /// What a client asks for in `UIStackView`'s terms; `nil` if it leaves the choice.
    init?(asked: CGFloat) {
        switch asked {
        case UIStackView.spacingUseDefault: return nil
        case UIStackView.spacingUseSystem: self = .system
        default: self = .points(asked)
        }
    }

    /// In points between edges; between baselines the fonts have a say.
    var points: CGFloat {
        switch self {
        case .points(let points): points
        case .system: LayoutMetrics.systemSpacing
        }
    }
}
