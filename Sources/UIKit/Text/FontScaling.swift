import Foundation
import TextLayout

/// How a font follows the size of text that a person prefers.
enum FontScaling: Hashable, Sendable {
    /// It is the font of a style.
    case style(UIFont.TextStyle)
    /// It is a font of the client's, scaled as a style's font is, and not beyond a size.
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
