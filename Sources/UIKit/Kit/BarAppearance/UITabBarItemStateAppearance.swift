import Foundation

/// The appearance of tabs in a state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Called after a change.
    var changed: () -> Void = {}

    override init() {}

    func copyValues(of other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }

    /// The attributes of titles. Those that are missing have the values of the system. Attributes of an item take
    /// precedence. The default is empty.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }

    /// The offset of titles in points. The default is zero.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { changed() }
    }

    /// The color of images that are templates. The default, `nil`, is that of the title without attributes.
    open var iconColor: UIColor? {
        didSet { changed() }
    }

    /// The color of badges. That of an item takes precedence. The default, `nil`, is the system's red.
    open var badgeBackgroundColor: UIColor? {
        didSet { changed() }
    }

    /// The attributes of the texts of badges. Those of an item take precedence. The default is empty.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { changed() }
    }

    /// The offset of badges in points. The default is zero.
    open var badgePositionAdjustment = UIOffset.zero {
        didSet { changed() }
    }

    /// The offset of the texts of badges in points. The default is zero.
    open var badgeTitlePositionAdjustment = UIOffset.zero {
        didSet { changed() }
    }
}
