import Foundation

/// An object that animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the view that appears to the container view, animates the views, and calls `completeTransition(_:)` in the
    /// end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Called after the transition. It is optional.
    ///
    /// - Parameter transitionCompleted: Whether it took place, and was not canceled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    public func animationEnded(_ transitionCompleted: Bool) {}
}
