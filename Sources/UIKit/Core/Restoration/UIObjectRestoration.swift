import Foundation

/// A class that creates objects whose state is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// Returns the object with a restoration path; `nil` to drop its state.
    ///
    /// - Parameters:
    ///   - identifierComponents: The identifiers of its ancestors, from the outermost one, and its own.
    ///   - coder: The state of the object.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> (any UIStateRestoring)?
}
