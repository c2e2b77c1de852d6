import Foundation

/// The behavior of an interaction without one: every drag activates the view.
final class EverySpringLoading: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }
}
