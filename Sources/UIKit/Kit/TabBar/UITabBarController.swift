import Failures
import Foundation

/// A container that shows one of several controllers, and a bar with a tab for each of them.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [UINavigationController(rootViewController: contacts), settings]
/// ```
///
/// The views of controllers are loaded when they are selected. Selecting the tab that is selected goes back to the
/// first controller of a navigation controller. If there are more than five tabs in a window that is compact
/// horizontally, the fifth one is a list of those that don't fit.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private let bar = UITabBar()
    /// All tabs in their order, of controllers and of `UITab`s alike. The bar, the list of more tabs and the sidebar
    /// show what they have. Callbacks of a change may change them again, so they are read again after each.
    private(set) var entries: [TabEntry] = []
    private lazy var dropping = TabDropping(self)
    /// The controller of the selected tab, which may be in the list of more tabs. If it loses its tab, another one is
    /// selected (`chooseSelection(at:)`).
    var selected: UIViewController?
    private var hidesBar = false
    /// The list of more tabs, if it was needed.
    private(set) var storedMore: MoreTabs?
    /// The transition in progress by an animator of the client.
    private(set) var transition: ChildTransition?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// Creates a tab bar controller with tabs, of which the first is selected.
    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        setUp()
        setTabs(tabs, animated: false)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.owner = self
        bar.delegate = self
        bar.addInteraction(UIDropInteraction(delegate: dropping))
    }

    /// The delegate, which decides about the user's selections and is notified of them.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar at the bottom. Its tabs are the `tabBarItem`s of the controllers.
    open var tabBar: UITabBar { bar }

    override var hasTabs: Bool { true }

    open override func loadView() {
        view = TabBarControllerView(self)
    }

    // MARK: Orientation

    /// The orientations that the delegate returns, or else those of any controller.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let asked = delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? []
        return asked.isEmpty ? super.supportedInterfaceOrientations : asked
    }

    /// The orientation that the delegate returns, or else that of any controller.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let asked = delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return asked == .unknown ? super.preferredInterfaceOrientationForPresentation : asked
    }

    // MARK: Controllers

    /// The controllers in the order of their tabs, or `nil` if there are none, which is the default, or if there are
    /// `tabs`.
    ///
    /// Setting them keeps the selection if the selected controller is among the new ones. Otherwise the controller at
    /// the same index is selected, or else the first one.
    open var viewControllers: [UIViewController]? {
        get {
            let controllers = entries.compactMap { $0.tab == nil ? $0.loaded : nil }
            return controllers.isEmpty ? nil : controllers
        }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers, as `viewControllers` does. The change of the tabs doesn't animate.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceEntries(with: (viewControllers ?? []).map { .controller($0) }, customizable: viewControllers)
    }

    /// The controllers that the user can move in the list of more tabs. They are all controllers after these are set.
    /// With `nil` or none, the list has no button for it.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable }
        set {
            customizable = newValue
            showTabs()
        }
    }
    private var customizable: [UIViewController]?

    /// The controller of the list of the tabs that don't fit into the bar. Its tab is selected while it is the
    /// selected controller.
    open var moreNavigationController: UINavigationController { more.navigation }

    // MARK: Tabs

    /// The tabs. Empty by default, and if the controllers are set instead. Setting them keeps the selection as
    /// `viewControllers` does. A controller is created when its tab is first selected.
    open var tabs: [UITab] {
        get { entries.compactMap(\.tab) }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets the tabs, as `tabs` does. The change of the tabs doesn't animate.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        replaceEntries(with: decided(tabs).map { .tab($0) }, customizable: nil)
    }

    /// A name for the user's order of `tabs` and choice of those that are hidden, which is kept for the next time the
    /// app runs. The default, `nil`, is a common name of all controllers.
    open var customizationIdentifier: String? {
        didSet { if customizationIdentifier != oldValue, !tabs.isEmpty { setTabs(tabs, animated: false) } }
    }

    /// The identifiers of the `tabs` that are visible in a window of compact width. The default, `nil`, is all.
    open var compactTabIdentifiers: [String]? {
        didSet { if compactTabIdentifiers != oldValue { tabDidChange() } }
    }

    /// The selected tab, which may be inside a group, or `nil` if there is none. Setting it doesn't notify the
    /// delegate. A tab that is neither among `tabs` nor inside one of them has no effect.
    open var selectedTab: UITab? {
        get { selected.flatMap { entry(of: $0)?.tab?.selectedDescendant } }
        set { if let newValue { show(newValue, animated: false) } }
    }

    /// Returns the tab with an identifier among `tabs` and inside them.
    open func tab(forIdentifier identifier: String) -> UITab? { UITabGroup.tab(identifier, in: tabs) }

    /// Whether a window of regular width shows the tabs in a sidebar, too. The default is `.automatic`.
    open var mode = Mode.automatic {
        didSet { if mode != oldValue { sidebarAvailabilityDidChange() } }
    }

    /// Whether the bar becomes a button with the selected tab while the user scrolls, in a window of compact width. A
    /// tap shows the whole bar. The default is `.automatic`.
    open var tabBarMinimizeBehavior: MinimizeBehavior {
        get { bar.minimization.behavior }
        set {
            bar.minimization.behavior = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The sidebar, which shows the `tabs` and those inside groups while it is available: in a window of regular width
    /// if the `mode` allows it. The bar is hidden while the sidebar is visible, and has a button beside it that shows
    /// the sidebar.
    open var sidebar: Sidebar {
        if let storedSidebar { return storedSidebar }
        let made = Sidebar(self)
        storedSidebar = made
        return made
    }

    private(set) var storedSidebar: Sidebar?

    // MARK: Selection

    /// The selected controller, or `nil` if there is none. Setting it doesn't notify the delegate. It is a programmer
    /// error if the controller isn't among `viewControllers`.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            programmerError(
                unless: entry(of: newValue) != nil || hasMore && newValue === more.navigation,
                "Only a view controller in the tab bar controller's list of view controllers can be selected.",
                in: "UITabBarController.selectedViewController",
                .invalidArgument
            )
            select(newValue)
        }
    }

    /// The index of the selected controller, or `NSNotFound` if there is none, or if the list of more tabs is
    /// selected. Setting it doesn't notify the delegate. An index without a controller has no effect.
    open var selectedIndex: Int {
        get { selected.flatMap { selected in entries.firstIndex { $0.loaded === selected } } ?? NSNotFound }
        set { if entries.indices.contains(newValue) { select(load(entries[newValue])) } }
    }

    /// Called after the user has selected a tab, and before its controller is shown. Does nothing by default.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Selects a controller.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if entry(of: subsequentVC) != nil { selectedViewController = subsequentVC }
    }

    func select(_ controller: UIViewController) {
        guard controller !== selected else { return }
        bar.minimization.expand()
        transition?.finish()
        let (previous, old) = (selected, shownController)
        selected = controller
        showInMore(controller, animated: false)
        guard let new = shownController, new !== old else { return showTabs() }
        transition = old.flatMap { customTransition(from: $0, to: new) }
        if let transition {
            transition.begin()
            transition.end = { [self] didComplete in
                self.transition = nil
                if !didComplete { selected = previous }
                showSelected()
                showTabs()
            }
            placeSelected()
            transition.run { [self] in placeBar() }
        } else if isViewLoaded {
            showSelected()
        }
        showTabs()
    }

    override var childTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition?.coordinator }

    // MARK: Entries

    /// Replaces the tabs. Callbacks of that may replace them again.
    private func replaceEntries(with new: [TabEntry], customizable: [UIViewController]?) {
        // The user can't go on with tabs that are gone. The order until here is told to the delegate.
        storedMore?.list.setEditing(false, animated: false)
        let index = selectedIndex
        transition?.finish()
        let removed = entries.filter { old in !new.contains { $0.isSame(as: old) } }
        let added = new.filter { entry in !entries.contains { $0.isSame(as: entry) } }
        if let current = storedMore?.current, removed.contains(where: { $0.loaded === current }) { more.showList() }
        for entry in removed { entry.loaded?.willMove(toParent: nil) }
        for entry in added {
            entry.tab?.rootOwner = self
            if let controller = entry.loaded { addChild(controller) }
        }
        let newChildren = added.compactMap(\.loaded)
        entries = new
        self.customizable = customizable
        takeBackFromMore()
        chooseSelection(at: index)
        settleGroups()
        if isViewLoaded { showSelected() }
        for entry in removed where !entries.contains(where: { $0.isSame(as: entry) }) {
            entry.loaded?.viewIfLoaded?.removeFromSuperview()
            entry.loaded?.removeFromParent()
            if entry.tab?.rootOwner === self { entry.tab?.rootOwner = nil }
        }
        for controller in newChildren where controller.parent === self { controller.didMove(toParent: self) }
        showTabs()
    }

    /// Takes the order of the user.
    func reorder(_ order: [TabEntry]) {
        entries = TabEntry.arranged(entries, as: order)
        arrange()
    }

    /// Selects another controller if the selected one has no tab.
    private func chooseSelection(at index: Int) {
        let isVisible = selected.flatMap { entry(of: $0) }.map { own in visibleEntries.contains { $0.isSame(as: own) } }
        if let selected, isVisible == true || hasMore && selected === storedMore?.navigation {
            showInMore(selected, animated: false)
            return
        }
        let visible = visibleEntries
        let candidate = selected != nil && entries.indices.contains(index) ? entries[index] : nil
        let next = candidate.flatMap { own in visible.first { $0.isSame(as: own) } } ?? visible.first
        selected = next.map { load($0) }
        if let selected { showInMore(selected, animated: false) }
    }

    private var visibleEntries: [TabEntry] {
        let allowed = isCompact ? compactTabIdentifiers : nil
        let shown = entries.filter { entry in
            entry.isVisible && (allowed.flatMap { ids in entry.tab.map { ids.contains($0.identifier) } } ?? true)
        }
        return shown.contains(where: \.isPinned) ? shown.filter { !$0.isPinned } + shown.filter(\.isPinned) : shown
    }

    var isCompact: Bool { traitCollection.horizontalSizeClass != .regular }

    /// The number of tabs in the bar that aren't the list of others.
    private var barCount: Int {
        TabEntry.barCount(of: visibleEntries.count, isCompact: isCompact)
    }

    private var hasMore: Bool { barCount < visibleEntries.count }

    var more: MoreTabs {
        if let storedMore { return storedMore }
        let more = MoreTabs(self)
        storedMore = more
        addChild(more.navigation)
        more.navigation.didMove(toParent: self)
        return more
    }

    func isInMore(_ controller: UIViewController) -> Bool {
        guard hasMore else { return false }
        return controller === storedMore?.navigation
            || visibleEntries.dropFirst(barCount).contains { $0.loaded === controller }
    }

    /// Shows a controller whose tab doesn't fit into the bar above the list of such tabs.
    private func showInMore(_ controller: UIViewController, animated: Bool) {
        guard isInMore(controller), controller !== storedMore?.navigation else { return }
        more.show(controller, animated: animated)
        adoptOrphans()
    }

    /// The child that is visible: the selected one, or that with the list of more tabs.
    var shownController: UIViewController? {
        selected.map { isInMore($0) ? more.navigation : $0 }
    }

    func showTabs() {
        let visible = visibleEntries
        var items = isSidebarAvailable ? barTabs.map(\.item) : visible.prefix(barCount).map(\.item)
        if hasMore {
            items.append(more.navigation.tabBarItem)
        }
        storedMore?.list.show(Array(visible.dropFirst(barCount)))
        bar.show(items, selected: selectedItem(in: items))
        storedSidebar?.update()
    }

    /// Shows the tabs again after a change of one.
    func tabDidChange() {
        chooseSelection(at: selectedIndex)
        arrange()
    }

    /// Shows the tabs again after a change of their number, or of the number that fits.
    func arrange() {
        if compactTabIdentifiers != nil { chooseSelection(at: selectedIndex) }
        if let selected, selected === storedMore?.navigation, !hasMore {
            self.selected = storedMore?.current ?? visibleEntries.first.map { load($0) }
        }
        takeBackFromMore()
        if let selected { showInMore(selected, animated: false) }
        if isViewLoaded { showSelected() }
        showTabs()
    }

    /// Takes the controller above the list of more tabs back if its tab fits into the bar.
    private func takeBackFromMore() {
        guard let current = storedMore?.current, !isInMore(current) else { return }
        more.showList()
        adoptOrphans()
    }

    /// Becomes the parent of controllers that were above the list of more tabs.
    func adoptOrphans() {
        for controller in entries.compactMap(\.loaded) where controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    // MARK: The bar

    /// Whether the bar is hidden. The default is `false`. Setting it doesn't animate.
    open var isTabBarHidden: Bool {
        get { hidesBar }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar. It slides over the bottom edge if `animated` is `true`.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        guard isViewLoaded else { return }
        UIView.animate(withDuration: animated ? NavigationMetrics.barDuration : 0) { [self] in
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    override func barsOfChildDidChange() {
        showTabs()
        placeBar()
    }

    override func contentOfChildDidMove() {
        placeBarAtContent()
    }

    override func prepareChildrenToAppear() {
        showSelected()
    }

    override func shows(_ child: UIViewController) -> Bool { child === shownController }

    override func isInTransition(_ child: UIViewController) -> Bool { transition?.involves(child) ?? false }

    override func childWillLeave(_ child: UIViewController) {
        if isInTransition(child) { transition?.finish() }
    }
}
