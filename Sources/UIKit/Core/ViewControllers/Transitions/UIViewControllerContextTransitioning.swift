import CoreGraphics
import Foundation

/// The context of an animator: its transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. The animator adds the view that appears.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether the user drives the transition.
    var isInteractive: Bool { get }
    /// Whether the transition was canceled.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The transform to apply to the view that appears: the identity.
    var targetTransform: CGAffineTransform { get }

    /// Reports the progress of an interactive transition, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the user has finished an interactive transition, which continues to its end.
    func finishInteractiveTransition()
    /// Reports that the user has canceled an interactive transition, which returns to its beginning.
    func cancelInteractiveTransition()
    /// Reports that the user has taken hold of a transition.
    func pauseInteractiveTransition()
    /// Ends the transition.
    ///
    /// - Parameter didComplete: Whether it took place. `false` restores the state before it.
    func completeTransition(_ didComplete: Bool)

    /// Returns the controller that disappears or appears.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that disappears or appears; `nil` for that of a presenting controller that stays in place.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view before the transition; zero if it isn't visible.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view after the transition; zero if it isn't visible.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The keys of the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is visible before the transition.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The controller that is visible after the transition.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The keys of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is visible before the transition.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view that is visible after the transition.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
