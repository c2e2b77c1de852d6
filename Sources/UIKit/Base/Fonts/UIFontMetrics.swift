import Failures
import Foundation

/// An object that scales the app's own fonts and lengths in proportion to the font of a text style.
///
/// The factor is the distance of the style's lines in the current category divided by that in the default one. A
/// scaled length is rounded to a pixel and a scaled font to a whole point. Both match 228 values of the body style on
/// iOS 26.1, published by Vercantez/openuikit in `dynamic_type.json`.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of the body style.
    open class var `default`: UIFontMetrics { body }

    private static let body = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Returns the font scaled for the current traits. Its own size is the one for the default content size.
    open func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
    }

    /// Returns the font scaled for the given traits, or the current ones if there are none.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns the font scaled for the current traits, up to a maximum size in points; 0 means no limit.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns the font scaled for the given traits, up to a maximum size in points; 0 means no limit.
    ///
    /// - Precondition: The font has not been scaled and is not the font of a text style.
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

    /// Returns the length in points scaled for the current traits. `value` is the length for the default content
    /// size.
    open func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// Returns the length in points scaled for the given traits, or the current ones if there are none.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let scaled = FontScaling.scaled(value, as: style, in: traits.preferredContentSizeCategory)
        // A length that needs no scaling may have a fraction of a pixel.
        guard scaled != value, scaled.isFinite, traits.displayScale > 0 else { return scaled }
        return (scaled * traits.displayScale).rounded() / traits.displayScale
    }

    private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        (traits ?? .current).preferredContentSizeCategory
    }
}
