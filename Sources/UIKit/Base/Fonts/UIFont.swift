import Foundation
import TextLayout

/// A typeface at a size. Immutable and safe to use on any thread.
///
/// The system font is Inter if that is installed, otherwise the desktop's sans serif. It has San Francisco's line
/// metrics in either case, so that text has the same height as on iOS.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    package let fontDescription: FontDescription
    /// How the font follows the preferred content size, nil if it doesn't.
    let scaling: FontScaling?
    private let typeface: Typeface

    init(_ description: FontDescription, scaling: FontScaling? = nil) {
        fontDescription = description
        self.scaling = scaling
        typeface = Self.typeface(description)
    }

    /// Creates the system font at 12 points. At Apple it is a font without a typeface, which draws nothing.
    public override convenience init() {
        self.init(FontDescription(size: 12))
    }

    /// Creates the font with a name, such as `Helvetica`, `HelveticaNeue-Bold` or `DejaVu Sans`, at a size in
    /// points. The font is installed or listed under `UIAppFonts` in the app's Info.plist. Nil if there is no such
    /// font.
    ///
    /// The name is that of a face, or of a family with an optional style after a hyphen. Helvetica, Arial, Times
    /// New Roman and Courier are always available: metric-compatible fonts substitute for them if they are not
    /// installed. A size of 0 or less means 12.
    public init?(name fontName: String, size fontSize: CGFloat) {
        let size = fontSize > 0 ? Double(fontSize) : 12
        guard let description = FontName.description(named: fontName, size: size) else { return nil }
        fontDescription = description
        scaling = nil
        typeface = Self.typeface(description)
    }

    /// Creates the font of a descriptor at a size in points. A size of 0 means the descriptor's own size.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var description = descriptor.description(size: pointSize)
        if description.size <= 0 { description.size = Double(UIFont.systemFontSize) }
        fontDescription = description
        scaling = pointSize == 0 ? descriptor.scaling : nil
        typeface = Self.typeface(description)
    }

    private static func typeface(_ description: FontDescription) -> Typeface {
        if description.family != nil { AppFonts.load() }
        return .resolve(description)
    }

    /// Returns the system font in regular weight.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize))
    }

    /// Returns the system font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.rawValue))
    }

    /// Returns the system font for emphasized text. It is semibold, as on iOS since San Francisco.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the system font in italics.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize, isItalic: true))
    }

    /// Returns the monospaced system font in a weight.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.rawValue, isMonospaced: true))
    }

    /// Returns the system font with monospaced digits, which keep a changing number from jittering.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.rawValue, hasMonospacedDigits: true))
    }

    /// Returns the font at another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var description = fontDescription
        description.size = fontSize
        return UIFont(description)
    }

    /// The size in points.
    open var pointSize: CGFloat { fontDescription.size }
    /// The name of the font, as accepted by `init(name:size:)`.
    open var fontName: String { FontName(fontDescription).postScriptName }
    /// The name of the family; `.AppleSystemUIFont` for the system font.
    open var familyName: String { FontName(fontDescription).family }
    /// The distance in points from the baseline to the top of a line.
    open var ascender: CGFloat { typeface.ascender }
    /// The distance in points from the baseline to the bottom of a line. Negative, since it is below the baseline.
    open var descender: CGFloat { typeface.descender }
    /// The height of capital letters in points.
    open var capHeight: CGFloat { typeface.capHeight }
    /// The height of lowercase letters such as x, in points.
    open var xHeight: CGFloat { typeface.xHeight }
    /// The height of a line in points.
    open var lineHeight: CGFloat { typeface.lineHeight }
    /// The gap between lines in points: what the typeface specifies, or what a text style adds to the height of its
    /// lines.
    open var leading: CGFloat { typeface.leading + fontDescription.leading }

    /// The descriptor with the font's attributes.
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(fontDescription, scaling: scaling)
    }

    /// Returns the receiver, since a font is immutable.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// Whether both fonts have the same typeface and size, and follow the preferred content size in the same way.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || (other.fontDescription == fontDescription && other.scaling == scaling)
    }

    open override var hash: Int {
        fontDescription.hashValue
    }

    open override var description: String {
        "<UIFont: \(fontName) \(pointSize) pt>"
    }

    // MARK: System fonts

    /// The default font size of labels in points: 17.
    open class var labelFontSize: CGFloat { 17 }

    /// The default font size of buttons in points: 18.
    open class var buttonFontSize: CGFloat { 18 }

    /// The size of the small system font in points: 12.
    open class var smallSystemFontSize: CGFloat { 12 }

    /// The size of the system font in points: 14.
    open class var systemFontSize: CGFloat { 14 }

    /// The names of the installed font families and those of the app, sorted.
    open class var familyNames: [String] {
        AppFonts.load()
        // Pango also lists generic names such as Sans, which are aliases of other families.
        return Typeface.familyNames.filter { !Typeface.postScriptNames(ofFamily: $0).isEmpty }
    }

    /// Returns the names of a family's faces, sorted, as accepted by `init(name:size:)`. Empty if the family is not
    /// installed.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.load()
        return Typeface.postScriptNames(ofFamily: familyName)
    }

    // MARK: Text styles

    /// Returns the font of a style for the current traits.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a style for the given traits, or the current ones if there are none.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        return FontScaling.style(style).font(in: traits.preferredContentSizeCategory)
    }
}
