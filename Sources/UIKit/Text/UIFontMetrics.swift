import Failures
import Foundation

/// Scales fonts and lengths of your own as the font of a text style is scaled.
///
/// The factor is the style's size in the category to its size in the usual one, both from Apple's table of Dynamic Type
/// sizes. UIKit does not publish how it scales, and rounds on the way.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// Scales as body text is scaled.
    public class var `default`: UIFontMetrics { body }

    private static let body = UIFontMetrics(forTextStyle: .body)

    /// Scales as the font of that style is scaled.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// The font as large as the current traits ask for, if its own size is right for text of the usual size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// The font as large as the traits ask for; without traits as the current ones do.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// The font as large as the current traits ask for, but not larger than a number of points; 0 is no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// The font as large as the traits ask for, but not larger than a number of points; 0 is no limit.
    ///
    /// - Precondition: the font has not been scaled, and is not one of a text style.
    open func scaledFont(
        for font: UIFont,
        maximumPointSize: CGFloat,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        programmerError(
            unless: font.scaling == nil,
            "the font is scaled already: \(font)",
            in: "UIFontMetrics.scaledFont(for:maximumPointSize:compatibleWith:)",
            .invalidArgument
        )
        let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
        return FontScaling.metrics(style, font.fontDescription, maximum: maximum).font(in: category(traitCollection))
    }

    /// The length, in points, that the current traits ask for, if `value` is right for text of the usual size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// The length, in points, that the traits ask for; without traits that of the current ones.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        FontScaling.scaled(value, as: style, in: category(traitCollection))
    }

    private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        (traits ?? .current).preferredContentSizeCategory
    }
}
