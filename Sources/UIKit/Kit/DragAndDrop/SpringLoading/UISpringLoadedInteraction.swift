import Foundation

/// An interaction that activates its view when a drag is held over the view.
///
/// ```swift
/// folder.addInteraction(UISpringLoadedInteraction { _, _ in open(folder) })
/// ```
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view that owns the interaction.
    open private(set) weak var view: UIView?

    /// The conditions of the interaction.
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { parts.behavior }

    /// The look of the view.
    open var interactionEffect: any UISpringLoadedInteractionEffect { parts.effect }

    /// Activates the view.
    let activate: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    private let parts: (behavior: any UISpringLoadedInteractionBehavior, effect: any UISpringLoadedInteractionEffect)

    /// Creates an interaction. Add it to a view with `addInteraction(_:)`.
    ///
    /// - Parameters:
    ///   - interactionBehavior: The conditions; `nil` for every drag.
    ///   - interactionEffect: The look of the view; `nil` for one that darkens it, and flashes before it is activated.
    ///   - handler: A closure that activates the view.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        parts = (interactionBehavior ?? EverySpringLoading(), interactionEffect ?? SpringLoadingWash())
        activate = handler
    }

    /// Creates an interaction for every drag with the standard look.
    public convenience init(
        activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        self.view = view
    }
}
