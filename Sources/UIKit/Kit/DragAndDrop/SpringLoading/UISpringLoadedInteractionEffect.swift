import Foundation

/// The look of a view while a drag that is held over it activates it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Shows the state of the context on its target view. Called after each change of the state.
    func interaction(
        _ interaction: UISpringLoadedInteraction,
        didChangeWith context: any UISpringLoadedInteractionContext
    )
}
