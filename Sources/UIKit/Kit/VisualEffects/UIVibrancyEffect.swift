import Foundation

/// An effect that gives contents on a material a color that suits it.
///
/// It is the tint color of the contents, by its style, such as `.label`. Template images, buttons and other views that
/// use the tint color have it. Labels keep the colors that they are given, and the colors of what is behind the
/// material don't mix with it, as the renderer doesn't have the blending that iOS uses.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blurEffect: UIBlurEffect
    let style: UIVibrancyEffectStyle

    /// Creates an effect for contents on a material, in the style of a label.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        style = .label
        super.init()
    }

    /// Creates an effect for contents on a material, in a style.
    public init(forBlurEffect blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// The tint color of the contents.
    var tintColor: UIColor {
        let color: UIColor =
            switch style {
            case .label: .label
            case .secondaryLabel: .secondaryLabel
            case .tertiaryLabel: .tertiaryLabel
            case .quaternaryLabel: .quaternaryLabel
            case .fill: .systemFill
            case .secondaryFill: .secondarySystemFill
            case .tertiaryFill: .tertiarySystemFill
            case .separator: .separator
            }
        return Material(blurEffect.style).resolved(color)
    }

    /// Returns whether another effect has the same style on the same material.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.style == style && other.blurEffect.isEqual(blurEffect)
    }

    open override var hash: Int { style.hashValue ^ blurEffect.hash }
}
