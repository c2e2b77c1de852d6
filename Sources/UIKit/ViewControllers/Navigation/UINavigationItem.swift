import Foundation

/// What a navigation bar shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The bar that shows the item.
    weak var bar: UINavigationBar?

    public init(title: String) {
        self.title = title
    }

    /// An item from an archive. Archives are not read here: subclasses that declare this initialiser compile.
    public required init?(coder: NSCoder) {}

    /// What the bar reads in its middle.
    open var title: String? {
        didSet { if title != oldValue { bar?.itemChanged(self) } }
    }

    /// What is in the bar's middle instead of the title.
    open var titleView: UIView? {
        didSet { if titleView !== oldValue { bar?.itemChanged(self) } }
    }

    /// What the back button of the next controller reads, instead of this one's title.
    open var backButtonTitle: String? {
        didSet { if backButtonTitle != oldValue { bar?.itemChanged(self) } }
    }

    /// Whether there is no back button while the item is shown. `false` at first.
    open var hidesBackButton: Bool {
        get { isBackHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }

    private var isBackHidden = false

    /// Shows or hides the back button, by fading if `animated`.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != isBackHidden else { return }
        isBackHidden = hidesBackButton
        bar?.itemChanged(self, animated: animated)
    }
}
