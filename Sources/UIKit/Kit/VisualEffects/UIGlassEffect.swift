import Foundation

/// An effect of glass: what is behind it shines through its color, blurred, and it has a rim of light.
///
/// ```swift
/// let glass = UIGlassEffect(style: .regular)
/// glass.isInteractive = true
/// let panel = UIVisualEffectView(effect: glass)
/// panel.contentView.addSubview(label)
/// ```
///
/// A view with the effect has the shape of its `cornerConfiguration`. Without one it is a capsule, or has the corner
/// radius of its layer. With more contrast it is opaque. Glass doesn't bend what is behind it at its edges, as the
/// renderer can't.
///
/// Use it on the main thread. A view copies the effect: a later change of the object doesn't change the view.
open class UIGlassEffect: UIVisualEffect, @unchecked Sendable {
    /// How much of what is behind shines through.
    public enum Style: Int, Sendable {
        /// Glass that keeps contents on it legible.
        case regular = 0
        /// Glass that is hardly visible itself, for contents over pictures.
        case clear = 1
    }

    let style: Style

    /// Whether the glass grows a little while a finger is on it. `false` by default.
    open var isInteractive = false

    /// The color of the glass. `nil`, the default, means white or black, by the appearance.
    open var tintColor: UIColor?

    /// Creates an effect in a style.
    public init(style: UIGlassEffect.Style) {
        self.style = style
        super.init()
    }

    /// Creates an effect in the style `.regular`.
    public override convenience init() {
        self.init(style: .regular)
    }

    /// Returns a new effect with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }

    /// Returns whether another effect has the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        return other.style == style && other.isInteractive == isInteractive && other.tintColor == tintColor
    }

    open override var hash: Int { style.hashValue }
}
