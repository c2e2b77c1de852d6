import CoreGraphics
import Failures
import Foundation

/// A container that shows the top controller of a stack, a bar with a button that goes back to the previous
/// controller, and a toolbar.
///
/// **Idea.** The stack changes at once, and the views follow. A `StackChange` collects the changes until the next
/// transition can begin, so that clients may push and pop in the callbacks of a transition. Then one
/// `NavigationTransition` leads from the views before to those after.
///
/// **Invariants.** There is one transition at a time, and a change finishes the one in progress. A controller that is
/// pushed is a child at once. One that is popped stays a child until the end of the transition. A transition that is
/// canceled restores the stack and the children (`StackChange.takeBack(in:)`).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The controllers from the root to the top.
    var stack: [UIViewController] = []
    /// The transition in progress.
    var transition: NavigationTransition?
    /// The change of the stack whose transition is still to begin.
    var pendingChange: StackChange?
    /// Whether a transition is being set up or taken down, during which changes of the stack wait.
    private(set) var isChangingTransition = false
    /// Called after controllers have been pushed or popped, at the end of the transition.
    var stackDidChange: (() -> Void)?
    private var hidesBar = false
    private let bar: UINavigationBar
    private let toolbarClass: UIToolbar.Type
    private var hidesToolbar = true
    /// The toolbar, if it has been created.
    private(set) var storedToolbar: UIToolbar?
    /// Pops the top controller by a finger.
    private(set) lazy var interactivePop = InteractivePop { [weak self] in
        self?.mayPopInteractively ?? false
    } pop: { [weak self] in
        guard self?.transition == nil else { return }
        self?.popViewController(animated: true)
    }
    /// Hides the bars when the user swipes or taps, or when the window or the keyboard leaves little room.
    private(set) lazy var barHiding: BarHiding = {
        hasBarHiding = true
        return BarHiding(self)
    }()
    /// Whether anything has asked for the hiding of bars, which most controllers never need.
    private(set) var hasBarHiding = false

    /// Creates a navigation controller with a root controller.
    public init(rootViewController: UIViewController) {
        (bar, toolbarClass) = (UINavigationBar(), UIToolbar.self)
        super.init(nibName: nil, bundle: nil)
        bar.navigationController = self
        setViewControllers([rootViewController], animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (bar, toolbarClass) = (UINavigationBar(), UIToolbar.self)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.navigationController = self
    }

    /// Creates a navigation controller whose bars have the given classes, which are created by `init(frame:)`; `nil`
    /// stands for UIKit's class. It is a programmer error if a class isn't a subclass of it.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let member = "UINavigationController.init(navigationBarClass:toolbarClass:)"
        programmerError(
            unless: navigationBarClass == nil || navigationBarClass is UINavigationBar.Type,
            "The class of the navigation bar must be a subclass of UINavigationBar",
            in: member,
            .invalidArgument
        )
        programmerError(
            unless: toolbarClass == nil || toolbarClass is UIToolbar.Type,
            "The class of the toolbar must be a subclass of UIToolbar",
            in: member,
            .invalidArgument
        )
        bar = ViewAllocation.allocate(navigationBarClass as? UINavigationBar.Type ?? UINavigationBar.self)
        self.toolbarClass = toolbarClass as? UIToolbar.Type ?? UIToolbar.self
        super.init(nibName: nil, bundle: nil)
        bar.navigationController = self
    }

    public required init?(coder: NSCoder) {
        (bar, toolbarClass) = (UINavigationBar(), UIToolbar.self)
        super.init(coder: coder)
        bar.navigationController = self
    }

    /// The delegate, which is notified when another controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The bar at the top. Its items are the `navigationItem`s of the controllers.
    open var navigationBar: UINavigationBar { bar }

    open override func loadView() {
        view = NavigationView(self)
    }

    /// Whether the controller performs an action. It shows others by pushing them.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Self.showAction || super.canPerformAction(action, withSender: sender)
    }

    // MARK: Orientation

    /// The orientations that the delegate returns, or else those of any controller.
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        let asked = delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? []
        return asked.isEmpty ? super.supportedInterfaceOrientations : asked
    }

    /// The orientation that the delegate returns, or else that of any controller.
    open dynamic override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        let asked = delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
        return asked == .unknown ? super.preferredInterfaceOrientationForPresentation : asked
    }

    // Extensions often replace these.
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    open dynamic override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }

    // MARK: The stack

    /// The controllers from the root to the top. Setting them shows the last one without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is visible: the presented one, or else the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Replaces the stack. The transition is a pop if the new top controller was on the stack, and a push otherwise.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        programmerError(
            unless: Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
            "All view controllers in a navigation stack must be distinct",
            in: "UINavigationController.setViewControllers(_:animated:)",
            .invalidArgument
        )
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Pushes a controller onto the stack. Its view slides in from the trailing edge if `animated` is `true`.
    ///
    /// Pushing a controller that is already on the stack is a programmer error.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        programmerError(
            unless: !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(viewController))",
            in: "UINavigationController.pushViewController(_:animated:)",
            .invalidArgument
        )
        programmerError(
            unless: !(viewController is UINavigationController),
            "Pushing a navigation controller is not supported",
            in: "UINavigationController.pushViewController(_:animated:)",
            .invalidArgument
        )
        replaceStack(with: stack + [viewController], animated: animated)
    }

    /// Pops the top controller from the stack. Its view slides out if `animated` is `true`.
    ///
    /// - Returns: The controller, or `nil` if it is the root, which isn't popped.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        replaceStack(with: stack.dropLast(), animated: animated)
        return top
    }

    /// The recognizer of the drag with a finger from the leading edge that pops the top controller.
    ///
    /// It begins only while the top controller has a back button, unless its delegate is replaced.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

    /// Pops the controllers above a controller from the stack. It is a programmer error if the controller isn't on
    /// the stack.
    ///
    /// - Returns: The popped controllers, or `nil` if there are none.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            programmerError(
                "Tried to pop to a view controller that doesn't exist.",
                in: "UINavigationController.popToViewController(_:animated:)"
            )
        }
        let popped = Array(stack[(index + 1)...])
        guard !popped.isEmpty else { return nil }
        replaceStack(with: Array(stack[...index]), animated: animated)
        return popped
    }

    /// Pops all controllers but the root from the stack.
    ///
    /// - Returns: The popped controllers, or `nil` if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pushes a controller with an animation.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Returns the children below the one that contains the source, from the top.
    open override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        super.allowedChildrenForUnwinding(from: source).reversed()
    }

    /// Pops the controllers above a controller.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if stack.contains(where: { $0 === subsequentVC }) { popToViewController(subsequentVC, animated: true) }
    }

    // MARK: The bar

    /// Whether the bar is hidden. The default is `false`. Setting it doesn't animate.
    open var isNavigationBarHidden: Bool {
        get { hidesBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar. It slides over the top edge if `animated` is `true`.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        if hasBarHiding { barHiding.barDidChange() }
        guard isViewLoaded else { return }
        UIView.animate(withDuration: animated ? NavigationMetrics.barDuration : 0) { [self] in
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    /// The duration in seconds of showing or hiding the bars.
    open class var hideShowBarDuration: CGFloat { NavigationMetrics.barDuration }

    // MARK: Hiding the bars

    /// Whether a swipe up hides the bars, and a swipe down shows them again. The default is `false`. A toolbar takes
    /// part if it has items.
    open var hidesBarsOnSwipe: Bool {
        get { hasBarHiding && barHiding.rules.onSwipe }
        set { barHiding.rules.onSwipe = newValue }
    }

    /// Whether a tap in the content that nothing else handles hides the bars, or shows them again. The default is
    /// `false`. A toolbar takes part if it has items.
    open var hidesBarsOnTap: Bool {
        get { hasBarHiding && barHiding.rules.onTap }
        set { barHiding.rules.onTap = newValue }
    }

    /// Whether the bars are hidden while the controller is compact vertically. The default is `false`. A tap where
    /// they would be that nothing else handles shows them.
    open var hidesBarsWhenVerticallyCompact: Bool {
        get { hasBarHiding && barHiding.rules.whenCompact }
        set { barHiding.rules.whenCompact = newValue }
    }

    /// Whether the bars are hidden when the keyboard appears, or an input view in its place. The default is `false`.
    /// They stay hidden after it, until a tap in the content that nothing else handles.
    open var hidesBarsWhenKeyboardAppears: Bool {
        get { hasBarHiding && barHiding.rules.whenKeyboardAppears }
        set { barHiding.rules.whenKeyboardAppears = newValue }
    }

    /// The recognizer of the drag that hides or shows the bars. Its delegate must not be replaced.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }

    /// The recognizer of the tap that hides or shows the bars. Its delegate must not be replaced.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

    // MARK: The toolbar

    /// The bar at the bottom, which shows the `toolbarItems` of the top controller. It is created on first access. Its
    /// items are set on the controllers, and not on the bar.
    open var toolbar: UIToolbar! {
        if let storedToolbar { return storedToolbar }
        let toolbar = ViewAllocation.allocate(toolbarClass)
        storedToolbar = toolbar
        toolbar.setItems(stack.last?.toolbarItems, animated: false)
        placeToolbar()
        return toolbar
    }

    /// Whether the toolbar is hidden. The default is `true`. Setting it doesn't animate.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the toolbar. It slides over the bottom edge if `animated` is `true`.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        // A toolbar that is created now slides in from below the edge.
        _ = toolbar
        hidesToolbar = hidden
        guard isViewLoaded else { return }
        UIView.animate(withDuration: animated ? NavigationMetrics.barDuration : 0) { [self] in
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    override func contentScrollViewOfChildDidChange() {
        largeTitlesChanged()
    }

    override var childTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition?.coordinator }

    // MARK: Tabs

    override func barsOfChildDidChange() {
        viewIfLoaded?.setNeedsLayout()
        parent?.barsOfChildDidChange()
    }

    override var hidesBottomBarOfParent: Bool { stack.last.map { hidesBottomBar(with: $0) } ?? false }

    /// The first controller of the stack, unless this controller has an item of its own.
    override var tabItemOwner: UIViewController { storage.tabItem == nil ? stack.first?.tabItemOwner ?? self : self }

    override func tabSelectedAgain() {
        popToRootViewController(animated: true)
    }

    override func prepareChildrenToAppear() {
        showTop()
    }

    override func shows(_ child: UIViewController) -> Bool { child === stack.last }

    override func isInTransition(_ child: UIViewController) -> Bool { transition?.involves(child) ?? false }

    override func childWillLeave(_ child: UIViewController) {
        if !isChangingTransition, isInTransition(child) { transition?.finish() }
    }

    override func duringChildTransition(_ body: () -> Void) {
        guard !isChangingTransition else { return body() }
        isChangingTransition = true
        body()
        while pendingChange != nil {
            transition?.finish()
            // The callbacks of that end may have added to the change.
            guard let change = pendingChange else { break }
            pendingChange = nil
            show(change)
        }
        isChangingTransition = false
    }
}
