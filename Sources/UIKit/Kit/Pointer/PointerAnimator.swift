import Foundation

/// The changes and completions of a delegate for a region that the pointer enters or leaves.
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(Bool) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) {
        self.animations.append(animations)
    }

    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes in an animation, and calls the completions at its end.
    func run() {
        let (animations, completions) = (animations, completions)
        (self.animations, self.completions) = ([], [])
        guard !animations.isEmpty || !completions.isEmpty else { return }
        UIView.animate(withDuration: PointerMetrics.duration) {
            for change in animations { change() }
        } completion: { finished in
            for completion in completions { completion(finished) }
        }
    }
}
