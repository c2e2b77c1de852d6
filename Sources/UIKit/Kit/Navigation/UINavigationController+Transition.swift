import CoreGraphics
import QuartzCore

extension UINavigationController {
    /// Returns the transition by the animator of the delegate, or `nil` if it provides none.
    func customTransition(
        _ operation: Operation,
        from old: UIViewController,
        to new: UIViewController,
        on stage: ChildStage
    ) -> ChildTransition? {
        guard let delegate,
            let animator = delegate.navigationController(self, animationControllerFor: operation, from: old, to: new)
        else { return nil }
        return ChildTransition(
            in: self,
            on: stage,
            from: old,
            to: new,
            animator: animator,
            interaction: delegate.navigationController(self, interactionControllerFor: animator)
        )
    }

    /// The layers of the bars, which move along with a transition.
    var barLayers: [CALayer] {
        [navigationBar.layer] + [storedToolbar?.layer].compactMap(\.self)
    }
}
