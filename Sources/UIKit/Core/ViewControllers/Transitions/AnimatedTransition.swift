import QuartzCore

/// One run of an animator, by itself or driven by the user.
@MainActor
final class AnimatedTransition {
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The object that drives the transition or may interrupt it.
    private let driver: UIPercentDrivenInteractiveTransition?
    private let context: TransitionContext
    let coordinator: TransitionCoordinator
    private var isOver = false
    /// Called once, when the transition is over, with whether it took place.
    var end: (Bool) -> Void = { _ in }

    /// - Parameter interaction: The object that drives the transition, if one does from the start.
    init(
        on stage: any TransitionStage,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        self.animator = animator
        self.interaction = interaction.flatMap { $0.wantsInteractiveStart ? $0 : nil }
        driver = interaction as? UIPercentDrivenInteractiveTransition
        context = TransitionContext(
            on: stage,
            duration: animator.transitionDuration(using: nil),
            interaction: self.interaction
        )
        coordinator = TransitionCoordinator(context)
    }

    /// Runs the transition.
    ///
    /// - Parameter alongside: Changes of other views, which are animated with it.
    func run(alongside: @escaping () -> Void) {
        guard !isOver else { return }
        if interaction == nil { context.containerView.isUserInteractionEnabled = false }
        context.onEnd = { [self] in complete($0) }
        context.onInteractionChange = { [weak coordinator] in coordinator?.interactionChanged() }
        coordinator.animateFirst { alongside() }
        context.startAnimator = { [animator, unowned context] in animator.animateTransition(using: context) }
        context.makeInterruptibleAnimator = { [animator, unowned context] in
            let object = animator.interruptibleAnimator(using: context)
            return object is MissingAnimator ? nil : object
        }
        if interaction == nil { driver?.follow(context) }
        if let interaction {
            interaction.startInteractiveTransition(context)
        } else {
            animator.animateTransition(using: context)
        }
        coordinator.run()
    }

    /// Ends the transition. Does nothing if it is over.
    func complete(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        let end = end
        // Both closures retain objects that retain this one.
        self.end = { _ in }
        context.onEnd = { _ in }
        context.containerView.isUserInteractionEnabled = true
        driver?.transitionDidEnd()
        animator.animationEnded(didComplete)
        end(didComplete)
        coordinator.end()
    }
}
