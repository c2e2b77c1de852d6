import CoreGraphics
import Foundation

/// The coordinator of an animated transition.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private let context: TransitionContext
    private var animations: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var isRunning = false
    private var isOver = false

    init(_ context: TransitionContext) {
        self.context = context
    }

    /// Animates what was added so far.
    func run() {
        isRunning = true
        let blocks = animations
        animations = []
        guard !blocks.isEmpty else { return }
        UIView.animate(withDuration: transitionDuration) { for block in blocks { block(self) } }
    }

    /// Adds changes before those that others have added.
    func animateFirst(_ changes: @escaping () -> Void) {
        animations.insert({ _ in changes() }, at: 0)
    }

    /// Calls the completions.
    func end() {
        isOver = true
        let blocks = completions
        completions = []
        for block in blocks { block(self) }
    }

    func interactionChanged() {
        for handler in interactionHandlers { handler(self) }
    }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        if let animation { animations.append(animation) }
        if isRunning { run() }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        interactionHandlers.append(handler)
    }

    // MARK: Context

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var initiallyInteractive: Bool { context.beganInteractively }
    var isInterruptible: Bool { !isOver && context.interruptibleAnimator != nil }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    var transitionDuration: TimeInterval { context.duration }
    var percentComplete: CGFloat { context.percentComplete }
    var completionVelocity: CGFloat { context.completionSpeed }
    var completionCurve: UIView.AnimationCurve { context.completionCurve }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
}
