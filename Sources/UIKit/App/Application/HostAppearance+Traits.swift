import CoreGraphics
import HostInterface

extension UIMutableTraits {
    /// What the person asked of every application, as traits.
    mutating func take(_ appearance: HostAppearance) {
        userInterfaceStyle = appearance.isDark ? .dark : .light
        layoutDirection = appearance.isRightToLeft ? .rightToLeft : .leftToRight
        preferredContentSizeCategory = UIContentSizeCategory(textScale: appearance.textScale)
    }
}

extension UIContentSizeCategory {
    /// The category whose body text comes closest to the usual one enlarged by a factor.
    init(textScale: CGFloat) {
        let size = { UIFont.TextStyle.body.pointSize(in: $0) }
        let wanted = size(.large) * textScale
        let closest = Self.ordered.min { abs(size($0) - wanted) < abs(size($1) - wanted) }
        self = closest ?? .large
    }
}
