import CoreGraphics
import Failures
import Foundation

/// Manages a view and what is in it, and hears when it comes on the screen and leaves it.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
    /// Used on the main thread only, but by `deinit`, which is on no actor.
    nonisolated(unsafe) var storage = UIViewControllerStorage()
    private let nib: (name: String?, bundle: Bundle?)

    /// A controller that makes its view by `loadView()`.
    ///
    /// Nibs are not read here: with the name of one, and without a `loadView()` of its own, loading the view stops the
    /// process.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        requireMainThread("UIViewController.init(nibName:bundle:)")
        nib = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }

    /// A controller from an archive. Archives are not read here: subclasses that declare this initialiser compile.
    public required init?(coder: NSCoder) {
        requireMainThread("UIViewController.init(coder:)")
        nib = (nil, nil)
        super.init()
    }

    /// A controller without a nib.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    deinit {
        storage.view?.viewController = nil
    }

    /// The name given at the start.
    open var nibName: String? { nib.name }

    /// The bundle given at the start.
    open var nibBundle: Bundle? { nib.bundle }

    // MARK: Focus

    /// Where in the view the focus goes first: the view itself unless a subclass knows better.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: The view

    /// The view that the controller manages. Asking for it loads it.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storage.view
        }
        set { replaceView(with: newValue) }
    }

    /// Makes the view and sets `view`: an empty one as large as the screen, unless a subclass makes another.
    open func loadView() {
        if let name = nibName {
            let bundle = nibBundle ?? .main
            programmerError(
                "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'",
                in: "UIViewController.loadView()"
            )
        }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Makes the view if there is none yet.
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

    /// The view if there is one already.
    open var viewIfLoaded: UIView? { storage.view }

    /// Whether there is a view already.
    open var isViewLoaded: Bool { storage.view != nil }

    /// The view was made.
    open func viewDidLoad() {}

    // MARK: Appearance

    /// The view is about to come on the screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in its window, with its size and traits, and about to be laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is on the screen.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to leave the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Tells a child that it is about to appear or disappear; for containers that do not leave that to UIKit.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    /// Tells a child that what `beginAppearanceTransition(_:animated:)` announced is over.
    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Whether children whose views are in this one's view appear and disappear with it. `true` unless a subclass
    /// tells them itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Puts in the views of children that are about to appear with this controller.
    func prepareChildrenToAppear() {}

    // MARK: Layout

    /// The view is about to place what is in it.
    open func viewWillLayoutSubviews() {}

    /// The view placed what is in it.
    open func viewDidLayoutSubviews() {}

    /// Brings the constraints of the view up to date before a layout. A subclass calls `super` last, which calls the
    /// view's `updateConstraints()`.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// The view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Points to keep free inside the safe area that the surroundings leave.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.tellSafeAreaChanged() } }
    }

    /// The margins that the view has at least while it respects them, and unless it got others: 16 points at the sides, 20
    /// in a window from 414 points in width on (where the change is, is unverified).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.window?.bounds.width ?? UIScreen.main.bounds.width
        let side = LayoutMetrics.rootMargin(forWidth: width)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Whether the view's margins are at least `systemMinimumLayoutMargins`. `true` at first.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { viewIfLoaded?.lookAtMargins() }
    }

    /// The margins of the view, which is in a window, are other ones.
    open func viewLayoutMarginsDidChange() {}

    /// The size that the view would like where somebody else decides, in points. Zero is no wish.
    open var preferredContentSize = CGSize.zero

    // MARK: Titles and editing

    /// What a person should read about the controller; the title of its `navigationItem` too.
    open var title: String? {
        get { storage.title }
        set {
            storage.title = newValue
            storage.navigationItem?.title = newValue
        }
    }

    /// Whether contents can be edited. `false` at first; setting it calls `setEditing(_:animated:)` without animation.
    open var isEditing: Bool {
        get { storage.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing on or off. Subclasses that override it call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storage.isEditing = editing
    }

    // MARK: Containment

    /// The controllers whose views this one manages.
    open var children: [UIViewController] { storage.children }

    /// The controller that manages this one's view.
    open var parent: UIViewController? { storage.parent }

    /// Makes a controller a child, taking it from the parent that it had. Its view is the caller's to add.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Ends being a child. The view is the caller's to take out.
    open func removeFromParent() {
        leaveParent()
    }

    /// The controller is about to get another parent, or none.
    ///
    /// A container calls it with `nil` before it takes the child's view out.
    open func willMove(toParent parent: UIViewController?) {}

    /// The controller got another parent, or none.
    ///
    /// A container calls it after it put the child's view in.
    open func didMove(toParent parent: UIViewController?) {}

    /// Puts the view of one child in the place of another one's, with an animation of the caller's.
    ///
    /// The view of `toViewController` is added before `animations` runs, that of `fromViewController` is taken out
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

    /// How much of the screen the controller takes when it is presented. `.automatic` at first.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// How the controller comes and goes when it is presented. `.coverVertical` at first.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The controller that this one, or one that it is in, presents.
    open var presentedViewController: UIViewController? { outermost.storage.presentation?.presented }

    /// The controller that presents this one, or one that it is in.
    open var presentingViewController: UIViewController? { outermost.storage.presentedBy?.presenter }

    /// Shows another controller on top of this one's window.
    ///
    /// Nothing happens, with a message on standard error, if this one is not on the screen or presents something.
    ///
    /// - Parameter completion: called when the other one has appeared.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Ends what this controller presents; if it presents nothing, its own presentation.
    ///
    /// - Parameter completion: called when the presented one has disappeared.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: flag, completion: completion)
    }

    /// Shows another controller as suits the place: pushed in a navigation controller, presented elsewhere.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    // MARK: Traits

    /// What the controller has to know of its surroundings.
    open var traitCollection: UITraitCollection { inheritedTraits }

    /// The appearance and the other traits changed; `traitCollection` has the new ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// An appearance for this controller's view and what is in it. `.unspecified` at first.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        willSet { if newValue != overrideUserInterfaceStyle { storage.traitsBefore = viewIfLoaded?.traitCollection } }
        didSet {
            guard overrideUserInterfaceStyle != oldValue else { return }
            viewIfLoaded?.tellTraitsChanged(from: storage.traitsBefore)
            storage.traitsBefore = nil
        }
    }

    // MARK: Responding

    open override var next: UIResponder? { storage.presentedBy?.presenter ?? storage.view?.parent }
}
