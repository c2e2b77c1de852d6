import CoreGraphics

/// The transition from one child of a container to another by an animator of the client.
@MainActor
final class ChildTransition {
    /// The container, which the transition keeps until its end.
    private let parent: UIViewController
    private let stage: ChildStage
    private let from: UIViewController
    private let to: UIViewController
    private let animation: AnimatedTransition
    private var looks: [TransitionLook?] = []
    /// Called once, when the views are in their places, with whether the transition took place.
    var end: (Bool) -> Void = { _ in }

    init(
        in parent: UIViewController,
        on stage: ChildStage,
        from: UIViewController,
        to: UIViewController,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.parent = parent
        self.stage = stage
        self.from = from
        self.to = to
        animation = AnimatedTransition(on: stage, animator: animator, interaction: interaction)
        // It may end in a callback of `begin()`.
        animation.end = { [self] in settle($0) }
    }

    var coordinator: TransitionCoordinator { animation.coordinator }

    /// Whether a controller is the one that appears, whose view the animator adds.
    func shows(_ controller: UIViewController) -> Bool { controller === to }

    /// Whether a controller appears or disappears by the transition.
    func involves(_ controller: UIViewController) -> Bool { controller === from || controller === to }

    /// Announces that the children appear and disappear.
    func begin() {
        to.loadViewIfNeeded()
        from.beginAppearance(false, animated: true)
        to.beginAppearance(true, animated: true)
        to.view.frame = stage.restingFrame(of: to)
        to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        looks = [TransitionLook(of: from.viewIfLoaded), TransitionLook(of: to.viewIfLoaded)]
    }

    /// Runs the animator.
    ///
    /// - Parameter alongside: Changes of other views, which are animated with it.
    func run(alongside: @escaping () -> Void) {
        animation.run(alongside: alongside)
    }

    /// Ends the transition at once. Does nothing if it is over.
    func finish() {
        animation.complete(true)
    }

    private func settle(_ didComplete: Bool) {
        parent.duringChildTransition { [self] in
            let (shown, hidden) = didComplete ? (to, from) : (from, to)
            if !didComplete {
                for look in looks { look?.restore() }
                to.beginAppearance(false, animated: true)
            }
            // A callback may have given it to another container.
            let leaves = hidden.parent == nil || hidden.parent === parent
            if leaves { hidden.viewIfLoaded?.removeFromSuperview() }
            if !didComplete {
                // One has disappeared before the other one appears (Vercantez/openuikit,
                // `testInteractiveBackSwipeCancels`).
                if leaves { hidden.endAppearance() }
                from.beginAppearance(true, animated: true)
            }
            if let view = shown.view {
                view.frame = stage.restingFrame(of: shown)
                if view.superview !== stage.containerView { stage.containerView.addSubview(view) }
            }
            if leaves { hidden.endAppearance() }
            // A container that is appearing itself ends its children's appearance together with its own.
            if parent.storage.appearance == .appeared { shown.endAppearance() }
            let end = end
            self.end = { _ in }
            end(didComplete)
        }
    }
}
