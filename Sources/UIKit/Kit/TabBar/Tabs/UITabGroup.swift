import Foundation

/// A tab that contains other tabs. The tab bar has one tab for it, and the sidebar shows its children.
///
/// ```swift
/// let library = UITabGroup(title: "Library", image: books, identifier: "library", children: [albums, artists])
/// library.managingNavigationController = UINavigationController()
/// tabs.tabs = [home, library]
/// ```
///
/// The tab bar controller shows the controller of a group whichever child is selected, and its delegate changes what
/// that controller shows. With a `managingNavigationController`, the controllers of the group and of the selected child
/// are on the stack of that navigation controller instead.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    private var tabs: [UITab] = []
    private var selection: UITab?
    private var stack: TabGroupStack?

    /// Creates a group with an identifier and children, and a closure that creates its controller. Without one, the
    /// controller is empty.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        adopt(children)
    }

    // MARK: Children

    /// The tabs of the group. A tab leaves the group to which it belonged before.
    ///
    /// Setting them keeps the selection if the selected child, or another with its identifier, is among the new ones.
    /// Otherwise the default child is selected.
    open var children: [UITab] {
        get { tabs }
        set {
            guard newValue != tabs else { return }
            adopt(newValue)
            if let selection, selection.group !== self {
                self.selection = tabs.first { $0.identifier == selection.identifier } ?? defaultChild
            }
            owner?.childrenDidChange(of: self)
        }
    }

    private func adopt(_ new: [UITab]) {
        let old = tabs
        tabs = new
        for tab in old where !new.contains(tab) { tab.group = nil }
        for tab in new {
            if let other = tab.group, other !== self { other.children.removeAll { $0 === tab } }
            tab.group = self
        }
    }

    /// Returns the tab with an identifier among the children and theirs, or `nil` if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? { Self.tab(identifier, in: tabs) }

    static func tab(_ identifier: String, in tabs: [UITab]) -> UITab? {
        for tab in tabs {
            if tab.identifier == identifier { return tab }
            if let inner = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return inner }
        }
        return nil
    }

    /// The identifiers of the children in the order of the sidebar. Empty by default, which is the order of the
    /// children. Other children follow, and identifiers without a child are ignored.
    open var displayOrderIdentifiers: [String] = [] {
        didSet { if displayOrderIdentifiers != oldValue { owner?.tabDidChange() } }
    }

    /// The children in the order of the sidebar.
    open var displayOrder: [UITab] {
        let first = displayOrderIdentifiers.compactMap { identifier in tabs.first { $0.identifier == identifier } }
        return first + tabs.filter { tab in !first.contains { $0 === tab } }
    }

    /// Whether the user may change the order of the children in the sidebar. The default is `false`.
    open var allowsReordering = false {
        didSet { if allowsReordering != oldValue { owner?.tabDidChange() } }
    }

    override var allowsCustomization: Bool {
        super.allowsCustomization || allowsReordering || tabs.contains(where: \.allowsCustomization)
    }

    override var withDescendants: [UITab] { [self] + tabs.flatMap(\.withDescendants) }

    // MARK: Selection

    /// The child that is selected; `nil`, the default, for the group itself. Setting it doesn't notify the delegate. A
    /// tab that isn't a child has no effect.
    open var selectedChild: UITab? {
        get { selection }
        set {
            guard newValue !== selection, newValue == nil || newValue?.group === self else { return }
            selection = newValue
            owner?.selectionDidChange(in: self)
        }
    }

    /// The identifier of the child that is selected while the sidebar is available and no other child is. The default,
    /// `nil`, and an identifier without a child that is visible stand for the first one.
    open var defaultChildIdentifier: String?

    private var defaultChild: UITab? {
        let visible = tabs.filter { !$0.isHidden }
        return visible.first { $0.identifier == defaultChildIdentifier } ?? visible.first
    }

    /// Selects a child, or none, without showing it.
    func select(_ child: UITab?) { selection = child }

    /// Selects the default child, and so on in groups inside, if none is selected.
    func requireSelection() {
        if selection == nil { selection = defaultChild }
        (selection as? UITabGroup)?.requireSelection()
    }

    /// Selects the default child if the selected one is hidden.
    func validateSelection() {
        guard selection?.isHidden == true else { return }
        selection = defaultChild
        owner?.selectionDidChange(in: self)
    }

    override var selectedDescendant: UITab { selection?.selectedDescendant ?? self }

    override func target(requiresChild: Bool) -> UITab {
        (selection ?? (requiresChild ? defaultChild : nil))?.target(requiresChild: requiresChild) ?? self
    }

    /// The group, its selected child, and so on.
    var selectedHierarchy: [UITab] {
        [self] + ((selection as? UITabGroup)?.selectedHierarchy ?? selection.map { [$0] } ?? [])
    }

    // MARK: Navigation

    /// A navigation controller whose stack has the controller of each selected tab, from the group to the innermost
    /// child. Tabs without a controller are left out, and a delegate can change the controllers. Only that of the
    /// outermost group is used. The default is `nil`.
    ///
    /// A controller that is pushed stays on the stack while other tabs are selected. Going back to the controller of
    /// the group selects the group.
    open var managingNavigationController: UINavigationController? {
        get { stack?.navigation }
        set {
            guard newValue !== stack?.navigation else { return }
            let old = shownController
            stack?.navigation.stackDidChange = nil
            stack = newValue.map { TabGroupStack(of: self, $0) }
            owner?.controllerDidChange(of: self, from: old)
            showStack(animated: false)
        }
    }

    open override var managingTabGroup: UITabGroup? {
        super.managingTabGroup ?? (stack == nil ? nil : self)
    }

    /// Shows the selected tabs in the navigation controller, if the group manages one.
    func showStack(animated: Bool) { stack?.show(animated: animated) }

    override var shownController: UIViewController? { stack?.navigation ?? super.shownController }

    override func loadShownController() -> UIViewController { stack?.navigation ?? super.loadShownController() }

    // MARK: The sidebar

    /// Actions that follow the children in the sidebar. Empty by default.
    open var sidebarActions: [UIAction] = [] {
        didSet { owner?.tabDidChange() }
    }

    /// How the sidebar shows the group. The default is `.automatic`.
    open var sidebarAppearance = SidebarAppearance.automatic {
        didSet { if sidebarAppearance != oldValue { owner?.tabDidChange() } }
    }
}
