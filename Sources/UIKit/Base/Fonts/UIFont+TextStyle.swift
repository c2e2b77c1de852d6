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

    /// The distances in points between the baselines of two lines, for the same categories.
    ///
    /// Measured on iOS 26.1: those of body, callout and the captions are published by iamcgn/swiftui-web
    /// (`font-metrics.json`, scaledTextStyles), and all follow from the values that `UIFontMetrics` returns, published
    /// by Vercantez/openuikit (`dynamic_type.json`). Apple's Human Interface Guidelines list the same numbers as
    /// leading, except for a few of the larger sizes.
    private static let lineSpacings: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        .title1: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68],
        .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62],
        .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        .subheadline: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58],
        .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        .caption1: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51],
        .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48],
    ]

    /// Returns the size in points of the style's font in a category.
    func pointSize(in category: UIContentSizeCategory) -> CGFloat {
        Self.sizes.value(of: self, in: category) ?? UIFont.labelFontSize
    }

    /// Returns the distance in points between the baselines of two lines in the style's font.
    func lineSpacing(in category: UIContentSizeCategory) -> CGFloat {
        Self.lineSpacings.value(of: self, in: category) ?? pointSize(in: category)
    }
}

extension [UIFont.TextStyle: [CGFloat]] {
    /// Returns the value of a style, or that of the body style if the style is unknown.
    fileprivate func value(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat? {
        guard let row = self[style] ?? self[.body], row.indices.contains(category.step) else { return nil }
        return row[category.step]
    }
}
