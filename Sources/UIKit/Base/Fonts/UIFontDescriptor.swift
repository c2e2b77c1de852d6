import Foundation
import TextLayout

/// The attributes of a font. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    private let font: FontDescription
    let scaling: FontScaling?

    init(_ font: FontDescription, scaling: FontScaling? = nil) {
        self.font = font
        self.scaling = scaling
    }

    /// Creates a descriptor for a font name and a size in points. If the font is not installed, describes the
    /// system font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontName.description(named: fontName, size: size) ?? FontDescription(size: size))
    }

    /// Creates a descriptor with attributes. What they leave out is that of the system font, with an unspecified size.
    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {
        let style = attributes[.textStyle] as? UIFont.TextStyle
        let base = style.map { Self.preferredFontDescriptor(withTextStyle: $0) }
        var font = base?.font ?? FontDescription(size: 0)
        font.set(attributes)
        let own = base?.fontAttributes ?? [:]
        let isBase = base != nil && attributes.allSatisfy { ($1 as? AnyHashable) == (own[$0] as? AnyHashable) }
        scaling = isBase ? base?.scaling : nil
        self.font = isBase ? base?.font ?? font : font
    }

    /// Returns a descriptor for a text style's font at its size for the current traits.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns a descriptor for a text style's font at its size for the given traits, or the current ones if there
    /// are none.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points; 0 if it is unspecified.
    open var pointSize: CGFloat { font.size }
    /// The name of the font, as accepted by `UIFont.init(name:size:)`.
    open var postscriptName: String { FontName(font).postScriptName }

    /// The attributes from which `init(fontAttributes:)` makes the descriptor: the name, the size, and the text style,
    /// the family and the features if there are any.
    open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
        var attributes = font.attributes
        if case .style(let style) = scaling { attributes[.textStyle] = style }
        return attributes
    }

    /// Returns an attribute; nil if the descriptor does not have it.
    open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
        fontAttributes[anAttribute]
    }

    /// Returns the descriptor with more attributes, which replace those of equal names.
    open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFontDescriptor {
        var changed = font
        changed.set(attributes)
        return UIFontDescriptor(changed)
    }

    /// Whether the font is italic, bold (semibold or heavier), or monospaced.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the descriptor with exactly these traits; nil if it contains other traits than italic, bold and
    /// monospaced.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        guard traits.isSubset(of: [.traitItalic, .traitBold, .traitMonoSpace]) else { return nil }
        var changed = font
        changed.isItalic = traits.contains(.traitItalic)
        changed.isMonospaced = traits.contains(.traitMonoSpace)
        // A weight such as heavy is kept if the bold trait doesn't change.
        if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
            changed.weight = traits.contains(.traitBold) ? UIFont.Weight.semibold.rawValue : 0
        }
        return UIFontDescriptor(changed)
    }

    /// Returns the descriptor with another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(description(size: newPointSize))
    }

    /// Returns the descriptor with another family and the same attributes.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var changed = font
        changed.family = newFamily
        return UIFontDescriptor(changed)
    }

    /// Returns the descriptor with another design of the system font; nil if the design is unavailable or the font
    /// is not the system font.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard font.family == nil, [.default, .monospaced].contains(design) else { return nil }
        var changed = font
        changed.isMonospaced = design == .monospaced
        return UIFontDescriptor(changed, scaling: nil)
    }

    func description(size: CGFloat) -> FontDescription {
        var sized = font
        if size != 0 { sized.size = size }
        return sized
    }

    /// Returns the receiver, since a descriptor is immutable.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// Whether both descriptors have the same attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.font == font && other.scaling == scaling
    }

    open override var hash: Int {
        font.hashValue
    }
}

extension UIFontDescriptor {
    /// The traits of a font that are either present or absent.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The traits as bits.
        public let rawValue: UInt32

        /// Creates the traits with these bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The font is italic.
        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
        /// The font is semibold or heavier.
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
        /// The font is monospaced.
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
    }

    /// The designs of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The identifier of the design.
        public let rawValue: String

        /// Creates a design with an identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The sans serif design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
