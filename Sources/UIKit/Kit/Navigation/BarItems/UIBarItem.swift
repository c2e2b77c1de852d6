import CoreGraphics
import Foundation

/// The base class of the items of bars. An item has a title and an image, and is shown by one bar at a time.
///
/// The accessibility properties are those of the view that shows the item.
@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
    /// The attributes of the title by state.
    private(set) var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
    private(set) var accessibility = AccessibilityProperties()

    /// Creates an item without a title and an image.
    public override init() {
        super.init()
    }

    /// Creates an item without reading the archive. Archives aren't supported; subclasses that declare this
    /// initializer compile.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The title. The default is `nil`. It is also the default accessibility label, if the item shows an image.
    open var title: String? {
        didSet { if title != oldValue { itemDidChange() } }
    }

    /// The image, which is shown instead of the title. The default is `nil`. It is drawn in the tint color, unless it
    /// has a rendering mode.
    open var image: UIImage? {
        didSet { if image !== oldValue { itemDidChange() } }
    }

    /// The insets of the image in points. They move and scale the image, and don't change the size of the item.
    open var imageInsets = UIEdgeInsets.zero {
        didSet { if imageInsets != oldValue { itemDidChange() } }
    }

    /// The image in windows that are compact vertically. The default, `nil`, is `image`.
    open var landscapeImagePhone: UIImage? {
        didSet { if landscapeImagePhone !== oldValue { itemDidChange() } }
    }

    /// The insets of `landscapeImagePhone` in points. The default is zero.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { itemDidChange() } }
    }

    /// The image that is shown in large while a finger is held on the item, if the text size is one for accessibility.
    /// The default, `nil`, is `image`.
    open var largeContentSizeImage: UIImage?

    /// The insets in points that the image has when it is shown in large. The default is zero.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    /// Returns the image and its insets for a window of compact or regular height.
    func shownImage(isCompact: Bool) -> (image: UIImage?, insets: UIEdgeInsets) {
        guard isCompact, let landscapeImagePhone else { return (image, imageInsets) }
        return (landscapeImagePhone, landscapeImagePhoneInsets)
    }

    /// Whether the user can operate the item. The default is `true`.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { itemDidChange() } }
    }

    /// A number that identifies the item for the client. The default is 0.
    open var tag = 0

    /// Sets the attributes of the title for a state: the font, the color and others. States without attributes use
    /// those of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[exactly: state] = attributes
        itemDidChange()
    }

    /// Returns the attributes that were set for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[exactly: state]
    }

    /// Called after a property that the item's view shows has changed.
    func itemDidChange() {}

    // MARK: Accessibility

    /// The name of the item for assistive technology. The default is the title.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? title }
        set {
            accessibility.label = newValue
            itemDidChange()
        }
    }

    /// A description of what activating the item does. The default is `nil`.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set {
            accessibility.hint = newValue
            itemDidChange()
        }
    }

    /// The value of the item for assistive technology. The default is `nil`.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set {
            accessibility.value = newValue
            itemDidChange()
        }
    }

    /// The identifier for tests and scripts. The default is `nil`.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set {
            accessibility.identifier = newValue
            itemDidChange()
        }
    }
}
