import CoreGraphics
import Foundation

/// The appearance of a tab bar: the color of its platter, and its tabs.
///
/// A bar is a platter, whose shadow is that of the system: the shadow color and the shadow image have no effect.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    private var stacked = UITabBarItemAppearance(style: .stacked)
    private var inline = UITabBarItemAppearance(style: .inline)
    private var compactInline = UITabBarItemAppearance(style: .compactInline)

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        follow(stacked)
    }

    /// Creates an appearance with the values of an appearance. If that is for another kind of bar, the values that it
    /// doesn't have are the default ones.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        take(barAppearance)
        follow(stacked)
    }

    /// Creates an appearance with the default values, without reading the archive.
    public required init(coder: NSCoder) {
        super.init(coder: coder)
        follow(stacked)
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stacked = other.stacked.makeCopy()
        inline = other.inline.makeCopy()
        compactInline = other.compactInline.makeCopy()
        selectionIndicatorImage = other.selectionIndicatorImage
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemSpacing = other.stackedItemSpacing
        stackedItemWidth = other.stackedItemWidth
        follow(stacked)
    }

    private func follow(_ item: UITabBarItemAppearance) {
        item.changed = { [weak self] in self?.changed() }
    }

    // MARK: Tabs

    /// The appearance of tabs with images above their titles, as those of all bars here are. Setting it copies the
    /// value.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stacked }
        set {
            stacked = newValue.makeCopy()
            follow(stacked)
            changed()
        }
    }

    /// The appearance of tabs with images beside their titles. No bar here has such tabs. Setting it copies the value.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inline }
        set { inline = newValue.makeCopy() }
    }

    /// The appearance of tabs with images beside their titles in bars of less height. No bar here has such tabs.
    /// Setting it copies the value.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInline }
        set { compactInline = newValue.makeCopy() }
    }

    /// The arrangement of the tabs. That of the bar takes precedence, unless it is automatic. The default is
    /// `.automatic`.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic {
        didSet { changed() }
    }

    /// The distance in points between tabs that are centered. That of the bar takes precedence, unless it is 0. The
    /// default is 0.
    open var stackedItemSpacing: CGFloat = 0 {
        didSet { changed() }
    }

    /// The width in points of tabs that are centered. That of the bar takes precedence, unless it is 0. The default,
    /// 0, is the standard width.
    open var stackedItemWidth: CGFloat = 0 {
        didSet { changed() }
    }

    // MARK: Selection

    /// The color of the background of the selected tab. The default, `nil`, is the system's color.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { changed() }
    }

    /// The image behind the selected tab, which is stretched to the size of its background. The default is `nil`.
    open var selectionIndicatorImage: UIImage? {
        didSet { changed() }
    }
}
