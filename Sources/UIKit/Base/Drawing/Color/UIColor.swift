import CoreGraphics
import Foundation

/// A colour with an opacity. Immutable and safe to use on any thread.
///
/// A colour is either fixed or dynamic. A dynamic colour, such as `label`, is resolved to a fixed one with the
/// traits of the environment in which it is shown.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let mark = FoundationMark()
    let source: ColorSource

    init(_ source: ColorSource) {
        self.source = source
    }

    /// Creates a colour from sRGB components, each from 0 to 1. Components outside that range are kept, and clamped
    /// when the colour is drawn.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// Creates a grey, from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(genericGrayGamma2_2Gray: white, alpha: alpha.clampedToUnit))
    }

    /// Creates an sRGB colour from hue, saturation and brightness, each from 0 to 1. A hue of 1 is red, as is a hue
    /// of 0.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        source = .fixed(
            CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha.clampedToUnit)
        )
    }

    /// Creates a colour from Display P3 components, each from 0 to 1. It is drawn in sRGB, clamped to that gamut.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = [red, green, blue, alpha.clampedToUnit]
        let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap { CGColor(colorSpace: $0, components: parts) }
        source = .fixed(color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// Creates a fixed colour from a Core Graphics colour.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    /// Creates a dynamic colour. The closure is called whenever the colour is resolved, on the thread that resolves
    /// it.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .provided(ColorProvider(dynamicProvider))
    }

    /// Creates the colour of a `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The fixed colour. A dynamic colour is resolved with `UITraitCollection.current`.
    open var cgColor: CGColor {
        source.resolved(with: { .current })
    }

    /// Returns the fixed colour for an environment with the given traits. A fixed colour returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(cgColor: source.resolved(with: { traitCollection }))
    }

    /// Returns the colour with a different opacity, from 0 to 1. A dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha.clampedToUnit
        switch source {
        case .fixed(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        // Fades the base itself, so that repeated calls don't nest.
        case .faded(let base, _): return UIColor(.faded(base, alpha: alpha))
        case .system, .provided, .tint: return UIColor(.faded(self, alpha: alpha))
        }
    }

    /// Returns the receiver, since a colour is immutable.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// Whether both colours are fixed with the same space, components and opacity, or have the same dynamic source.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || other.source == source
    }

    open override var hash: Int {
        source.hashValue
    }

    open override var description: String {
        source.description
    }
}

/// The type of a `#colorLiteral` without a type context.
// swift-format-ignore: AlwaysUseLowerCamelCase
public typealias _ColorLiteralType = UIColor

extension CGFloat {
    /// The closest number between 0 and 1; 0 for NaN.
    var clampedToUnit: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, 0), 1)
    }
}
