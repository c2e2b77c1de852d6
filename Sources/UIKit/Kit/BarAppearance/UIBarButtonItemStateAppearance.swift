import Foundation

/// The appearance of bar button items in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Called after a change.
    var changed: () -> Void = {}

    override init() {}

    func copyValues(of other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
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

    /// The image behind the contents of items, which is stretched to their size. The default is `nil`.
    open var backgroundImage: UIImage? {
        didSet { changed() }
    }

    /// The offset of the background image in points. The default is zero.
    open var backgroundImagePositionAdjustment = UIOffset.zero {
        didSet { changed() }
    }
}
