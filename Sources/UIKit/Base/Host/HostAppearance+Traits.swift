import CoreGraphics
import HostInterface

extension UIMutableTraits {
    /// Sets the traits that follow from the user's settings on the desktop.
    mutating func take(_ appearance: HostAppearance) {
        userInterfaceStyle = appearance.isDark ? .dark : .light
        accessibilityContrast = appearance.increasesContrast ? .high : .normal
        layoutDirection = appearance.isRightToLeft ? .rightToLeft : .leftToRight
        preferredContentSizeCategory = UIContentSizeCategory(textScale: appearance.textScale)
    }
}

extension UIContentSizeCategory {
    /// Creates the category whose body text is closest to the default size multiplied by a factor.
    init(textScale: CGFloat) {
        let size = { UIFont.TextStyle.body.pointSize(in: $0) }
        let wanted = size(.large) * textScale
        let closest = Self.ordered.min { abs(size($0) - wanted) < abs(size($1) - wanted) }
        self = closest ?? .large
    }
}
