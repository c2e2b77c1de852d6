import Foundation

/// The conditions under which a view is activated by a drag that is held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the interaction begins or goes on at the place of the drag. It is called whenever the drag moves
    /// over the view, and before the view is activated.
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Called when the interaction is over, whether or not the view was activated. Optional.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}
