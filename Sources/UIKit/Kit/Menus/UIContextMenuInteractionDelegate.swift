import CoreGraphics
import Foundation

/// The methods that provide a context menu and report what happens to it. All but the first are optional.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the contents of the menu for a point of the interaction's view, or `nil` for no menu.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// Tells the delegate that the menu is about to appear.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// Tells the delegate that the menu is about to disappear.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )
}

extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// An object to which a delegate adds animations that run when a menu appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview. A desktop's menu has none.
    var previewViewController: UIViewController? { get }

    /// Adds changes to make when the menu appears or disappears. A desktop's menu does so without an animation.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure to call after the menu appeared or disappeared.
    func addCompletion(_ completion: @escaping () -> Void)
}
