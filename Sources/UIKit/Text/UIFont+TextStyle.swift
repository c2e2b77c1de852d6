import Foundation
import TextLayout

extension UIFont {
    /// What a text is for, which gives it a font that follows the size of text that a person prefers.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's identifier, such as `UICTFontTextStyleBody`.
        public let rawValue: String

        /// The style of that identifier; one that is not among the constants is taken for ``body``.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Usually 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// Usually 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Usually 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Usually 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Usually 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Usually 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Usually 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Usually 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Usually 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Usually 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Usually 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// What scales other fonts and lengths as this style's font is scaled.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }

    /// The font of a style, at the size that the current traits ask for.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a style, at the size that the traits ask for; without traits that of the current ones.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? .current
        return FontScaling.style(style).font(in: traits.preferredContentSizeCategory)
    }

    /// The font at the size that it has in another category: itself unless it is one of a style, or one that
    /// `UIFontMetrics` scaled.
    package func adjusted(to category: UIContentSizeCategory) -> UIFont {
        scaling?.font(in: category) ?? self
    }
}

extension UIFont.TextStyle {
    /// Points for every category from extra small to the largest accessibility size: Apple's Human Interface Guidelines,
    /// Typography, Specifications, iOS Dynamic Type sizes.
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The size in points of the style's font in a category.
    func pointSize(in category: UIContentSizeCategory) -> CGFloat {
        let row = Self.sizes[self] ?? Self.sizes[.body] ?? []
        return row.indices.contains(category.step) ? row[category.step] : UIFont.labelFontSize
    }
}
