import Foundation

/// The methods that adapt a presentation to the size of the window, and that decide about its dismissal by the user.
/// All of them are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style for a presentation in a window of another size class. `.none` means that of the presentation,
    /// and `.automatic`, the default, that of the system.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Returns the style for a presentation with traits. By default it is that of the method without traits.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Returns the controller to show in an adapted style; `nil`, the default, for the presented one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// Prepares the presentation controller of an adapted style.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    )

    /// Called before the presentation begins, with the style that it is adapted to, or `.none`.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    )

    /// Returns whether the user can dismiss the presentation. The default is `true`. It isn't called while
    /// `isModalInPresentation` prevents that.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called before the user's dismissal begins. It is not called for a dismissal by code.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called after the user's dismissal. It is not called for a dismissal by code.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called after the user tried to dismiss a presentation that can't be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The protocol whose extension declares `UIPresentationController.delegate`, since subclasses have one of another
/// type. It is public for the same reason as `_UIScrollViewDelegateHolding`.
@preconcurrency @MainActor
public protocol _UIPresentationControllerDelegateHolding: AnyObject {}

extension _UIPresentationControllerDelegateHolding where Self: UIPresentationController {
    /// The object that adapts the presentation and decides about its dismissal. It is not retained, and `nil` by
    /// default.
    public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { adaptiveDelegate }
        set { adaptiveDelegate = newValue }
    }
}
