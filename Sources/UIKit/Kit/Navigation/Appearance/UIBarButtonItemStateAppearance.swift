import Foundation

/// The appearance of bar button items in a state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The values for the items.
    var look = BarButtonLook() {
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

    /// The image behind the contents of items, which is stretched to their size. The default is `nil`.
    open var backgroundImage: UIImage? {
        get { look.image }
        set { look.image = newValue }
    }

    /// The offset of the background image in points. The default is zero.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { look.imageOffset }
        set { look.imageOffset = newValue }
    }
}
