import Foundation

/// An object that animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the view that appears to the container view, animates the views, and calls `completeTransition(_:)` in the
    /// end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Returns the object that animates a transition which can be interrupted, such as a `UIViewPropertyAnimator`. It
    /// is the same one for the whole transition. The method is optional.
    ///
    /// A `UIPercentDrivenInteractiveTransition` drives this object, instead of stopping time in the container view, and
    /// doesn't call `animateTransition(using:)`. Its `pause()` also interrupts a transition that didn't begin
    /// interactively.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Called after the transition. It is optional.
    ///
    /// - Parameter transitionCompleted: Whether it took place, and was not canceled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
