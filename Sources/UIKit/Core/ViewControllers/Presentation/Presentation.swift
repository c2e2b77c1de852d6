import CoreGraphics
import QuartzCore

/// The presentation of one controller by another, from `present` until the presented controller has been dismissed.
@MainActor
final class Presentation {
    /// It owns the presentation. Whatever keeps the presentation during callbacks of clients keeps it, too.
    unowned var presenter: UIViewController
    let presented: UIViewController
    /// The presentation controller, which may be that of the style to which the presentation is adapted.
    private(set) var controller: UIPresentationController
    /// The view that contains the presented view.
    var containerView: UIView { container }
    private(set) lazy var container = PresentationContainer(of: self, frame: .zero)
    /// The controller in whose call the presentation began.
    private weak var source: UIViewController?
    /// The transition in progress.
    private var transition: ModalTransition? {
        didSet { if transition == nil { movesPresenter = false } }
    }
    /// Whether the transition in progress makes the presenting controller disappear or reappear. It also ends that, and
    /// the end of a presentation below doesn't.
    private(set) var movesPresenter = false
    /// The place of the presenting controller's view, which an animator may move into the container.
    private var presenterPlace: (view: UIView, superview: UIView)?
    /// The presenting controller's views while they are out of the window: its own view, or the container of the
    /// presentation that presents it.
    private var covered: (view: UIView, superview: UIView)?
    /// Whether a transition is being set up or taken down, or the style changes.
    private(set) var isChangingTransition = false
    /// The calls of clients that wait for that.
    private var pending: [() -> Void] = []
    /// Whether the presenting controller's own view was removed, so that it must not return to the window.
    private var isAbandoned = false
    /// The view whose tint color is dimmed meanwhile.
    private weak var dimmedView: UIView?
    /// Whether the presented view has its final position, apart from transitions.
    private var isInPlace = false
    /// Whether the traits have changed during a transition, after which the presentation adapts to them.
    private var adaptsLater = false

    /// Whether the transition to the presented controller is in progress.
    private(set) var isBeginning = false
    /// Whether the transition back is in progress.
    private(set) var isEnding = false

    /// Whether the presentation hasn't ended.
    var isCurrent: Bool { presented.storage.presentedBy === self }

    /// Whether the presenting controller disappears.
    var hidesPresenter: Bool { controller.shouldRemovePresentersView }
    var isInFullscreen: Bool { controller.shouldPresentInFullscreen }

    /// Creates a presentation with the presentation controller for the style of the presented controller.
    init(_ presented: UIViewController, by presenter: UIViewController, source: UIViewController) {
        self.presenter = presenter
        self.presented = presented
        self.source = source
        let custom =
            presented.modalPresentationStyle == .custom
            ? presented.transitioningDelegate?.presentationController(
                forPresented: presented,
                presenting: presenter,
                source: source
            ) ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
            : nil
        controller =
            custom ?? presented.currentPresentationController
            ?? CoveringPresentationController(presented, style: .fullScreen)
        controller.presentation = self
        if presented.modalPresentationStyle != .custom { controller = adapted(for: presenter.traitCollection) }
    }

    // MARK: Adapting

    /// The presentation controller of the presented controller's own style.
    private var original: UIPresentationController?

    /// Returns the presentation controller for traits.
    private func adapted(for traits: UITraitCollection) -> UIPresentationController {
        let own = original ?? controller
        let style = own.adaptivePresentationStyle(for: traits)
        guard style != .none, style != own.presentationStyle else {
            original = nil
            return own
        }
        original = own
        let other = own.adaptiveController(for: style.resolved)
        other.adaptiveDelegate = own.adaptiveDelegate
        own.adaptiveDelegate?.presentationController(own, prepare: other)
        other.presentation = self
        return other
    }

    /// Dims the tint color of the presenting controller's views, or ends that.
    private func dimTint(_ isShown: Bool) {
        let view = isShown && controller.dimsTint ? presenter.viewIfLoaded : nil
        guard view !== dimmedView else { return }
        dimmedView?.setTintDimmed(false)
        dimmedView = view
        view?.setTintDimmed(true)
    }

    /// Gives the container the overrides of the presentation controller.
    func updateTraitOverrides() {
        container.traitOverrides = controller.traitOverrides
    }

    /// Changes to the style for the traits of the container, at once.
    func adapt() {
        guard transition == nil else {
            if isInPlace || isEnding { adaptsLater = true }
            return
        }
        guard isInPlace, presented.modalPresentationStyle != .custom else { return }
        duringTransitionChange(changeStyle)
    }

    private func changeStyle() {
        let other = adapted(for: container.traitCollection)
        guard other !== controller else { return }
        controller.removeChrome()
        let hidPresenter = hidesPresenter
        controller = other
        updateTraitOverrides()
        show()
        container.setNeedsLayout()
        if hidesPresenter != hidPresenter { showPresenter(!hidesPresenter) }
    }

    /// Adapts to traits that have changed during the transition that is over.
    private func adaptIfNeeded() {
        guard adaptsLater else { return }
        adaptsLater = false
        adapt()
    }

    /// Makes the presenting controller appear or disappear after a change of the style.
    private func showPresenter(_ isShown: Bool) {
        if isShown {
            beginPresenterAppearance(animated: false)
        } else {
            presenter.beginAppearance(false, animated: false)
        }
        if isShown { uncoverPresenter() } else { coverPresenter() }
        presenter.endAppearance()
    }

    /// Lets the presenting controller begin to appear, unless its view stays out of the window.
    private func beginPresenterAppearance(animated: Bool) {
        guard !isAbandoned else { return }
        presenter.beginAppearance(true, animated: animated)
        guard isAbandoned else { return }
        // Its view was removed in a callback of that.
        presenter.beginAppearance(false, animated: animated)
        presenter.endAppearance()
    }

    /// Adds the presented view and the views around it, in their final places.
    private func show() {
        controller.addChrome(to: container)
        controller.showChrome(true)
        if let view = controller.presentedView, view.superview !== container { container.addSubview(view) }
        container.accessibilityViewIsModal = controller.isModal
        dimTint(true)
        controller.place()
    }

    /// Places the presented view after a change of the container's size.
    func place() {
        if isInPlace, transition?.isCustom != true { withExtendedLifetime(presenter) { controller.place() } }
    }

    // MARK: Presenting

    func begin(in superview: UIView, animated: Bool, completion: (() -> Void)?) {
        isBeginning = true
        presented.loadViewIfNeeded()
        presenter.storage.presentation = self
        presented.storage.presentedBy = self
        duringTransitionChange { setUp(in: superview, animated: animated, completion: completion) }
    }

    private func setUp(in superview: UIView, animated: Bool, completion: (() -> Void)?) {
        container.frame = superview.bounds
        notePresenterPlace()
        let look = TransitionLook(of: presenter.viewIfLoaded)
        presented.isElevated = controller.isElevated
        let transition = makeTransition(isPresentation: true, animated: animated)
        self.transition = transition
        controller.adaptiveDelegate?.presentationController(
            original ?? controller,
            willPresentWithAdaptiveStyle: original == nil ? .none : controller.presentationStyle,
            transitionCoordinator: transition.coordinator
        )
        movesPresenter = hidesPresenter
        if hidesPresenter { presenter.beginAppearance(false, animated: animated) }
        presented.beginAppearance(true, animated: animated)
        updateTraitOverrides()
        superview.addSubview(container)
        controller.addChrome(to: container)
        controller.showChrome(false)
        controller.presentationTransitionWillBegin()
        container.accessibilityViewIsModal = controller.isModal
        container.layoutIfNeeded()
        transition.end = { [self, presenter] completed in
            withExtendedLifetime(presenter) { duringTransitionChange { didPresent(completed, look) } }
            completion?()
        }
        transition.run { [self] in
            controller.showChrome(true)
            dimTint(true)
        }
        // Until then, a layout would put the presented view into its final place without an animation.
        if self.transition === transition { isInPlace = true }
    }

    private func didPresent(_ completed: Bool, _ look: TransitionLook?) {
        transition = nil
        isInPlace = completed
        controller.presentationTransitionDidEnd(completed)
        isBeginning = false
        guard completed else {
            look?.restore()
            return remove()
        }
        if presented.storage.presentation?.movesPresenter != true { presented.endAppearance() }
        restorePresenter()
        coverPresenter()
        if hidesPresenter { presenter.endAppearance() }
        adaptIfNeeded()
    }

    /// Runs a part of a transition, or a change of the style. What clients do to the presentation in its callbacks
    /// waits for its end.
    private func duringTransitionChange(_ body: () -> Void) {
        guard !isChangingTransition else { return body() }
        isChangingTransition = true
        // A callback may release the controller, such as by a new root.
        withExtendedLifetime(presenter) {
            body()
            isChangingTransition = false
            while !pending.isEmpty { pending.removeFirst()() }
        }
    }

    /// Performs an action after the changes that `isChangingTransition` tells of.
    func whenSettled(_ action: @escaping () -> Void) {
        if isChangingTransition { pending.append(action) } else { action() }
    }

    /// Takes back a presentation that was canceled.
    private func remove() {
        presented.beginAppearance(false, animated: true)
        if hidesPresenter { beginPresenterAppearance(animated: true) }
        takeDown()
        presented.endAppearance()
        if hidesPresenter { presenter.endAppearance() }
        presented.storage.presentedBy = nil
    }

    private func takeDown() {
        dimTint(false)
        controller.removeChrome()
        controller.presentedView?.removeFromSuperview()
        container.removeFromSuperview()
        restorePresenter()
        covered = nil
        presented.isElevated = false
        if presenter.storage.presentation === self { presenter.storage.presentation = nil }
    }

    // MARK: Dismissing

    /// Dismisses the presented controller.
    func finish(animated: Bool, completion: (() -> Void)?) {
        guard !isEnding else { return }
        settle()
        // A callback of the presentation's end may have begun the dismissal, or completed it.
        guard !isEnding, isCurrent else { return }
        // Or it may have presented another controller over this one.
        if presented.storage.presentation != nil { return endPile(animated: animated, completion: completion) }
        isEnding = true
        duringTransitionChange { setUpDismissal(animated: animated, completion: completion) }
    }

    private func setUpDismissal(animated: Bool, completion: (() -> Void)?) {
        notePresenterPlace()
        let transition = makeTransition(isPresentation: false, animated: animated)
        self.transition = transition
        presented.beginAppearance(false, animated: animated)
        movesPresenter = !presenter.storage.appearance.isOnScreen && container.window?.isHidden == false
        if movesPresenter { beginPresenterAppearance(animated: animated) }
        uncoverPresenter()
        controller.dismissalTransitionWillBegin()
        isInPlace = false
        let looks = [TransitionLook(of: controller.presentedView), TransitionLook(of: presenter.viewIfLoaded)]
        transition.end = { [self, presenter, movesPresenter] completed in
            withExtendedLifetime(presenter) {
                duringTransitionChange { didDismiss(completed, looks, presenterReappears: movesPresenter) }
            }
            completion?()
        }
        transition.run { [self] in
            controller.showChrome(false)
            dimTint(false)
        }
    }

    private func didDismiss(_ completed: Bool, _ looks: [TransitionLook?], presenterReappears: Bool) {
        transition = nil
        controller.dismissalTransitionDidEnd(completed)
        guard completed else {
            for look in looks { look?.restore() }
            return stay(presenterReappeared: presenterReappears)
        }
        takeDown()
        if presenterReappears { presenter.endAppearance() }
        presented.endAppearance()
        presented.storage.presentedBy = nil
        controller.presentation = nil
        isEnding = false
    }

    /// Takes back a dismissal that was canceled.
    private func stay(presenterReappeared: Bool) {
        isInPlace = true
        isEnding = false
        restorePresenter()
        if presenterReappeared {
            presenter.beginAppearance(false, animated: true)
            coverPresenter()
            presenter.endAppearance()
        }
        presented.beginAppearance(true, animated: true)
        presented.endAppearance()
        show()
        adaptIfNeeded()
    }

    /// Ends immediately, and is replaced by the presentation on top of it.
    ///
    /// That takes its place before the first callback, in which the presenting controller may leave the window.
    func giveWay(to upper: Presentation) {
        presented.storage.presentation = nil
        presenter.storage.presentation = upper
        upper.presenter = presenter
        upper.cover(covered)
        covered = nil
        presenterPlace = nil
        presented.beginAppearance(false, animated: false)
        takeDown()
        presented.endAppearance()
        presented.storage.presentedBy = nil
    }

    /// Takes over views that are out of the window because a presentation covers them, and their superview.
    func cover(_ views: (view: UIView, superview: UIView)?) {
        covered = views
        presenterPlace = nil
    }

    /// Ends immediately, because the presenting controller's own view was removed.
    func abandon() {
        isAbandoned = true
        presented.storage.presentation?.abandon()
        guard !isChangingTransition else { return whenSettled { [self] in abandon() } }
        settle()
        guard isCurrent else { return }
        presented.beginAppearance(false, animated: false)
        // The callbacks may have presented another controller.
        presented.storage.presentation?.abandon()
        takeDown()
        presented.storage.presentedBy = nil
        presented.endAppearance()
    }

    // MARK: The presenter's views

    /// Takes the views of a presenting controller that disappears out of the window, if the presentation covers it.
    ///
    /// A presentation in a presentation context is inside the presenter's view, which stays.
    private func coverPresenter() {
        guard hidesPresenter, covered == nil, !isAbandoned else { return }
        let view = (presenter.storage.presentedBy?.containerView ?? presenter.viewIfLoaded)
        guard let view, let superview = view.superview, !container.isDescendant(of: view) else { return }
        covered = (view, superview)
        presenterPlace = nil
        view.removeFromSuperview()
    }

    /// Returns the presenting controller's views to the window, below the presentation.
    private func uncoverPresenter() {
        guard let (view, superview) = covered, !isAbandoned else { return }
        covered = nil
        if view.superview == nil { superview.insertSubview(view, belowSubview: container) }
        view.frame = superview.bounds
        view.layoutIfNeeded()
        notePresenterPlace()
    }

    /// Called when the preferred content size of the presented controller has changed.
    func preferredContentSizeDidChange() {
        guard isInPlace, transition == nil else { return }
        controller.preferredContentSizeDidChange()
    }

    /// Dismisses the presented controller if the user may do that by the key for going back.
    ///
    /// - Returns: Whether the presentation is one that the user dismisses.
    func dismissByUser() -> Bool {
        guard controller.isDismissedByUser else { return false }
        controller.dismissByUser()
        return true
    }

    /// The presentation controller of the presented controller's own style.
    var ownController: UIPresentationController { original ?? controller }

    /// The coordinator of the transition in progress, if it is animated.
    var coordinator: (any UIViewControllerTransitionCoordinator)? { transition?.coordinator }

    // MARK: Transitions

    /// Completes the transition in progress.
    func settle() {
        transition?.complete(true)
    }

    /// Whether a transition is in progress.
    var isInTransition: Bool { transition != nil }

    /// The style of the standard transition, which a controller may decide for presentations in its area.
    private var transitionStyle: UIModalTransitionStyle {
        let isInContext = [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle)
        let decides = presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
        return isInContext && decides ? presenter.modalTransitionStyle : presented.modalTransitionStyle
    }

    private func makeTransition(isPresentation: Bool, animated: Bool) -> ModalTransition {
        let delegate = presented.transitioningDelegate
        guard animated else { return ModalTransition(of: self, isPresentation: isPresentation, animator: nil) }
        let custom =
            isPresentation
            ? delegate?.animationController(
                forPresented: presented,
                presenting: presenter,
                source: source ?? presenter
            ) : delegate?.animationController(forDismissed: presented)
        let animator =
            custom ?? controller.standardAnimator(isPresentation: isPresentation)
            ?? StandardTransition(transitionStyle, isPresentation: isPresentation)
        let interaction =
            isPresentation
            ? delegate?.interactionControllerForPresentation(using: animator)
            : delegate?.interactionControllerForDismissal(using: animator)
        return ModalTransition(
            of: self,
            isPresentation: isPresentation,
            animator: animator,
            interaction: interaction,
            isCustom: custom != nil
        )
    }

    private func notePresenterPlace() {
        guard let view = presenter.viewIfLoaded, let superview = view.superview, superview !== container else { return }
        presenterPlace = (view, superview)
    }

    /// Returns the view of the presenting controller to its superview, in case an animator moved it.
    private func restorePresenter() {
        guard let (view, superview) = presenterPlace, presenter.viewIfLoaded === view, !isAbandoned else { return }
        // The presentation below this one may have moved it to other views for another style.
        if view.superview == nil || view.isDescendant(of: container) { superview.insertSubview(view, at: 0) }
    }
}
