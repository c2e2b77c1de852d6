import Foundation
import TextLayout

extension UIFont {
    /// The purpose of a text, which determines a font that follows the preferred content size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The identifier of the style, such as `UICTFontTextStyleBody`.
        public let rawValue: String

        /// Creates a style with an identifier. An unknown identifier has the font of ``body``.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// 34 points at the default content size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points at the default content size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points at the default content size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points at the default content size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points, semibold, at the default content size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 17 points at the default content size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points at the default content size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 15 points at the default content size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 13 points at the default content size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points at the default content size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points at the default content size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The metrics that scale other fonts and lengths in proportion to this style's font.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
    }

    /// Returns the font at its size in another category. Fonts without a text style or `UIFontMetrics` return
    /// themselves.
    package func adjusted(to category: UIContentSizeCategory) -> UIFont {
        scaling?.font(in: category) ?? self
    }
}

extension UIFont.TextStyle {
    /// The sizes in points for every category from extra small to the largest accessibility size: Apple's Human
    /// Interface Guidelines, Typography, Specifications, iOS Dynamic Type sizes.
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

    /// Returns the size in points of the style's font in a category.
    func pointSize(in category: UIContentSizeCategory) -> CGFloat {
        let row = Self.sizes[self] ?? Self.sizes[.body] ?? []
        return row.indices.contains(category.step) ? row[category.step] : UIFont.labelFontSize
    }
}
