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
