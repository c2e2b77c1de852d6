import CoreGraphics
import Foundation

/// The methods that allow and report gestures in a text. All are optional.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Returns whether a gesture may begin at a point of the interaction's view. The default is `true`.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool

    /// Called before a gesture changes the selection.
    func interactionWillBegin(_ interaction: UITextInteraction)

    /// Called after a gesture has changed the selection.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }

    public func interactionWillBegin(_ interaction: UITextInteraction) {}

    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
