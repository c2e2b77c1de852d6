import CoreGraphics

/// The source of a color's components.
enum ColorSource: Hashable, Sendable {
    case fixed(CGColor)
    case system(SystemColor)
    case provided(ColorProvider)
    /// The tint color of the view or the application in which the color is shown.
    case tint
    /// A dynamic color with a different opacity.
    case faded(UIColor, alpha: CGFloat)
    /// The gray that is as bright as a tint color, slightly transparent.
    case dimmed(UIColor)

    /// The opacity of a dimmed tint color. *Unverified*.
    private static let dimmedOpacity: CGFloat = 0.8

    /// Returns the components for the traits. The closure is called only for a dynamic color.
    func resolved(with traits: () -> UITraitCollection) -> CGColor {
        switch self {
        case .fixed(let color):
            return color
        case .system(let role):
            return role.shade(in: traits())
        case .provided(let provider):
            let traits = traits()
            return provider.color(traits).source.resolved(with: { traits })
        case .tint:
            // A tint may itself be dynamic. One that refers to the tint again would recurse without end.
            let traits = traits()
            let tint = traits[TintColorTrait.self].source
            return (tint == .tint ? TintColorTrait.defaultValue.source : tint).resolved(with: { traits })
        case .faded(let base, let alpha):
            let color = base.source.resolved(with: traits)
            return color.copy(alpha: alpha) ?? color
        case .dimmed(let base):
            let parts = base.source.resolved(with: traits).srgb
            // The luma of Rec. 601.
            let luma = 0.299 * parts.red + 0.587 * parts.green + 0.114 * parts.blue
            return CGColor(genericGrayGamma2_2Gray: luma, alpha: parts.alpha * Self.dimmedOpacity)
        }
    }
}

extension ColorSource: CustomStringConvertible {
    var description: String {
        switch self {
        case .fixed(let color):
            if let tile = color.tile { return "pattern of \(tile.size.width) × \(tile.size.height) pt" }
            let space = color.colorSpace?.model == .monochrome ? "gray" : "RGB"
            return "\(space) \((color.components ?? []).map { "\($0)" }.joined(separator: " "))"
        case .system(let role): return "\(role.rawValue) (dynamic)"
        case .provided: return "dynamic colour of a closure"
        case .tint: return "tintColor (dynamic)"
        case .faded(let base, let alpha): return "\(base.source) with alpha \(alpha)"
        case .dimmed(let base): return "\(base.source) dimmed"
        }
    }
}

/// A dynamic color's closure. It is equal only to itself.
final class ColorProvider: Hashable, @unchecked Sendable {
    // Unchecked: like UIKit, this class accepts any closure and calls it on any thread.
    let color: (UITraitCollection) -> UIColor

    init(_ color: @escaping (UITraitCollection) -> UIColor) {
        self.color = color
    }

    static func == (lhs: ColorProvider, rhs: ColorProvider) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
