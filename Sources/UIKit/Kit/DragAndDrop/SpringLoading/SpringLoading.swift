import CoreGraphics
import Foundation
import QuartzCore

/// The views that a drag activates by being held over them, one at a time: the innermost view under the drag whose
/// interaction allows it.
@MainActor
final class SpringLoading {
    private var current: (interaction: UISpringLoadedInteraction, context: SpringLoadingContext)?
    /// The place of the drag, in points of the screen.
    private var place = CGPoint.zero
    private var timer: FrameTimer?

    /// Follows a drag.
    ///
    /// - Parameters:
    ///   - view: The view under the drag.
    ///   - place: The place of the drag, in points of the screen.
    func update(over view: UIView?, at place: CGPoint) {
        self.place = place
        let under =
            view?.withSuperviews.flatMap { view in
                view.interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }
            } ?? []
        if let current, !under.contains(where: { $0 === current.interaction }) || !goesOn() { end() }
        guard current == nil else { return }
        for interaction in under {
            let context = SpringLoadingContext(for: interaction.view, at: place)
            guard interaction.interactionBehavior.shouldAllow(interaction, with: context) else { continue }
            return begin(interaction, context)
        }
    }

    /// Ends spring loading, because the drag is over or elsewhere.
    func end() {
        timer?.cancel()
        timer = nil
        guard current != nil else { return }
        show(.inactive)
        guard let ended = current?.interaction else { return }
        current = nil
        ended.interactionBehavior.interactionDidFinish(ended)
    }

    /// Returns whether the present interaction allows the place of the drag, with the same target.
    private func goesOn() -> Bool {
        guard let (interaction, context) = current else { return false }
        let new = SpringLoadingContext(context, at: place)
        guard interaction.interactionBehavior.shouldAllow(interaction, with: new), new.hasTarget(of: context) else {
            return false
        }
        current?.context = new
        return true
    }

    private func begin(_ interaction: UISpringLoadedInteraction, _ context: SpringLoadingContext) {
        current = (interaction, context)
        show(.possible)
        wait(SpringLoadingMetrics.delay) { [weak self] in
            guard let self, current?.interaction === interaction else { return }
            guard goesOn() else { return end() }
            show(.activating)
            wait(SpringLoadingMetrics.flash) { [weak self] in self?.activate(interaction) }
        }
    }

    private func activate(_ interaction: UISpringLoadedInteraction) {
        guard current?.interaction === interaction else { return }
        guard goesOn() else { return end() }
        show(.activated)
        if let context = current?.context { interaction.activate(interaction, context) }
    }

    private func show(_ state: UISpringLoadedInteractionEffectState) {
        guard let (interaction, context) = current else { return }
        context.state = state
        interaction.interactionEffect.interaction(interaction, didChangeWith: context)
    }

    private func wait(_ delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        timer?.cancel()
        guard let view = current?.interaction.view else { return }
        timer = view.nearestScreen.device.clock.schedule(after: delay, isPassive: true) {
            MainActor.assumeIsolated { body() }
        }
    }
}
