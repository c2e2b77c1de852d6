import Foundation

/// The appearance of tabs in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The values for the tabs.
    var look = TabLook() {
        didSet { changed() }
    }
    /// Called after a change.
    var changed: () -> Void = {}

    override init() {}

    /// The attributes of titles. Those that are missing have the values of the system. Attributes of an item take
    /// precedence. The default is empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { look.title }
        set { look.title = newValue }
    }

    /// The offset of titles in points. The default is zero.
    open var titlePositionAdjustment: UIOffset {
        get { look.titleOffset }
        set { look.titleOffset = newValue }
    }

    /// The color of images that are templates. The default, `nil`, is that of the title without attributes.
    open var iconColor: UIColor? {
        get { look.iconColor }
        set { look.iconColor = newValue }
    }

    /// The color of badges. That of an item takes precedence. The default, `nil`, is the system's red.
    open var badgeBackgroundColor: UIColor? {
        get { look.badgeColor }
        set { look.badgeColor = newValue }
    }

    /// The attributes of the texts of badges. Those of an item take precedence. The default is empty.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { look.badge }
        set { look.badge = newValue }
    }

    /// The offset of badges in points. The default is zero.
    open var badgePositionAdjustment: UIOffset {
        get { look.badgeOffset }
        set { look.badgeOffset = newValue }
    }

    /// The offset of the texts of badges in points. The default is zero.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { look.badgeTitleOffset }
        set { look.badgeTitleOffset = newValue }
    }
}
