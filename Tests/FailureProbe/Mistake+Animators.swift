import UIKit

extension Mistake {
    private static func stopped() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        animator.stopAnimation(false)
        return animator
    }

    private final class Animator: UIViewPropertyAnimator {}

    static let animators = [
        Mistake("a running animator of a subclass") {
            _ = Animator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {})
        },
        Mistake("an animator released while it is paused") {
            UIViewPropertyAnimator(duration: 1, curve: .linear) {}.pauseAnimation()
        },
        Mistake("animations for an animator that is stopped") { stopped().addAnimations {} },
        Mistake("a start of an animator that is stopped") { stopped().startAnimation() },
        Mistake("a late start of an animator that is stopped") { stopped().startAnimation(afterDelay: 1) },
        Mistake("a pause of an animator that is stopped") { stopped().pauseAnimation() },
        Mistake("an animator that goes on before it began") {
            UIViewPropertyAnimator(duration: 1, curve: .linear) {}
                .continueAnimation(withTimingParameters: nil, durationFactor: 1)
        },
        Mistake("an animator finished that is not stopped") {
            UIViewPropertyAnimator(duration: 1, curve: .linear) {}.finishAnimation(at: .end)
        },
        Mistake("a fraction for an animator that is stopped") { stopped().fractionComplete = 0.5 },
        Mistake("a pause of an animator that cannot be interrupted") {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
            animator.isInterruptible = false
            animator.startAnimation()
            animator.pauseAnimation()
        },
        Mistake("timing by a spring that is damped by no number") { _ = UISpringTimingParameters(dampingRatio: .nan) },
        Mistake("timing by a spring without mass") {
            _ = UISpringTimingParameters(mass: 0, stiffness: 1, damping: 1, initialVelocity: .zero)
        },
    ]
}
