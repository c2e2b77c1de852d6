import Foundation

/// The object that provides the searches of a find interaction.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns the session for a search of a view; `nil` to have none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?

    /// Called when the find bar has appeared.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)

    /// Called when the find bar has disappeared.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}

    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
