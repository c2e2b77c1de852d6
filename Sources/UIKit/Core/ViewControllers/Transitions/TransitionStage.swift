import CoreGraphics
import QuartzCore

/// The place of a transition: the controllers that disappear and appear, their views, and the frames of these.
@preconcurrency @MainActor
protocol TransitionStage {
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The layers outside of the container view that the user drives along with it.
    var layersAlongside: [CALayer] { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// The controller that is visible before the transition.
    var from: UIViewController? { get }
    /// The controller that is visible after the transition.
    var to: UIViewController? { get }
    /// The view that disappears; `nil` if it stays in place.
    var fromView: UIView? { get }
    /// The view that appears; `nil` if it is in place before.
    var toView: UIView? { get }

    /// Returns the frame of a controller's view before the transition; zero if it isn't visible.
    func initialFrame(for controller: UIViewController) -> CGRect
    /// Returns the frame of a controller's view after the transition; zero if it isn't visible.
    func finalFrame(for controller: UIViewController) -> CGRect
}
