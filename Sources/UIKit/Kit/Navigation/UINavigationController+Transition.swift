import CoreGraphics
import QuartzCore

extension UINavigationController {
    /// Returns the transition by the animator of the delegate, or that of a drag, or `nil` if there is neither.
    func customTransition(
        _ operation: Operation,
        from old: UIViewController,
        to new: UIViewController,
        on stage: ChildStage
    ) -> ChildTransition? {
        let own = delegate?.navigationController(self, animationControllerFor: operation, from: old, to: new)
        let drag = own == nil && operation == .pop ? interactivePop.beginning : nil
        guard let animator = own ?? drag.map({ _ in InteractivePopAnimator() }) else { return nil }
        return ChildTransition(
            in: self,
            on: stage,
            from: old,
            to: new,
            animator: animator,
            interaction: drag ?? delegate?.navigationController(self, interactionControllerFor: animator)
        )
    }

    /// Whether a finger may pop the top controller. As in UIKit, it may if the controller has a back button.
    var mayPopInteractively: Bool {
        guard stack.count > 1, transition == nil, !isNavigationBarHidden, let top = stack.last else { return false }
        return top.navigationItem.showsBackButton(to: stack.dropLast().last?.navigationItem)
    }

    /// The layers of the bars, which move along with a transition.
    var barLayers: [CALayer] {
        [navigationBar.layer] + [storedToolbar?.layer].compactMap(\.self)
    }
}
