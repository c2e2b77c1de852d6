import Foundation

/// The representation of a controller in a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, TitledItem {
    /// The bar that shows the item.
    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
    }

    /// Creates an item without reading the archive. Archives aren't supported; subclasses that declare this
    /// initializer compile.
    public required init?(coder: NSCoder) {}

    /// The title in the center of the bar.
    open var title: String? {
        didSet { if title != oldValue { bar?.itemChanged(self) } }
    }

    /// The view in the center of the bar, instead of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { bar?.itemChanged(self) } }
    }

    /// The title of the next controller's back button, instead of this item's title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { bar?.itemChanged(self) } }
    }

    /// The size of the title, if the bar prefers large titles. The default is `automatic`.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { bar?.navigationController?.largeTitlesChanged() } }
    }

    /// Whether the back button is hidden while the bar shows the item. The default is `false`.
    open var hidesBackButton: Bool {
        get { isBackHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }

    private var isBackHidden = false

    /// Shows or hides the back button. It fades if `animated` is `true`.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != isBackHidden else { return }
        isBackHidden = hidesBackButton
        bar?.itemChanged(self, animated: animated)
    }
}

extension UINavigationItem {
    /// The sizes of a title in a bar that prefers large titles. The raw values are Apple's.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// The title has the size of that of the item below it. The title of the first item is large.
        case automatic = 0
        /// The title is large while the content is at its top.
        case always = 1
        /// The title is small.
        case never = 2
    }
}
