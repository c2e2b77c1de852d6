import CoreGraphics
import Foundation

/// A colour with an opacity. Immutable, and usable on every thread.
///
/// It is either fixed or dynamic: a dynamic colour, such as `label`, is resolved to a fixed one with the traits of the place
/// where it is shown.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let mark = FoundationMark()
    let source: ColorSource

    init(_ source: ColorSource) {
        self.source = source
    }

    /// A colour in sRGB, each part from 0 to 1. Parts outside that are kept, and clamped when drawn.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// A grey, from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(genericGrayGamma2_2Gray: white, alpha: alpha.clampedToUnit))
    }

    /// A colour in sRGB by hue, saturation and brightness, each from 0 to 1. A hue of 1 is red again, as 0 is.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        source = .fixed(
            CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha.clampedToUnit)
        )
    }

    /// A colour in Display P3, each part from 0 to 1. Drawn in sRGB: what lies outside it is clamped.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = [red, green, blue, alpha.clampedToUnit]
        let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap { CGColor(colorSpace: $0, components: parts) }
        source = .fixed(color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// The fixed colour that is the same as the one given.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    /// A dynamic colour. The closure is called for every use of the colour, on the thread that uses it.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .provided(ColorProvider(dynamicProvider))
    }

    /// What a `#colorLiteral` makes.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The fixed colour, a dynamic one being resolved with `UITraitCollection.current`.
    open var cgColor: CGColor {
        source.resolved(with: { .current })
    }

    /// The fixed colour that this one is in an environment with the traits given. A fixed colour gives itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(cgColor: source.resolved(with: { traitCollection }))
    }

    /// The same colour with another opacity, from 0 to 1. A dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha.clampedToUnit
        switch source {
        case .fixed(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .faded(let base, _): return UIColor(.faded(base, alpha: alpha))
        case .system, .provided, .tint: return UIColor(.faded(self, alpha: alpha))
        }
    }

    /// Itself: a colour does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// Whether both are fixed and have the same space, components and opacity, or both come from the same dynamic colour.
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

/// What a `#colorLiteral` is when its context does not say.
// swift-format-ignore: AlwaysUseLowerCamelCase
public typealias _ColorLiteralType = UIColor

extension CGFloat {
    /// The nearest number from 0 to 1; 0 for what is not a number.
    var clampedToUnit: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, 0), 1)
    }
}
