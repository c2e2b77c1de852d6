import Foundation

/// A view that a drag operates when it is held over one of its parts.
@preconcurrency @MainActor
protocol SpringLoadedView: UIView {
    /// Returns whether there is a part at the place of a drag, and sets it in the context.
    func allowsSpringLoading(with context: any UISpringLoadedInteractionContext) -> Bool
    /// Operates the part.
    func springLoad(with context: any UISpringLoadedInteractionContext)
}

extension SpringLoadedView {
    /// Adds or removes the interaction by which a drag operates the view.
    func setSpringLoading(_ isOn: Bool) {
        let own = interactions.first { ($0 as? UISpringLoadedInteraction)?.interactionBehavior is OwnSpringLoading }
        guard isOn != (own != nil) else { return }
        if let own { return removeInteraction(own) }
        addInteraction(
            UISpringLoadedInteraction(interactionBehavior: OwnSpringLoading(), interactionEffect: nil) {
                ($0.view as? any SpringLoadedView)?.springLoad(with: $1)
            }
        )
    }
}

/// The behavior of a view that is spring loaded itself.
private final class OwnSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        (interaction.view as? any SpringLoadedView)?.allowsSpringLoading(with: context) ?? false
    }
}
