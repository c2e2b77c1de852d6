import Foundation
import QuartzCore

/// One transition of a modal presentation, to the presented controller or back.
@MainActor
final class ModalTransition {
    private let presentation: Presentation
    private let isPresentation: Bool
    private let animator: (any UIViewControllerAnimatedTransitioning)?
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let context: TransitionContext
    /// Whether the client provides the animator.
    let isCustom: Bool
    /// The coordinator of an animated transition.
    private(set) lazy var coordinator: TransitionCoordinator? =
        animator == nil ? nil : TransitionCoordinator(context)
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
        self.animator = animator
        self.interaction = interaction.flatMap { $0.wantsInteractiveStart ? $0 : nil }
        self.isCustom = isCustom
        context = TransitionContext(
            presentation,
            isPresentation: isPresentation,
            animator: animator,
            interaction: self.interaction
        )
    }

    /// Runs the transition.
    ///
    /// - Parameter alongside: Changes of the views around the presented view, which are animated with it.
    func run(alongside: @escaping () -> Void) {
        guard let animator else { return runAtOnce(alongside) }
        if interaction == nil { presentation.container.isUserInteractionEnabled = false }
        context.onEnd = { [self] in complete($0) }
        context.onInteractionChange = { [weak coordinator] in coordinator?.interactionChanged() }
        _ = coordinator?.animate(alongsideTransition: { _ in alongside() }, completion: nil)
        context.startAnimator = { [unowned context] in animator.animateTransition(using: context) }
        if let interaction {
            interaction.startInteractiveTransition(context)
        } else {
            animator.animateTransition(using: context)
        }
        coordinator?.run()
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
                presentation.container.window?.layoutIfNeeded()
                complete(true)
            }
        }
    }

    /// Ends the transition. Does nothing if it is over.
    func complete(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        let end = end
        // Both closures retain objects that retain this one.
        self.end = { _ in }
        context.onEnd = { _ in }
        presentation.container.isUserInteractionEnabled = true
        animator?.animationEnded(didComplete)
        end(didComplete)
        coordinator?.end()
    }
}
