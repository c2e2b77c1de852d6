import CoreGraphics
import Foundation
import QuartzCore

/// The context of an animator.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let stage: any TransitionStage
    let duration: TimeInterval
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0
    let beganInteractively: Bool
    private(set) var isInteractive: Bool {
        didSet { if isInteractive != oldValue { onInteractionChange() } }
    }
    let completionSpeed: CGFloat
    let completionCurve: UIView.AnimationCurve
    /// Runs the animator of an interactive transition.
    var startAnimator: () -> Void = {}
    /// Returns the object of a transition that can be interrupted; `nil` if it can't be.
    var makeInterruptibleAnimator: () -> (any UIViewImplicitlyAnimating)? = { nil }
    /// The object of a transition that can be interrupted; `nil` if it can't be.
    private(set) lazy var interruptibleAnimator = makeInterruptibleAnimator()
    /// Called when the user begins or stops to drive the transition.
    var onInteractionChange: () -> Void = {}
    /// Called once, when the animator has completed the transition.
    var onEnd: (Bool) -> Void = { _ in }

    init(
        on stage: any TransitionStage,
        duration: TimeInterval,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.stage = stage
        self.duration = duration
        isInteractive = interaction != nil
        beganInteractively = interaction != nil
        completionSpeed = interaction?.completionSpeed ?? 1
        completionCurve = interaction?.completionCurve ?? .easeInOut
    }

    var isAnimated: Bool { true }
    var containerView: UIView { stage.containerView }
    var presentationStyle: UIModalPresentationStyle { stage.presentationStyle }
    /// The layers that the user drives.
    var drivenLayers: [CALayer] { [stage.containerView.layer] + stage.layersAlongside }
    /// The layers beside the container view that are animated along with it.
    var layersAlongside: [CALayer] { stage.layersAlongside }
    var targetTransform: CGAffineTransform { .identity }

    // MARK: Interaction

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
    }

    func finishInteractiveTransition() {
        transitionWasCancelled = false
        isInteractive = false
    }

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
        isInteractive = false
    }

    func pauseInteractiveTransition() {
        isInteractive = true
    }

    func completeTransition(_ didComplete: Bool) {
        if !didComplete { transitionWasCancelled = true }
        let onEnd = onEnd
        self.onEnd = { _ in }
        onEnd(didComplete)
    }

    // MARK: Controllers and views

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: stage.from
        case .to: stage.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: stage.fromView
        case .to: stage.toView
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { stage.initialFrame(for: vc) }
    func finalFrame(for vc: UIViewController) -> CGRect { stage.finalFrame(for: vc) }
}
