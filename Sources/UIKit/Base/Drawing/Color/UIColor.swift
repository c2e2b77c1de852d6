import CoreGraphics
import Foundation

/// A color with an opacity. Immutable and safe to use on any thread.
///
/// A color is either fixed or dynamic. A dynamic color, such as `label`, is resolved to a fixed one with the
/// traits of the environment in which it is shown.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    private let mark = FoundationMark()
    private(set) var source: ColorSource

    // A convenience initializer: all designated ones are public, so that subclasses in other modules inherit the
    // initializers of the class.
    convenience init(_ source: ColorSource) {
        self.init(cgColor: Self.placeholder)
        self.source = source
    }

    private static let placeholder = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

    /// Creates a color from sRGB components, each from 0 to 1. Components outside that range are kept, and clamped
    /// when the color is drawn.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// Creates a gray, from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        source = .fixed(CGColor(genericGrayGamma2_2Gray: white, alpha: alpha.clampedToUnit))
    }

    /// Creates an sRGB color from hue, saturation and brightness, each from 0 to 1. A hue of 1 is red, as is a hue
    /// of 0.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
        source = .fixed(
            CGColor(srgbRed: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha.clampedToUnit)
        )
    }

    /// Creates a color from Display P3 components, each from 0 to 1. It is drawn in sRGB, clamped to that gamut.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let parts = [red, green, blue, alpha.clampedToUnit]
        let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap { CGColor(colorSpace: $0, components: parts) }
        source = .fixed(color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha.clampedToUnit))
    }

    /// Creates a fixed color from a Core Graphics color.
    public init(cgColor: CGColor) {
        source = .fixed(cgColor)
    }

    /// Creates a color that fills areas with repetitions of an image, each in the size of the image.
    ///
    /// The background of a view repeats it from the corner of its bounds, and drawing from the origin of the context.
    /// Text, borders and shadows have the average color of the image. A template image is black. Costs a pass over its
    /// pixels; an image without pixels is a clear color.
    public init(patternImage image: UIImage) {
        let pixels = image.rendered(scale: image.scale, tintColor: .black)
        source = .fixed(pixels.map { CGColor(tile: ColorTile(image: $0, size: image.size)) } ?? .clear)
    }

    /// Creates a dynamic color. The closure is called whenever the color is resolved, on the thread that resolves
    /// it.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .provided(ColorProvider(dynamicProvider))
    }

    /// Creates the color of a `#colorLiteral`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The fixed color. A dynamic color is resolved with `UITraitCollection.current`.
    open var cgColor: CGColor {
        source.resolved(with: { .current })
    }

    /// Returns the fixed color for an environment with the given traits. A fixed color returns itself.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = source { return self }
        return UIColor(cgColor: source.resolved(with: { traitCollection }))
    }

    /// Returns the color with a different opacity, from 0 to 1. A dynamic color stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha.clampedToUnit
        switch source {
        case .fixed(let color): return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        // Fades the base itself, so that repeated calls don't nest.
        case .faded(let base, _): return UIColor(.faded(base, alpha: alpha))
        case .system, .provided, .tint, .dimmed: return UIColor(.faded(self, alpha: alpha))
        }
    }

    /// Returns the receiver, since a color is immutable.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// Whether both colors are fixed with the same space, components and opacity, or have the same dynamic source.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return other === self || other.source == source
    }

    open override var hash: Int {
        source.hashValue
    }

    open dynamic override var description: String {
        source.description
    }

    open dynamic override var debugDescription: String {
        description
    }

    // MARK: Components

    /// Returns the color's sRGB components by reference. They are between 0 and 1, or outside that range for a
    /// color outside sRGB.
    ///
    /// - Returns: Whether the color has components; a pattern has none, and nothing is written then. A dynamic color is
    ///   resolved with `UITraitCollection.current`.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.tile == nil else { return false }
        let parts = color.srgb
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Returns the hue, saturation and brightness of the color in sRGB by reference. The hue of a gray is 0.
    ///
    /// - Returns: Whether the color has components; a pattern has none, and nothing is written then. A dynamic color is
    ///   resolved with `UITraitCollection.current`.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = cgColor
        guard color.tile == nil else { return false }
        let parts = color.srgb
        let hsb = HSB(red: parts.red, green: parts.green, blue: parts.blue)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = parts.alpha
        return true
    }

    /// Returns the gray level, from 0 (black) to 1 (white), by reference if the color is a gray.
    ///
    /// - Returns: Whether the red, green and blue components are equal. If they are not, nothing is written.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = cgColor
        guard color.tile == nil else { return false }
        let parts = color.srgb
        guard parts.red == parts.green, parts.green == parts.blue else { return false }
        white?.pointee = parts.red
        alpha?.pointee = parts.alpha
        return true
    }

    // MARK: Drawing

    /// Sets the fill and the stroke color of the current context, if there is one.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context, if there is one.
    open func setFill() {
        UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
    }

    /// Sets the stroke color of the current context, if there is one.
    open func setStroke() {
        UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
    }

    // MARK: Fixed colors

    /// Black.
    open class var black: UIColor { FixedColor.black }

    /// Gray with a level of 1/3.
    open class var darkGray: UIColor { FixedColor.darkGray }

    /// Gray with a level of 2/3.
    open class var lightGray: UIColor { FixedColor.lightGray }

    /// White.
    open class var white: UIColor { FixedColor.white }

    /// Gray with a level of 1/2.
    open class var gray: UIColor { FixedColor.gray }

    /// Red.
    open class var red: UIColor { FixedColor.red }

    /// Green.
    open class var green: UIColor { FixedColor.green }

    /// Blue.
    open class var blue: UIColor { FixedColor.blue }

    /// Green and blue.
    open class var cyan: UIColor { FixedColor.cyan }

    /// Red and green.
    open class var yellow: UIColor { FixedColor.yellow }

    /// Red and blue.
    open class var magenta: UIColor { FixedColor.magenta }

    /// Red and half of the green component.
    open class var orange: UIColor { FixedColor.orange }

    /// Half of the red and half of the blue component.
    open class var purple: UIColor { FixedColor.purple }

    /// Red 0.6, green 0.4, blue 0.2.
    open class var brown: UIColor { FixedColor.brown }

    /// Black with an opacity of 0.
    open class var clear: UIColor { FixedColor.clear }

    /// Black, for text on a light background.
    open class var darkText: UIColor { FixedColor.black }

    /// White with an opacity of 0.6, for text on a dark background.
    open class var lightText: UIColor { FixedColor.lightText }

    // MARK: System colors

    /// The color of primary text.
    open class var label: UIColor { SystemColor.label.color }

    /// The color of secondary text.
    open class var secondaryLabel: UIColor { SystemColor.secondaryLabel.color }

    /// The color of tertiary text.
    open class var tertiaryLabel: UIColor { SystemColor.tertiaryLabel.color }

    /// The color of quaternary text.
    open class var quaternaryLabel: UIColor { SystemColor.quaternaryLabel.color }

    /// The color of placeholder text in controls.
    open class var placeholderText: UIColor { SystemColor.placeholderText.color }

    /// The color of links.
    open class var link: UIColor { SystemColor.link.color }

    /// The color of thin lines through which the content below stays visible.
    open class var separator: UIColor { SystemColor.separator.color }

    /// The color of thin lines that hide the content below.
    open class var opaqueSeparator: UIColor { SystemColor.opaqueSeparator.color }

    /// The fill color of thin and small shapes, such as a slider's track.
    open class var systemFill: UIColor { SystemColor.systemFill.color }

    /// The fill color of medium-size shapes, such as a switch's background.
    open class var secondarySystemFill: UIColor { SystemColor.secondarySystemFill.color }

    /// The fill color of large shapes, such as a text field.
    open class var tertiarySystemFill: UIColor { SystemColor.tertiarySystemFill.color }

    /// The fill color of large areas with complex content.
    open class var quaternarySystemFill: UIColor { SystemColor.quaternarySystemFill.color }

    /// The main background color of a view.
    open class var systemBackground: UIColor { SystemColor.systemBackground.color }

    /// The background color of content above `systemBackground`.
    open class var secondarySystemBackground: UIColor { SystemColor.secondarySystemBackground.color }

    /// The background color of content above `secondarySystemBackground`.
    open class var tertiarySystemBackground: UIColor { SystemColor.tertiarySystemBackground.color }

    /// The former name of `systemGroupedBackground`.
    open class var groupTableViewBackground: UIColor { systemGroupedBackground }

    /// The main background color of a grouped interface, such as a grouped table.
    open class var systemGroupedBackground: UIColor { SystemColor.systemGroupedBackground.color }

    /// The background color of content above `systemGroupedBackground`, such as a row.
    open class var secondarySystemGroupedBackground: UIColor { SystemColor.secondarySystemGroupedBackground.color }

    /// The background color of content above `secondarySystemGroupedBackground`.
    open class var tertiarySystemGroupedBackground: UIColor { SystemColor.tertiarySystemGroupedBackground.color }

    /// Red.
    open class var systemRed: UIColor { SystemColor.systemRed.color }

    /// Orange.
    open class var systemOrange: UIColor { SystemColor.systemOrange.color }

    /// Yellow.
    open class var systemYellow: UIColor { SystemColor.systemYellow.color }

    /// Green.
    open class var systemGreen: UIColor { SystemColor.systemGreen.color }

    /// Mint.
    open class var systemMint: UIColor { SystemColor.systemMint.color }

    /// Teal.
    open class var systemTeal: UIColor { SystemColor.systemTeal.color }

    /// Cyan.
    open class var systemCyan: UIColor { SystemColor.systemCyan.color }

    /// Blue, the default tint.
    open class var systemBlue: UIColor { SystemColor.systemBlue.color }

    /// Indigo.
    open class var systemIndigo: UIColor { SystemColor.systemIndigo.color }

    /// Purple.
    open class var systemPurple: UIColor { SystemColor.systemPurple.color }

    /// Pink.
    open class var systemPink: UIColor { SystemColor.systemPink.color }

    /// Brown.
    open class var systemBrown: UIColor { SystemColor.systemBrown.color }

    /// Gray.
    open class var systemGray: UIColor { SystemColor.systemGray.color }

    /// Gray, one step closer to the background.
    open class var systemGray2: UIColor { SystemColor.systemGray2.color }

    /// Gray, two steps closer to the background.
    open class var systemGray3: UIColor { SystemColor.systemGray3.color }

    /// Gray, three steps closer to the background.
    open class var systemGray4: UIColor { SystemColor.systemGray4.color }

    /// Gray, four steps closer to the background.
    open class var systemGray5: UIColor { SystemColor.systemGray5.color }

    /// Gray, five steps closer to the background.
    open class var systemGray6: UIColor { SystemColor.systemGray6.color }

    /// The tint color of the view or the application in which the color is shown; `systemBlue` by default.
    open class var tintColor: UIColor { tint }
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
