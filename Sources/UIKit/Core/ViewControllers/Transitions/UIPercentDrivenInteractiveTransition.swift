import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// An object that drives the animations of an animator by a fraction, such as that of a drag.
///
/// ```swift
/// case .changed: interaction.update(distance / view.bounds.height)
/// case .ended: isFarEnough ? interaction.finish() : interaction.cancel()
/// ```
///
/// Time stands still in the container view meanwhile, so it drives all animations in it. If the animator has an
/// interruptible animator, that one is driven instead.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    /// The context of a transition that began by itself and may be interrupted.
    private var followed: TransitionContext?
    /// The interruptible animator of the transition, once the user drives it.
    private var animator: (any UIViewImplicitlyAnimating)?
    private var layers: [CALayer] = []
    private var timer: FrameTimer?
    private var storedDuration: TimeInterval = 0
    /// The time at which the transition began.
    private var start: TimeInterval = 0

    public override init() {}

    /// The duration of the animator in seconds.
    open var duration: CGFloat { storedDuration }

    /// The progress that was set last, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// The speed, in relation to that of the animator, with which the transition continues after the user let go. 1 by
    /// default.
    open var completionSpeed: CGFloat = 1

    /// The curve with which the transition continues. `.easeInOut` by default. Here it continues with the curve of the
    /// animator.
    open var completionCurve = UIView.AnimationCurve.easeInOut

    /// Whether the transition begins interactively. `true` by default.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let transition = transitionContext as? TransitionContext else { return }
        storedDuration = transition.duration
        animator = transition.interruptibleAnimator
        hold(animator == nil ? transition.drivenLayers : transition.layersAlongside, of: transition, at: 0)
        if let animator { animator.pauseAnimation() } else { transition.startAnimator() }
        if percentComplete > 0 { update(percentComplete) }
    }

    /// Lets time stand still in layers from now on.
    private func hold(_ layers: [CALayer], of transition: TransitionContext, at fraction: CGFloat) {
        let now = transition.containerView.layer.device.clock.now
        start = now - TimeInterval(fraction) * storedDuration
        self.layers = layers
        for layer in layers {
            layer.speed = 0
            layer.timeOffset = now
        }
    }

    /// Gets ready to interrupt a transition that begins by itself.
    func follow(_ transition: TransitionContext) {
        followed = transition
        storedDuration = transition.duration
    }

    /// Forgets a transition that is over: at its end, or because another one has taken its place while the user
    /// drove it.
    func transitionDidEnd() {
        followed = nil
        guard context != nil else { return }
        timer?.cancel()
        finishAnimations()
    }

    /// Shows the transition at a fraction.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = CGFloat(Double(percentComplete).boundedFraction)
        guard let context else { return }
        showProgress()
        animator?.fractionComplete = self.percentComplete
        context.updateInteractiveTransition(self.percentComplete)
    }

    private func showProgress() {
        for layer in layers { layer.timeOffset = start + TimeInterval(percentComplete) * storedDuration }
    }

    /// Stops a transition that continues, so that the user drives it again. A transition that began by itself stops if
    /// its animator has an interruptible animator.
    open func pause() {
        timer?.cancel()
        if let animator {
            animator.pauseAnimation()
            // The fraction counts from the start of the transition, even while it goes back.
            animator.isReversed = false
            percentComplete = animator.fractionComplete
            showProgress()
        } else if let followed, let object = followed.interruptibleAnimator {
            (context, animator) = (followed, object)
            object.pauseAnimation()
            percentComplete = object.fractionComplete
            hold(followed.layersAlongside, of: followed, at: percentComplete)
        }
        context?.pauseInteractiveTransition()
    }

    /// Continues to the end.
    open func finish() {
        context?.finishInteractiveTransition()
        run(to: 1)
    }

    /// Returns to the beginning.
    open func cancel() {
        context?.cancelInteractiveTransition()
        run(to: 0)
    }

    private func run(to end: CGFloat) {
        guard let context else { return }
        let clock = context.containerView.layer.device.clock
        let resumed = clock.now
        let first = percentComplete
        let speed = completionSpeed.isNaN ? 1 : max(completionSpeed, 0.01)
        if let animator {
            animator.isReversed = end == 0
            animator.continueAnimation(withTimingParameters: nil, durationFactor: abs(end - first) / speed)
        }
        func step() {
            let moved = CGFloat(clock.now - resumed) * speed / max(storedDuration, 0.001)
            percentComplete = end > first ? min(end, first + moved) : max(end, first - moved)
            showProgress()
            guard percentComplete == end else {
                timer = clock.schedule(after: 1 / 120) { MainActor.assumeIsolated { step() } }
                return
            }
            finishAnimations()
        }
        step()
    }

    /// Lets time go on, and ends the animations, whose completions complete the transition.
    private func finishAnimations() {
        let layers = layers
        self.layers = []
        context = nil
        animator = nil
        percentComplete = 0
        for layer in layers {
            layer.removeAnimationsInTree()
            layer.speed = 1
            layer.timeOffset = 0
        }
    }
}
