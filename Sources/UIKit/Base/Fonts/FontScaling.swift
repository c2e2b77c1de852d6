import Foundation
import TextLayout

/// How a font follows the preferred content size.
enum FontScaling: Hashable, Sendable {
    /// The font of a text style.
    case style(UIFont.TextStyle)
    /// An app's font, scaled in proportion to a text style's font up to a maximum size.
    case metrics(UIFont.TextStyle, FontDescription, maximum: CGFloat)

    func font(in category: UIContentSizeCategory) -> UIFont {
        switch self {
        case .style(let style):
            let weight: UIFont.Weight = style == .headline ? .semibold : .regular
            return UIFont(
                FontDescription(size: style.pointSize(in: category), weight: weight.rawValue),
                scaling: self
            )
        case .metrics(let style, var description, let maximum):
            description.size = min(Self.scaled(description.size, as: style, in: category), maximum)
            return UIFont(description, scaling: self)
        }
    }

    static func scaled(_ value: CGFloat, as style: UIFont.TextStyle, in category: UIContentSizeCategory) -> CGFloat {
        value * style.pointSize(in: category) / style.pointSize(in: .large)
    }
}
