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
    /// The tab bar controller that has the tab among its `tabs`.
    weak var rootOwner: UITabBarController?
    /// The group that has the tab among its children.
    weak var group: UITabGroup?
    /// The controllers by which a managing navigation controller represents the tab; `nil` before it does.
    var displayed: [UIViewController]?

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

    /// Whether the bar and the sidebar leave the tab out. The default is `false`. Another tab is selected if this one
    /// is hidden.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            group?.validateSelection()
            owner?.tabDidChange()
        }
    }

    /// Whether the user may hide the tab in the list of more tabs or in the sidebar, and show it again. The default is
    /// `false`.
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

    /// Whether the tab is in a tab bar, in its list of more tabs or in a sidebar that is visible.
    open var hasVisiblePlacement: Bool { owner?.places(self) ?? false }

    /// The tab bar controller that has the tab or the group to which the tab belongs.
    open var tabBarController: UITabBarController? { owner }

    var owner: UITabBarController? { group?.owner ?? rootOwner }

    // MARK: Groups

    /// The group that has the tab among its children. The default is `nil`.
    open var parent: UITabGroup? { group }

    /// The outermost group to which the tab belongs that has a `managingNavigationController`. The default is `nil`.
    open var managingTabGroup: UITabGroup? { group?.managingTabGroup }

    /// The tab of the tab bar controller to which the tab belongs, or the tab itself.
    var root: UITab { group?.root ?? self }

    /// The tab that is selected if this one is: the tab itself, or a tab of the group.
    var selectedDescendant: UITab { self }

    /// The tab that the user selects by this one.
    ///
    /// - Parameter requiresChild: Whether a group without a selected child stands for its default child.
    func target(requiresChild: Bool) -> UITab { self }

    /// Selects the tab in its group, and so on up to the tab of the tab bar controller.
    func selectInGroups() {
        group?.select(self)
        group?.selectInGroups()
    }

    /// The tab and, if it is a group, all tabs in it.
    var withDescendants: [UITab] { [self] }

    /// Whether the tab or a group to which it belongs is hidden.
    var isHiddenInGroups: Bool { isHidden || group?.isHiddenInGroups == true }

    /// The controller of the tab; `nil` until the tab is selected for the first time.
    open var viewController: UIViewController? { loaded }

    /// The controller that the tab bar controller shows for the tab, unless it is still to be created.
    var shownController: UIViewController? { loaded }

    /// Returns the controller that the tab bar controller shows for the tab.
    func loadShownController() -> UIViewController { loadController() }

    /// The controller, which is created the first time; `nil` if the client provides none.
    var providedController: UIViewController? { provider == nil ? nil : loadController() }

    /// Returns the controller, which is created the first time.
    func loadController() -> UIViewController {
        if let loaded { return loaded }
        let controller = provider?(self) ?? UIViewController()
        loaded = controller
        return controller
    }
}
