/// An object to which a delegate adds animations that run when the user taps the preview of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview disappears. The default is `.dismiss` (unverified).
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
