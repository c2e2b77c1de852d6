import CoreGraphics
import Foundation

/// An object that drives a transition by what the user does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed with which the transition continues after the user let go. 1 by default.
    var completionSpeed: CGFloat { get }
    /// The curve with which the transition continues. `.easeInOut` by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins interactively. `true` by default. Otherwise the animator runs by itself.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
