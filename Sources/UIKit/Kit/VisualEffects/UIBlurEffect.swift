import Foundation

/// A material that lets what is behind it shine through.
///
/// What is behind a material is blurred. The color over it is light or dark, and as opaque as the material is thick.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// The materials. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// A material that is lighter than what is behind it.
        case extraLight = 0
        /// A light material.
        case light = 1
        /// A dark material.
        case dark = 2
        /// A material that is darker than what is behind it.
        case extraDark = 3
        /// A material that follows the interface style.
        case regular = 4
        /// A material that follows the interface style and is more visible.
        case prominent = 5
        /// The materials that follow the interface style, from the thinnest to the thickest, and that of bars.
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        /// The materials that are always light.
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        /// The materials that are always dark.
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    /// The material.
    let style: Style

    /// Creates an effect of a material.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    /// Returns whether another effect has the same material.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIBlurEffect)?.style == style
    }

    open override var hash: Int { style.hashValue }
}
