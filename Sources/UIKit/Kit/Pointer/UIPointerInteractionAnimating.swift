import Foundation

/// An object to which a delegate adds changes that animate while the pointer enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Adds changes.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called at the end, with whether the animation ended by itself.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
