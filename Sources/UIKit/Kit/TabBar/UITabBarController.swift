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
/// first controller of a navigation controller. All tabs are visible; there is no tab for more of them.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    private let bar = UITabBar()
    private var controllers: [UIViewController] = []
    private var selected: UIViewController?
    private var hidesBar = false
    /// The transition in progress by an animator of the client.
    private(set) var transition: ChildTransition?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        bar.owner = self
        bar.delegate = self
    }

    /// The delegate, which decides about the user's selections and is notified of them.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar at the bottom. Its tabs are the `tabBarItem`s of the controllers.
    open var tabBar: UITabBar { bar }

    open override func loadView() {
        view = TabBarControllerView(self)
    }

    // MARK: Controllers

    /// The controllers in the order of their tabs, or `nil` if there are none, which is the default.
    ///
    /// Setting them keeps the selection if the selected controller is among the new ones. Otherwise the controller at
    /// the same index is selected, or else the first one.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers, as `viewControllers` does. The change of the tabs doesn't animate.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let index = selectedIndex
        transition?.finish()
        let removed = controllers.filter { !new.contains($0) }
        let added = new.filter { !controllers.contains($0) }
        for controller in removed { controller.willMove(toParent: nil) }
        for controller in added { addChild(controller) }
        controllers = new
        if let selected, !new.contains(selected) {
            self.selected = new.indices.contains(index) ? new[index] : new.first
        } else {
            selected = selected ?? new.first
        }
        if isViewLoaded { showSelected() }
        for controller in removed {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: self) }
        showTabs()
    }

    // MARK: Selection

    /// The selected controller, or `nil` if there is none. Setting it doesn't notify the delegate. It is a programmer
    /// error if the controller isn't among `viewControllers`.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            programmerError(
                unless: controllers.contains(newValue),
                "Only a view controller in the tab bar controller's list of view controllers can be selected.",
                in: "UITabBarController.selectedViewController",
                .invalidArgument
            )
            select(newValue)
        }
    }

    /// The index of the selected controller, or `NSNotFound` if there is none. Setting it doesn't notify the delegate.
    /// An index without a controller has no effect.
    open var selectedIndex: Int {
        get { selected.flatMap { controllers.firstIndex(of: $0) } ?? NSNotFound }
        set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    private func select(_ controller: UIViewController) {
        guard controller !== selected else { return }
        transition?.finish()
        let previous = selected
        selected = controller
        transition = previous.flatMap { customTransition(from: $0, to: controller) }
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

    private func showTabs() {
        bar.show(controllers.compactMap(\.tabBarItem), selected: selected?.tabBarItem)
    }

    /// Called after the user has selected a tab, and before its controller is shown. Does nothing by default.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Selects a controller.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if controllers.contains(subsequentVC) { selectedViewController = subsequentVC }
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

    override func prepareChildrenToAppear() {
        showSelected()
    }
}

extension UITabBarController: TabBarOwner {
    func allowsSelection(of item: UITabBarItem) -> Bool {
        guard let controller = controller(of: item) else { return false }
        return delegate?.tabBarController(self, shouldSelect: controller) ?? true
    }

    func userDidSelect(_ item: UITabBarItem) {
        guard let controller = controller(of: item) else { return }
        if controller === selectedViewController { controller.tabSelectedAgain() }
        selectedViewController = controller
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func controller(of item: UITabBarItem) -> UIViewController? {
        viewControllers?.first { $0.tabBarItem === item }
    }
}
