import Foundation
import TextLayout

/// How a font follows the preferred content size.
enum FontScaling: Hashable, Sendable {
    /// The font of a text style.
    case style(UIFont.TextStyle)
    /// An app's font, scaled in proportion to a text style's font up to a maximum size.
    case metrics(UIFont.TextStyle, FontDescription, maximum: CGFloat)

    /// Returns the font in a category. A scaled font has a size in whole points.
    func font(in category: UIContentSizeCategory) -> UIFont {
        switch self {
        case .style(let style):
            return StyleFonts.font(of: style, in: category)
        case .metrics(let style, var description, let maximum):
            let scaled = Self.scaled(description.size, as: style, in: category)
            // A size that needs no scaling may have a fraction.
            description.size = min(scaled == description.size ? scaled : scaled.rounded(), maximum)
            return UIFont(description, scaling: self)
        }
    }

    /// Returns a length in proportion to the distance of lines in a style, not rounded.
    static func scaled(_ value: CGFloat, as style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        value * style.lineSpacing(in: category) / style.lineSpacing(in: .large)
    }
}
