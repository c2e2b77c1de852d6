import CoreGraphics
import QuartzCore

/// The stage of a transition from one child of a container to another, which fill the same view.
@MainActor
struct ChildStage: TransitionStage {
    let containerView: UIView
    let from: UIViewController?
    let to: UIViewController?
    var layersAlongside: [CALayer] = []
    /// Returns the frame of a child's view at rest, if it doesn't fill the container's view.
    var frame: ((UIViewController) -> CGRect)?

    var presentationStyle: UIModalPresentationStyle { .none }
    var fromView: UIView? { from?.viewIfLoaded }
    var toView: UIView? { to?.viewIfLoaded }

    func initialFrame(for controller: UIViewController) -> CGRect {
        controller === from ? restingFrame(of: controller) : .zero
    }

    func finalFrame(for controller: UIViewController) -> CGRect {
        controller === to ? restingFrame(of: controller) : .zero
    }

    func restingFrame(of controller: UIViewController) -> CGRect {
        frame.map { $0(controller) } ?? containerView.bounds
    }
}
