import CoreGraphics
import Foundation

/// An object that manages the view of a presented controller, and the views around it, from its presentation to its
/// dismissal.
///
/// A subclass adds its views in `presentationTransitionWillBegin()`, and places them and the presented view in
/// `containerViewWillLayoutSubviews()`. `UIViewControllerTransitioningDelegate` provides it for a controller whose
/// `modalPresentationStyle` is `.custom`.
@preconcurrency @MainActor
open class UIPresentationController:
    NSObject, UIContentContainer, UITraitEnvironment, UITraitChangeObservable, _UIPresentationControllerDelegateHolding
{
    /// The presented controller, which owns this object. A client may keep this object for longer.
    private weak var owner: UIViewController?
    private lazy var placeholder = UIViewController()
    private var presented: UIViewController { owner ?? placeholder }
    private weak var presenting: UIViewController?
    weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The presentation while it exists.
    weak var presentation: Presentation?

    /// Creates a presentation controller.
    ///
    /// - Parameter presentingViewController: The controller that presents the other one; `nil` if it isn't known yet.
    public init(
        presentedViewController: UIViewController,
        presenting presentingViewController: UIViewController?
    ) {
        owner = presentedViewController
        presenting = presentingViewController
        super.init()
    }

    // MARK: Controllers and views

    /// The controller that is presented, or is going to be; an empty one after it was released.
    open var presentedViewController: UIViewController { presented }

    /// The controller that presents the other one. Before the presentation it may be the presented one itself.
    open var presentingViewController: UIViewController { presentation?.presenter ?? presenting ?? presented }

    /// The view that contains the presented view and covers the window or the presentation context; `nil` outside of a
    /// presentation.
    open var containerView: UIView? { presentation?.containerView }

    /// The view that the transition moves. By default it is the view of the presented controller.
    open var presentedView: UIView? { presented.view }

    /// The frame of the presented view after the transition, in the container view. By default it is the whole view.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle.resolved }

    /// Whether the presentation covers the window, and not only a presentation context. `true` by default.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenting controller disappears. `false` by default.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Adapting

    /// The style that the presentation is adapted to with the traits of the container; `.none` if it isn't adapted.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// Returns the style that the presentation is adapted to with traits: the one that the delegate returns, or that of
    /// the system. `.none` means that it isn't adapted.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let asked = adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
        return asked.flatMap { $0 == .automatic ? nil : $0 } ?? systemAdaptiveStyle(for: traitCollection)
    }

    /// Returns the style that the system adapts the presentation to.
    func systemAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Returns the presentation controller for a style that this one is adapted to.
    func adaptiveController(for style: UIModalPresentationStyle) -> UIPresentationController {
        (presented as any PresentationMaking).makePresentationController(style)
    }

    /// The traits of the container view, or else those of the presenting controller.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? traitOverrides.applied(to: presentingViewController.traitCollection)
    }

    /// The traits that the container view and the presented controller have in place of those that they inherit.
    ///
    /// The traits change at once. `traitOverrides.remove(_:)` ends an override.
    public var traitOverrides = UITraitOverrides() {
        didSet { presentation?.updateTraitOverrides() }
    }

    var traitRegistrations: TraitRegistrations?

    /// Called after the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Sizes

    /// The preferred size of the presented controller in points.
    open var preferredContentSize: CGSize { presented.preferredContentSize }

    /// Called after the preferred size of the presented controller has changed. Does nothing by default.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called after constraints have changed the size of the presented view. Does nothing by default.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of the presented view for a size of the container view, which is that size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the size of the container view changes with that of the window. By default the presented
    /// controller is notified, so overrides call `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let presentedSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
        presented.viewWillTransition(to: presentedSize, with: coordinator)
    }

    /// Called before the size classes change with the size of the window. By default the presented controller is
    /// notified, so overrides call `super`.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presented.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: The transition

    /// Called before the transition to the presented controller begins. A subclass adds its views to the container
    /// view, and animates them by `transitionCoordinator` of the presented controller.
    open func presentationTransitionWillBegin() {}

    /// Called after the transition to the presented controller.
    ///
    /// - Parameter completed: Whether it took place, and was not canceled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called before the transition back begins.
    open func dismissalTransitionWillBegin() {}

    /// Called after the transition back. A subclass removes its views.
    ///
    /// - Parameter completed: Whether it took place, and was not canceled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called before the container view lays out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container view laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// The animator of the style for a transition for which the transitioning delegate provides none; `nil` for the
    /// one of the presented controller's `modalTransitionStyle`.
    func standardAnimator(isPresentation: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Adds the views around the presented view to the container view.
    func addChrome(to container: UIView) {}

    /// Removes the views around the presented view.
    func removeChrome() {}

    /// Shows the views around the presented view in their state before or after the transition.
    func showChrome(_ isShown: Bool) {}

    /// Places the presented view and the views around it while no transition is in progress.
    func place() {
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    // MARK: The user

    /// Whether the user can dismiss the presentation by a touch beside it, by dragging it, or by the key for going
    /// back.
    var isDismissedByUser: Bool { false }

    /// Whether the presented controller has the colors of content above other content.
    var isElevated: Bool { false }

    /// Whether touches and assistive technology reach only the presented view.
    var isModal: Bool { true }

    /// Whether the tint color of the views behind the presented one is dimmed.
    var dimsTint: Bool { presented.dimsTintBehind }

    /// Returns whether a touch at a point of the container view is one for the content below.
    func passesTouch(at point: CGPoint) -> Bool { false }

    /// Called when a touch in the container view beside the presented view ends.
    func touchedOutside() {
        if isDismissedByUser { dismissByUser() }
    }

    /// Called when the preferred content size of the presented controller has changed.
    func preferredContentSizeDidChange() {}

    /// Returns whether the presented controller, or a visible one inside it, lets the user dismiss it.
    var mayBeDismissed: Bool {
        guard !presented.isModalInHierarchy else { return false }
        return adaptiveDelegate?.presentationControllerShouldDismiss(self) ?? true
    }

    /// Dismisses the presentation for the user, or tells the delegate that it can't be dismissed.
    ///
    /// - Returns: Whether the dismissal began.
    @discardableResult
    func dismissByUser() -> Bool {
        guard let presentation, !presentation.isEnding else { return false }
        guard mayBeDismissed else {
            adaptiveDelegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        adaptiveDelegate?.presentationControllerWillDismiss(self)
        presentation.presenter.dismiss(animated: true) { [self] in
            adaptiveDelegate?.presentationControllerDidDismiss(self)
        }
        return true
    }
}

extension UIPresentationController: TraitChangeSource {}

extension UIViewController {
    /// Whether this controller or a visible one inside it prevents a dismissal by the user.
    fileprivate var isModalInHierarchy: Bool {
        isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.isModalInHierarchy }
    }
}

extension UIModalPresentationStyle {
    /// The style itself, or that which `.automatic` stands for.
    var resolved: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }
}
