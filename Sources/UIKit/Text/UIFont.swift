import Foundation
import TextLayout

/// A face at a size. Immutable, and usable on every thread.
///
/// The system font is drawn with Inter where that is installed and with the desktop's sans serif otherwise. It has San
/// Francisco's line metrics all the same, so that text takes the height it has on iOS.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    package let fontDescription: FontDescription
    /// How the font's size follows the size of text that a person prefers, nil if it does not.
    let scaling: FontScaling?
    private let typeface: Typeface

    init(_ description: FontDescription, scaling: FontScaling? = nil) {
        fontDescription = description
        self.scaling = scaling
        typeface = Self.typeface(description)
    }

    /// The font of that name, installed or among the files under `UIAppFonts` in the app's Info.plist, such as `Helvetica`, `HelveticaNeue-Bold` or `DejaVu Sans`, at a size in points; nil if it is
    /// not installed.
    ///
    /// A name is that of a face, or a family, and after a hyphen a style. Helvetica, Arial, Times New Roman and Courier are always there: where
    /// they are not installed the fonts of equal widths stand for them. A size of 0 or less is taken for 12.
    public init?(name fontName: String, size fontSize: CGFloat) {
        let size = fontSize > 0 ? Double(fontSize) : 12
        guard let description = FontName.description(named: fontName, size: size) else { return nil }
        fontDescription = description
        scaling = nil
        typeface = Self.typeface(description)
    }

    /// The font of a descriptor, at a size in points. Of size 0: at the descriptor's own.
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

    /// The system font in its regular weight.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize))
    }

    /// The system font.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.rawValue))
    }

    /// The system font for text that stands out. It is semibold, as iOS's is since San Francisco.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The system font, slanted.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: fontSize, isItalic: true))
    }

    /// The system's font of equally wide characters.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.rawValue, isMonospaced: true))
    }

    /// The system font with equally wide digits, so that a number does not jitter while it changes.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: fontSize, weight: weight.rawValue, hasMonospacedDigits: true))
    }

    /// The same font at another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var description = fontDescription
        description.size = fontSize
        return UIFont(description)
    }

    /// The size in points.
    open var pointSize: CGFloat { fontDescription.size }
    /// The name that `init(name:size:)` takes.
    open var fontName: String { FontName(fontDescription).postScriptName }
    /// The family's name, `.AppleSystemUIFont` for the system font.
    open var familyName: String { FontName(fontDescription).family }
    /// From the baseline up to the top of a line, in points.
    open var ascender: CGFloat { typeface.ascender }
    /// From the baseline to the bottom of a line, in points: below it, hence negative.
    open var descender: CGFloat { typeface.descender }
    /// The height of capital letters in points.
    open var capHeight: CGFloat { typeface.capHeight }
    /// The height of small letters such as x, in points.
    open var xHeight: CGFloat { typeface.xHeight }
    /// The height of a line in points.
    open var lineHeight: CGFloat { typeface.lineHeight }
    /// The gap between lines that the face asks for, in points.
    open var leading: CGFloat { typeface.leading }

    /// The font by its attributes.
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(fontDescription, scaling: scaling)
    }

    /// Itself: a font does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// Whether both are the same face at the same size, and follow the preferred size of text alike.
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
}
