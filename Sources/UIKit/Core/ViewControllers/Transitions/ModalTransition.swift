import QuartzCore

/// One transition of a modal presentation, to the presented controller or back.
@MainActor
final class ModalTransition {
    private let presentation: Presentation
    private let isPresentation: Bool
    /// The run of the animator, if the transition is animated.
    private let animation: AnimatedTransition?
    /// Whether the client provides the animator.
    let isCustom: Bool
    private var isOver = false
    /// Called once, when the transition is over, with whether it took place.
    var end: (Bool) -> Void = { _ in }

    /// - Parameters:
    ///   - animator: The animator; `nil` for a transition without an animation.
    ///   - interaction: The object that drives the transition, if one does.
    ///   - isCustom: Whether the client provides the animator.
    init(
        of presentation: Presentation,
        isPresentation: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
        isCustom: Bool = false
    ) {
        self.presentation = presentation
        self.isPresentation = isPresentation
        self.isCustom = isCustom
        let stage = ModalStage(presentation, isPresentation: isPresentation)
        animation = animator.map { AnimatedTransition(on: stage, animator: $0, interaction: interaction) }
    }

    /// The coordinator of an animated transition.
    var coordinator: (any UIViewControllerTransitionCoordinator)? { animation?.coordinator }

    /// Runs the transition.
    ///
    /// - Parameter alongside: Changes of the views around the presented view, which are animated with it.
    func run(alongside: @escaping () -> Void) {
        guard let animation else { return runAtOnce(alongside) }
        animation.end = { [self] in finish($0) }
        animation.run(alongside: alongside)
    }

    private func runAtOnce(_ alongside: () -> Void) {
        presentation.container.isUserInteractionEnabled = false
        let controller = presentation.controller
        if isPresentation, let view = controller.presentedView {
            controller.place()
            view.layoutIfNeeded()
            presentation.container.addSubview(view)
            controller.place()
        }
        alongside()
        presentation.container.layer.device.clock.schedule(after: 0) { [self] in
            MainActor.assumeIsolated {
                // After the end of the transition, the presenting controller may be gone.
                guard !isOver else { return }
                presentation.container.window?.layoutIfNeeded()
                complete(true)
            }
        }
    }

    /// Ends the transition. Does nothing if it is over.
    func complete(_ didComplete: Bool) {
        if let animation { return animation.complete(didComplete) }
        presentation.container.isUserInteractionEnabled = true
        finish(didComplete)
    }

    private func finish(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        let end = end
        // The closure retains objects that retain this one.
        self.end = { _ in }
        end(didComplete)
    }
}
