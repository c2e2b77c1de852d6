import CoreGraphics
import Foundation
import QuartzCore

/// A color of the table of looks.
enum LookColor: LookValue {
    /// Components in sRGB, from 0 to 255, and an opacity.
    case rgb(CGFloat, CGFloat, CGFloat, CGFloat = 1)
    /// A color of the system, which also follows the contrast and the level.
    case system(SystemColor)

    static func gray(_ white: CGFloat, _ alpha: CGFloat = 1) -> LookColor { .rgb(white, white, white, alpha) }
    static func black(_ alpha: CGFloat) -> LookColor { .gray(0, alpha) }
    static func white(_ alpha: CGFloat) -> LookColor { .gray(255, alpha) }

    var color: UIColor {
        switch self {
        case .rgb(let red, let green, let blue, let alpha):
            UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
        case .system(let role): role.color
        }
    }

    var text: String {
        switch self {
        case .rgb(let red, let green, let blue, let alpha):
            let parts = red == green && green == blue ? [red] : [red, green, blue]
            let name = parts.map(\.plain).joined(separator: " ")
            return alpha == 1 ? name : "\(name) at \(alpha.plain)"
        case .system(let role): return role.rawValue
        }
    }
}

extension Look<LookColor> {
    /// The color, which follows the appearance. Keep it: each call may make one.
    var color: UIColor {
        let (light, dark) = (light.color, dark.color)
        return light == dark ? light : UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}

/// A length in points, or an opacity.
extension CGFloat: LookValue {
    var text: String { plain }

    fileprivate var plain: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// The size and the weight of a text at the default text size.
struct LookFont: LookValue {
    var size: CGFloat
    var weight: UIFont.Weight

    var font: UIFont { .systemFont(ofSize: size, weight: weight) }

    /// Returns the font scaled as a text style is.
    func font(_ style: UIFont.TextStyle, in traits: UITraitCollection?) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
    }

    var text: String {
        let names: [UIFont.Weight: String] = [
            .regular: "regular", .medium: "medium", .semibold: "semibold", .bold: "bold",
        ]
        return "\(names[weight] ?? "\(weight.rawValue)") \(size.plain)"
    }
}

/// A shadow of a layer.
struct LookShadow: LookValue {
    var opacity: Float
    var radius: CGFloat
    var y: CGFloat

    static let none = LookShadow(opacity: 0, radius: 0, y: 0)

    @MainActor
    func apply(to layer: CALayer) {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = opacity
        layer.shadowRadius = radius
        layer.shadowOffset = CGSize(width: 0, height: y)
    }

    var text: String {
        opacity == 0 ? "none" : "black at \(CGFloat(opacity).plain), radius \(radius.plain), \(y.plain) down"
    }
}

extension CGSize: LookValue {
    var text: String { "\(width.plain) x \(height.plain)" }
}
