import CoreGraphics
import Foundation
import QuartzCore

/// An object that drives the animations of an animator by a fraction, such as that of a drag.
///
/// ```swift
/// case .changed: interaction.update(distance / view.bounds.height)
/// case .ended: isFarEnough ? interaction.finish() : interaction.cancel()
/// ```
///
/// Time stands still in the container view meanwhile, so it drives all animations in it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
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
        // Time stands still in the layers from now on.
        start = transitionContext.containerView.layer.device.clock.now
        layers = transition.drivenLayers
        for layer in layers {
            layer.speed = 0
            layer.timeOffset = start
        }
        transition.startAnimator()
        if percentComplete > 0 { update(percentComplete) }
    }

    /// Shows the transition at a fraction.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        guard let context else { return }
        for layer in layers { layer.timeOffset = start + TimeInterval(self.percentComplete) * storedDuration }
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Stops a transition that continues, so that the user drives it again.
    open func pause() {
        timer?.cancel()
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
        let speed = max(completionSpeed, 0.01)
        func step() {
            let moved = CGFloat(clock.now - resumed) * speed / max(storedDuration, 0.001)
            percentComplete = end > first ? min(end, first + moved) : max(end, first - moved)
            for layer in layers { layer.timeOffset = start + TimeInterval(percentComplete) * storedDuration }
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
        percentComplete = 0
        for layer in layers {
            layer.removeAnimationsInTree()
            layer.speed = 1
            layer.timeOffset = 0
        }
    }
}
