import CoreGraphics

/// The translucent color of a material.
struct Material: Equatable {
    /// How much of what is behind it a material hides, from 0 to 1.
    ///
    /// The values are unverified. They are higher than Apple's tints, which a blur supports.
    enum Thickness: CGFloat {
        case ultraThin = 0.6
        case thin = 0.7
        case regular = 0.8
        case thick = 0.9
        case chrome = 0.85
    }

    var thickness: Thickness
    /// The interface style of the material; `.unspecified` if it follows that of the view.
    var style = UIUserInterfaceStyle.unspecified

    init(_ style: UIBlurEffect.Style) {
        switch style {
        case .extraLight: self.init(thickness: .thick, .light)
        case .light: self.init(thickness: .thin, .light)
        case .dark: self.init(thickness: .thin, .dark)
        case .extraDark: self.init(thickness: .thick, .dark)
        case .regular: self.init(thickness: .regular)
        case .prominent: self.init(thickness: .thick)
        case .systemUltraThinMaterial: self.init(thickness: .ultraThin)
        case .systemThinMaterial: self.init(thickness: .thin)
        case .systemMaterial: self.init(thickness: .regular)
        case .systemThickMaterial: self.init(thickness: .thick)
        case .systemChromeMaterial: self.init(thickness: .chrome)
        case .systemUltraThinMaterialLight: self.init(thickness: .ultraThin, .light)
        case .systemThinMaterialLight: self.init(thickness: .thin, .light)
        case .systemMaterialLight: self.init(thickness: .regular, .light)
        case .systemThickMaterialLight: self.init(thickness: .thick, .light)
        case .systemChromeMaterialLight: self.init(thickness: .chrome, .light)
        case .systemUltraThinMaterialDark: self.init(thickness: .ultraThin, .dark)
        case .systemThinMaterialDark: self.init(thickness: .thin, .dark)
        case .systemMaterialDark: self.init(thickness: .regular, .dark)
        case .systemThickMaterialDark: self.init(thickness: .thick, .dark)
        case .systemChromeMaterialDark: self.init(thickness: .chrome, .dark)
        }
    }

    private init(thickness: Thickness, _ style: UIUserInterfaceStyle = .unspecified) {
        (self.thickness, self.style) = (thickness, style)
    }

    /// The color, which is dynamic if the material follows the interface style. With more contrast
    /// it is opaque then.
    var color: UIColor { inStyle { $0 == .dark ? UIColor(white: 0.12, alpha: $1) : UIColor(white: 0.97, alpha: $1) } }

    private func inStyle(_ color: @escaping @Sendable (UIUserInterfaceStyle, CGFloat) -> UIColor) -> UIColor {
        let alpha = thickness.rawValue
        guard style == .unspecified else { return color(style, alpha) }
        return UIColor { color($0.userInterfaceStyle, $0.accessibilityContrast == .high ? 1 : alpha) }
    }

    /// Returns a color of the interface as it is on the material.
    func resolved(_ color: UIColor) -> UIColor {
        guard style != .unspecified else { return color }
        return color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    }
}
