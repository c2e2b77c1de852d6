import Foundation

/// A tab of a tab bar controller, whose controller is created when it is first selected.
///
/// ```swift
/// tabs.tabs = [
///     UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in HomeController() },
///     UITab(title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "search") { _ in search },
/// ]
/// ```
@preconcurrency @MainActor
open class UITab: NSObject {
    private let ownIdentifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var loaded: UIViewController?
    /// The item that represents the tab in the bar.
    let item: UITabBarItem
    /// The controller that has the tab.
    weak var owner: UITabBarController?

    /// Creates a tab with an identifier, and a closure that creates its controller. Without one, the controller is
    /// empty.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        ownIdentifier = identifier
        provider = viewControllerProvider
        item = UITabBarItem(title: title, image: image, selectedImage: nil)
        super.init()
    }

    /// The title.
    open var title: String {
        get { item.title ?? "" }
        set {
            item.title = newValue
            owner?.tabDidChange()
        }
    }

    /// The image.
    open var image: UIImage? {
        get { item.image }
        set {
            item.image = newValue
            owner?.tabDidChange()
        }
    }

    /// The text below the title in the list of more tabs. The default is `nil`.
    open var subtitle: String? {
        didSet { if subtitle != oldValue { owner?.tabDidChange() } }
    }

    /// The text of the badge. The default, `nil`, is none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set {
            item.badgeValue = newValue
            owner?.tabDidChange()
        }
    }

    /// The identifier that the tab was created with.
    open var identifier: String { ownIdentifier }

    /// An object of the client's. The default is `nil`.
    open var userInfo: Any?

    /// Whether the user can select the tab. The default is `true`.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    /// Whether the bar leaves the tab out. The default is `false`. Another tab is selected if this one is hidden.
    open var isHidden = false {
        didSet { if isHidden != oldValue { owner?.tabDidChange() } }
    }

    /// Whether the user may hide the tab in the list of more tabs, and show it again. The default is `false`.
    open var allowsHiding = false {
        didSet { if allowsHiding != oldValue { owner?.tabDidChange() } }
    }

    /// Whether the tab is hidden before the user shows it. The default is `false`. Setting it also sets `isHidden`,
    /// unless the user has decided.
    open var isHiddenByDefault = false {
        didSet { if !isDecidedByUser { isHidden = isHiddenByDefault } }
    }

    /// Whether the user has decided whether the tab is hidden.
    private(set) var isDecidedByUser = false

    /// Hides or shows the tab for the user.
    func decideHidden(_ isHidden: Bool) {
        isDecidedByUser = true
        self.isHidden = isHidden
    }

    /// Where the tab is, and whether the user may move it. The default is `.automatic`.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { owner?.tabDidChange() } }
    }

    /// Whether the user may move or hide the tab.
    var allowsCustomization: Bool { allowsHiding || preferredPlacement.allowsMoving }

    /// Whether the tab is in a tab bar or in its list of more tabs.
    open var hasVisiblePlacement: Bool { owner != nil && !isHidden }

    /// The tab bar controller that has the tab.
    open var tabBarController: UITabBarController? { owner }

    /// The controller of the tab; `nil` until the tab is selected for the first time.
    open var viewController: UIViewController? { loaded }

    /// Returns the controller, which is created the first time.
    func loadController() -> UIViewController {
        if let loaded { return loaded }
        let controller = provider?(self) ?? UIViewController()
        loaded = controller
        return controller
    }
}
