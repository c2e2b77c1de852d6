import CoreGraphics
import Failures
import Foundation
import ObjectRuntime

/// An object that manages a view and its contents. It is notified when the view appears on the screen and disappears
/// from it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable, UIContentContainer,
    UIStateRestoring
{
    /// Accessed only on the main thread, except by `deinit`, which isn't isolated to an actor.
    nonisolated(unsafe) var storage = UIViewControllerStorage()
    private let nib: (name: String?, bundle: Bundle?)

    /// Creates a controller that loads its view from a nib, or creates it in `loadView()`.
    ///
    /// Without a name, the nib is the one with the name of the class, with or without "Controller" at its end, if there
    /// is one. A nib of the given name that can't be loaded stops the process.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        requireMainThread("UIViewController.init(nibName:bundle:)")
        nib = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    /// Creates a controller of a storyboard, which sets its properties afterwards. Archives aren't supported.
    public required init?(coder: NSCoder) {
        requireMainThread("UIViewController.init(coder:)")
        nib = (nil, nil)
        super.init()
    }

    /// Creates a controller without a nib.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    deinit {
        storage.view?.viewController = nil
    }

    /// The nib name that the controller was created with.
    open var nibName: String? { nib.name }

    /// The bundle that the controller was created with.
    open var nibBundle: Bundle? { nib.bundle }

    // MARK: Focus

    /// The environments in the view in which the focus is looked for first. The default is the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: The view

    /// The view that the controller manages. Accessing it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storage.view
        }
        set { replaceView(with: newValue) }
    }

    /// Creates the view and sets `view`. The default implementation loads the view of the controller's nib, or else
    /// creates an empty view of the size of the screen.
    open func loadView() {
        if (self as any NibViewLoading).loadNibView() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view if it isn't loaded yet.
    open func loadViewIfNeeded() {
        guard storage.view == nil else { return }
        loadView()
        programmerError(
            unless: storage.view != nil,
            "loadView() of \(type(of: self)) did not set a view",
            in: "UIViewController.loadViewIfNeeded()"
        )
        viewDidLoad()
    }

    /// The view, or `nil` if it isn't loaded yet.
    open var viewIfLoaded: UIView? { storage.view }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storage.view != nil }

    /// Called after the view was loaded.
    open func viewDidLoad() {}

    /// Called when the system is short of memory, while the controller or one that contains or presents it is in a
    /// window. Does nothing by default. Overrides free what they can create again.
    open func didReceiveMemoryWarning() {}

    // MARK: Appearance

    /// Called before the view appears on the screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in its window and has its size and traits, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view appeared on the screen.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears from the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view disappeared from the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells a child that its view is about to appear or disappear. Containers that don't forward appearance
    /// automatically call it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that the change that `beginAppearanceTransition(_:animated:)` started is complete.
    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Whether children whose views are inside this controller's view appear and disappear with it. The default is
    /// `true`. Subclasses that return `false` tell their children themselves.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Adds the views of children that are about to appear with this controller.
    func prepareChildrenToAppear() {}

    /// Returns whether a child whose view is inside this controller's view stays there, and doesn't leave in a
    /// transition.
    func shows(_ child: UIViewController) -> Bool { true }

    /// Returns whether a transition between children is in progress at whose end the appearance of a child ends.
    func isInTransition(_ child: UIViewController) -> Bool { false }

    /// Called before a child leaves. A container ends the transition in which the child takes part.
    func childWillLeave(_ child: UIViewController) {}

    /// Runs a part of a transition between children. A container may let the changes wait that clients make meanwhile.
    func duringChildTransition(_ body: () -> Void) { body() }

    // MARK: Layout

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Updates the constraints of the view before a layout pass. Overrides call `super` last, which calls the view's
    /// `updateConstraints()`.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// Called after the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The area of the view that is covered by bars at the top. Constraints can mention it like a view.
    @available(iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.topAnchor")
    open var topLayoutGuide: any UILayoutSupport { view.layoutSupport(.aboveSafeArea) }

    /// The area of the view that is covered by bars at the bottom. Constraints can mention it like a view.
    @available(iOS, deprecated: 11.0, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
    open var bottomLayoutGuide: any UILayoutSupport { view.layoutSupport(.belowSafeArea) }

    /// Insets in points that are added to the safe area of the environment.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.notifySafeAreaChanged() } }
    }

    /// The minimum margins of the view, which apply while it respects them. By default 16 points at the sides, or 20
    /// points in windows at least 390 points wide (iOS 26.1 has 16 at 375 and 20 at 393; the limit is unverified).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width
        let side = LayoutMetrics.rootMargin(forWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view's margins are at least `systemMinimumLayoutMargins`. The default is `true`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.updateMarginsIfNeeded() }
    }

    /// Called after the margins of the view changed while it is in a window.
    open func viewLayoutMarginsDidChange() {}

    /// The preferred size of the view in points, for containers, sheets and popovers. Zero means no preference.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            storage.presentedBy?.preferredContentSizeDidChange()
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    /// Called after the preferred size of a child has changed. Does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called after constraints have changed the size of a child. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child's view for a size of this controller's view, which is that size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the size of the view changes with that of the window. By default the children are notified, so
    /// overrides call `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    /// Called before the size classes change with the size of the window. By default the children are notified.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    // MARK: Unavailable content

    /// The state for which the content-unavailable configuration is updated: the traits and the text of the search.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = storage.titledItem?.searchedText
        return state
    }

    /// Requests a call of `updateContentUnavailableConfiguration(using:)` before the next layout of the view.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        storage.needsUnavailableContentUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Sets `contentUnavailableConfiguration` for a state. Does nothing by default.
    ///
    /// It is called before the first layout of the view in a window, and when the traits or the text of the search have
    /// changed. Don't call it; `setNeedsUpdateContentUnavailableConfiguration()` requests a call.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Titles and editing

    /// The title of the controller, for the user. Setting it also sets the titles of `navigationItem` and `tabBarItem`.
    open var title: String? {
        get { storage.title }
        set {
            storage.title = newValue
            storage.titledItem?.title = newValue
            storage.tabItem?.title = newValue
        }
    }

    /// Whether the contents can be edited. The default is `false`. Setting it calls `setEditing(_:animated:)`
    /// without animation.
    open var isEditing: Bool {
        get { storage.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing on or off. Overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storage.isEditing = editing
        storage.editingDidChange?(editing)
    }

    // MARK: Bars

    /// Whether the toolbar and the tab bar are hidden while the controller is on the stack of a navigation controller.
    /// The default is `false`.
    open var hidesBottomBarWhenPushed = false {
        didSet { if hidesBottomBarWhenPushed != oldValue { parent?.barsOfChildDidChange() } }
    }

    /// Whether the controller shows others by tabs, which take the middle of the bars in wide windows.
    var hasTabs: Bool { false }

    /// Called after a child has changed what bars show of it, or whether it hides them.
    func barsOfChildDidChange() {}

    /// Called after the content of a child has scrolled, if it has bars.
    func contentOfChildDidMove() {}

    /// Called after a child has got another scroll view whose content bars follow.
    func contentScrollViewOfChildDidChange() {}

    /// The edges of the container at which the view extends below bars. The default is `.all`.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether scroll views whose `contentInsetAdjustmentBehavior` is `.automatic` get the insets of bars even if their
    /// content doesn't scroll. `true` by default.
    @available(*, deprecated, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { storage.adjustsScrollViews }
        set {
            storage.adjustsScrollViews = newValue
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether the view also extends below bars that aren't translucent. The default is `false`.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
    }

    /// Returns whether the view extends below a bar at an edge of its container.
    func extends(to edge: UIRectEdge, belowTranslucent isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }

    /// Whether the controller hides the bar at the bottom of its parent.
    var hidesBottomBarOfParent: Bool { false }

    /// The controller whose `tabBarItem` stands for this controller.
    var tabItemOwner: UIViewController { self }

    /// Called after the user has selected the tab of the controller while it was selected.
    func tabSelectedAgain() {}

    // MARK: Containment

    /// The child view controllers.
    open var children: [UIViewController] { storage.children }

    /// The parent view controller.
    open var parent: UIViewController? { storage.parent }

    /// Adds a child, and removes it from its previous parent. The caller adds its view.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Removes the controller from its parent. The caller removes the view.
    open func removeFromParent() {
        leaveParent()
    }

    /// Called before the controller is added to a parent or removed from it.
    ///
    /// A container calls it with `nil` before it removes the child's view.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller was added to a parent or removed from it.
    ///
    /// A container calls it after it added the child's view.
    open func didMove(toParent parent: UIViewController?) {}

    /// Replaces the view of one child by that of another, with an animation.
    ///
    /// The view of `toViewController` is added before `animations` runs. The view of `fromViewController` is removed
    /// before `completion` runs.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController,
            for: toViewController,
            duration: duration,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    // MARK: Presenting

    /// The style in which the controller is presented. The default is `.automatic`.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The transition with which the controller is presented and dismissed. The default is `.coverVertical`.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The controller that this controller or one of its ancestors presents.
    open var presentedViewController: UIViewController? { nearestPresentation?.presented }

    /// The controller that presents this controller or one of its ancestors.
    open var presentingViewController: UIViewController? { outermost.storage.presentedBy?.presenter }

    /// Whether the user can't dismiss the presentation of this controller or of one that contains it. `false` by
    /// default.
    open var isModalInPresentation = false

    /// Whether presentations in the styles `.currentContext` and `.overCurrentContext` from inside this controller
    /// cover its view only. `false` by default.
    open var definesPresentationContext = false

    /// Whether the presentations whose context this controller defines have its `modalTransitionStyle`, and not that of
    /// the controller that is presented. `false` by default.
    open var providesPresentationContextTransitionStyle = false

    /// The object that provides the animators of the presentation and the dismissal of this controller, and with the
    /// style `.custom` its presentation controller. It is not retained, and `nil` by default.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The presentation controller of this controller or of the ancestor that is presented. Before the presentation, it
    /// is the one for the next presentation in the current style.
    open var presentationController: UIPresentationController? { outermost.currentPresentationController }

    /// The presentation controller of the presentation in progress: that of the style to which it is adapted.
    open var activePresentationController: UIPresentationController? {
        outermost.storage.presentedBy?.controller
    }

    /// The coordinator of the animated transition in progress, in which this controller or an ancestor appears or
    /// disappears; `nil` if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        let ancestors = sequence(first: self, next: \.parent)
        return ancestors.lazy.compactMap {
            $0.childTransitionCoordinator ?? $0.storage.presentedBy?.coordinator ?? $0.storage.presentation?.coordinator
        }.first
    }

    /// The coordinator of the animated transition between children of the controller; `nil` if there is none.
    var childTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    /// Whether the tint color of the views behind a presentation of the controller is dimmed, in a style that doesn't
    /// decide it.
    var dimsTintBehind: Bool { false }

    /// The duration in seconds of the standard transition of a modal presentation.
    var transitionDuration: TimeInterval { PresentationMetrics.duration }

    /// Presents another controller over this one.
    ///
    /// If this controller isn't on the screen, or already presents another, it only writes a message to standard
    /// error.
    ///
    /// - Parameter completion: A closure that is called after the other controller has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this one presents, or this one if it presents none.
    ///
    /// - Parameter completion: A closure that is called after the presented controller has disappeared.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: flag, completion: completion)
    }

    /// Shows another controller in the way that suits the context: a navigation controller pushes it, otherwise it
    /// is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows another controller beside this one where there is room for it. Without a container that does so, it is
    /// presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Returns the nearest controller up the hierarchy that performs an action, of this one and its ancestors; `nil` if
    /// none does. The controllers that show others perform the actions of `show(_:sender:)` and
    /// `showDetailViewController(_:sender:)`.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
    }

    // MARK: Storyboards

    /// Performs a segue of the controller's scene, without a call of `shouldPerformSegue(withIdentifier:sender:)`. An
    /// unknown identifier stops the process.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        programmerError(
            unless: storage.performSegue?(identifier, sender) == true,
            "Receiver (\(self)) has no segue with identifier '\(identifier)'",
            in: "UIViewController.performSegue(withIdentifier:sender:)",
            .invalidArgument
        )
    }

    /// Returns whether a segue that the user started is performed. The default is `true`.
    ///
    /// - Parameter identifier: The identifier, which is empty for a segue without one.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue from this controller is performed. The destination exists, and its view isn't loaded yet.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns whether the controller is the destination of an unwind segue. By default it is if it has the method and
    /// isn't the source.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    ) -> Bool {
        self !== fromViewController && responds(to: action)
    }

    /// Returns the children among which an unwind segue looks for its destination, in order. By default they are all
    /// children but the one that contains the source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let origin = childContaining(source)
        return children.filter { $0 !== origin }
    }

    /// Returns the child that is the source of an unwind segue or contains it, or `nil` if none does.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        sequence(first: source.source, next: \.parent).first { $0.parent === self }
    }

    /// Makes a child visible to which an unwind segue leads. Does nothing by default.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Restoration

    /// The name by which the controller is found again when the app restores its state. By default `nil`: the state of
    /// the controller, of those inside it and of those that it presents isn't kept.
    open var restorationIdentifier: String? {
        get { rare?.restorationIdentifier }
        set { updateUncommonProperties { $0.restorationIdentifier = newValue } }
    }

    /// The class that creates the controller when the app restores its state. By default `nil`: the app's delegate
    /// returns the controller, or it is in the interface already, or its storyboard creates it.
    open var restorationClass: (any UIViewControllerRestoration.Type)? {
        get { storage.restorationClass }
        set { storage.restorationClass = newValue }
    }

    /// Writes the state. The default implementation writes which controller is presented and, for containers, which
    /// controllers they contain and show. Overrides call `super`.
    ///
    /// The coder writes a controller with a restoration identifier as a reference.
    open func encodeRestorableState(with coder: NSCoder) { (self as any StateKeeping).encodeOwnState(with: coder) }

    /// Reads the state. Overrides call `super`.
    open func decodeRestorableState(with coder: NSCoder) { (self as any StateKeeping).decodeOwnState(with: coder) }

    /// Called after the state of all controllers was restored. Does nothing by default.
    open func applicationFinishedRestoringState() {}

    /// Gives the views their state, if it waits for them to be on the screen.
    func restorePendingState() {
        guard let pending = storage.pendingState else { return }
        storage.pendingState = nil
        pending.restore()
    }

    // MARK: Traits

    /// The traits of the controller.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// Called after the traits changed. `traitCollection` has the new traits.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The interface style for the controller's view and its contents. The default is `.unspecified`.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { storage.ownTraits?.style ?? .unspecified }
        set { if newValue != overrideUserInterfaceStyle { changeOwnTraits { $0.style = newValue } } }
    }

    /// The traits that the controller, its children and their views have in place of those that it inherits.
    ///
    /// The traits change at once. `traitOverrides.remove(_:)` ends an override.
    public var traitOverrides: UITraitOverrides {
        get { storage.ownTraits?.overrides ?? UITraitOverrides() }
        set { changeOwnTraits { $0.overrides = newValue } }
    }

    /// Notifies the controller, its view and the subviews now if their traits have changed. Views in a window are
    /// notified without it, so it matters only for others.
    open func updateTraitsIfNeeded() { if let view = viewIfLoaded { TraitChange.notify(view) } }

    // MARK: The status bar

    /// The colors of the status bar. The default is `.default`. A window of a desktop has no status bar, so UIKit
    /// doesn't read it and the members below.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden. The default is `false`.
    open var prefersStatusBarHidden: Bool { false }

    /// The motion with which the status bar appears. The default is `.fade`.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// The child that decides about the colors of the status bar. The default is `nil`.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that decides whether the status bar is hidden. The default is `nil`.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Whether the controller decides about the status bar while it is presented without covering the whole screen. The
    /// default is `false`. A controller that covers the screen always does.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// Tells that the status bar changes, of which a window of a desktop has none.
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Orientation

    /// The orientations that the interface may have: all, or on a phone all but upside down. A window of a desktop
    /// isn't turned and has the shape that the user gives it, so UIKit doesn't read it and the members below.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }

    /// The orientation in which the controller is presented: by default that of its window.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        nearestScreen.scene?.interfaceOrientation ?? .portrait
    }

    /// Whether the interface turns with the device. The default is `true`.
    @available(iOS, deprecated: 16.0, message: "Override supportedInterfaceOrientations")
    open var shouldAutorotate: Bool { true }

    /// Tells that other orientations are supported, which matters to no window of a desktop.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Tells that the interface may turn to the orientation of the device, which a desktop doesn't have.
    open class func attemptRotationToDeviceOrientation() {}

    /// Whether the home indicator hides after a while. The default is `false`. A desktop has none, so UIKit doesn't
    /// read it and the member below.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that decides about the home indicator. The default is `nil`.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// Tells that the home indicator changes, of which a desktop has none.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The edges at which gestures of the app precede those of the system. The default is none. A desktop has no
    /// gestures at the edges of a window, so UIKit doesn't read it and the members below.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that decides about the edges. The default is `nil`.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Tells that other edges are preferred, which a desktop defers anyway.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Whether the pointer should stay in place while it moves. The default is `false`. It is a request, which the
    /// desktop doesn't honor: the `pointerLockState` of scenes is `nil`. UIKit doesn't read it and the members below.
    open var prefersPointerLocked: Bool { false }

    /// The child that decides about the pointer. The default is `nil`.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Tells that another request for the pointer is made, which the desktop doesn't honor.
    open func setNeedsUpdateOfPrefersPointerLocked() {}

    // MARK: Responding

    open override var next: UIResponder? { storage.presentedBy?.presenter ?? storage.view?.parent }

    override var nearestScreen: UIScreen { viewIfLoaded?.nearestScreen ?? .main }
    override var ownView: UIView? { viewIfLoaded }
    override var addedKeyCommands: [UIKeyCommand] { storage.keyCommands }

    /// Adds a command that a key performs, in addition to `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        storage.keyCommands.append(keyCommand)
    }

    /// Removes a command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        storage.keyCommands.removeAll { $0 === keyCommand }
    }

    // MARK: Focus

    open var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }

    open func setNeedsFocusUpdate() { nearestScreen.focusSystem.setNeedsUpdate(of: self) }

    open func updateFocusIfNeeded() { nearestScreen.focusSystem.updateFocusIfNeeded() }

    // MARK: State

    /// Whether the controller is being presented. Valid in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    open var isBeingPresented: Bool { storage.presentedBy?.isBeginning ?? false }

    /// Whether the controller is being dismissed. Valid in `viewWillDisappear(_:)` and `viewDidDisappear(_:)`.
    open var isBeingDismissed: Bool { storage.presentedBy?.isEnding ?? false }

    /// Whether the controller is being added to its parent. Valid in `viewWillAppear(_:)` and `viewDidAppear(_:)`.
    open var isMovingToParent: Bool { storage.isMovingToParent }

    /// Whether the controller is being removed from its parent. Valid in `viewWillDisappear(_:)` and
    /// `viewDidDisappear(_:)`.
    open var isMovingFromParent: Bool { storage.isMovingFromParent }
}
