import CoreGraphics
import QuartzCore

/// The stage of a transition from one child of a container to another, which fill the same view.
@MainActor
struct ChildStage: TransitionStage {
    let containerView: UIView
    let from: UIViewController?
    let to: UIViewController?
    var layersAlongside: [CALayer] = []

    var presentationStyle: UIModalPresentationStyle { .none }
    var fromView: UIView? { from?.viewIfLoaded }
    var toView: UIView? { to?.viewIfLoaded }

    func initialFrame(for controller: UIViewController) -> CGRect {
        controller === from ? containerView.bounds : .zero
    }

    func finalFrame(for controller: UIViewController) -> CGRect {
        controller === to ? containerView.bounds : .zero
    }
}
