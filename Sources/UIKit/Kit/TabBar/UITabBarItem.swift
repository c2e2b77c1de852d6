import CoreGraphics
import Foundation

/// A tab of a tab bar: an image above a title, and perhaps a badge.
///
/// The image is drawn in the color of the tab, unless it has a rendering mode.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem, TitledItem {
    /// The view that shows the item.
    weak var button: TabButton?
    /// The attributes of the badge by state.
    private(set) var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates an item with a title, an image and a number that identifies it.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title, an image, and the image that it has while it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates an item with the symbol and the title of a system item, and a number that identifies it.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }

    /// The image while the item is selected. The default, `nil`, is `image`.
    open var selectedImage: UIImage? {
        didSet { if selectedImage !== oldValue { itemDidChange() } }
    }

    /// The text of the badge at the image, or `nil` for no badge, which is the default. It is also the accessibility
    /// value, unless there is another one.
    open var badgeValue: String? {
        didSet { if badgeValue != oldValue { itemDidChange() } }
    }

    /// The color of the badge. The default, `nil`, is the system's red.
    open var badgeColor: UIColor? {
        didSet { if badgeColor != oldValue { itemDidChange() } }
    }

    /// Sets the attributes of the badge's text for a state: the font, the color and others. States without attributes
    /// use those of the normal state.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[exactly: state] = textAttributes
        itemDidChange()
    }

    /// Returns the attributes of the badge's text that were set for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[exactly: state]
    }

    /// The offset of the title in points. The default is zero.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { if titlePositionAdjustment != oldValue { itemDidChange() } }
    }

    /// The appearance of the tab, instead of the bar's own. Only the values for tabs have an effect. The default is
    /// `nil`. Setting it copies the value.
    open var standardAppearance: UITabBarAppearance? {
        get { appearance }
        set {
            appearance = newValue.map { UITabBarAppearance(barAppearance: $0) }
            appearance?.changed = { [weak self] in self?.itemDidChange() }
            itemDidChange()
        }
    }

    private var appearance: UITabBarAppearance?

    /// The appearance of the tab while content is at its end, instead of the bar's own. Only the values for tabs have
    /// an effect. The default is `nil`. Setting it copies the value.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { edgeAppearance }
        set {
            edgeAppearance = newValue.map { UITabBarAppearance(barAppearance: $0) }
            edgeAppearance?.changed = { [weak self] in self?.itemDidChange() }
            itemDidChange()
        }
    }

    private var edgeAppearance: UITabBarAppearance?

    override func itemDidChange() {
        button?.update()
    }
}
