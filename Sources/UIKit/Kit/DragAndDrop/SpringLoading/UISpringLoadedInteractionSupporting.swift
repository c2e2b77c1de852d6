import Foundation

/// An object that a drag can operate by being held over it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether a drag that is held over the object operates it.
    var isSpringLoaded: Bool { get set }
}
