import CoreGraphics
import Foundation

/// The state of spring loading, and what it is about.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the interaction.
    var state: UISpringLoadedInteractionEffectState { get }

    /// The view that shows the state. The default is the view of the interaction. A behavior can replace it.
    var targetView: UIView? { get set }

    /// The part of the view that is activated. By default `nil`. A behavior can set it for a view with several parts:
    /// over another part, the interaction begins again.
    var targetItem: Any? { get set }

    /// Returns the place of the drag in points of a view, or of the window if `view` is `nil`.
    func location(in view: UIView?) -> CGPoint
}
