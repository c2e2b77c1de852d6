import Foundation
import TextLayout

/// A font by its attributes. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()
    private let font: FontDescription
    let scaling: FontScaling?

    init(_ font: FontDescription, scaling: FontScaling? = nil) {
        self.font = font
        self.scaling = scaling
    }

    /// The font of that name, in points. Of a font that is not installed: the system font.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontName.description(named: fontName, size: size) ?? FontDescription(size: size))
    }

    /// The system font for a text style, at the size that the current traits ask for.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The system font for a text style, at the size that the traits ask for; without traits that of the current ones.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// The size in points; 0 if it is not said.
    open var pointSize: CGFloat { font.size }
    /// The name that `UIFont.init(name:size:)` takes.
    open var postscriptName: String { FontName(font).postScriptName }

    /// Whether the font is slanted, bold (semibold and heavier), of equally wide characters.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// The same font with just these traits; nil if one of them is not among italic, bold and monospaced.
    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        guard traits.isSubset(of: [.traitItalic, .traitBold, .traitMonoSpace]) else { return nil }
        var changed = font
        changed.isItalic = traits.contains(.traitItalic)
        changed.isMonospaced = traits.contains(.traitMonoSpace)
        if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
            changed.weight = traits.contains(.traitBold) ? UIFont.Weight.semibold.rawValue : 0
        }
        return UIFontDescriptor(changed)
    }

    /// The same font at another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(description(size: newPointSize))
    }

    /// The font of another family with the same attributes.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var changed = font
        changed.family = newFamily
        return UIFontDescriptor(changed)
    }

    /// The system font of another design; nil for a design that is not there, and for a font that is not the system's.
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

    /// Itself: a descriptor does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    /// Whether both have the same attributes.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return other.font == font && other.scaling == scaling
    }

    open override var hash: Int {
        font.hashValue
    }
}

extension UIFontDescriptor {
    /// Attributes that a font has or has not.
    public struct SymbolicTraits: OptionSet, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt32

        /// The attributes with these bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Slanted.
        public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
        /// Semibold or heavier.
        public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
        /// Of equally wide characters.
        public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
    }

    /// The kinds of system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's identifier.
        public let rawValue: String

        /// The design of that identifier.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Sans serif.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Of equally wide characters.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}
