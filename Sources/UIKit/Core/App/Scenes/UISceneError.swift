import Foundation

/// The domain of the errors of scenes.
public let UISceneErrorDomain = "UISceneErrorDomain"

/// The errors of scenes, which are `NSError`s in `UISceneErrorDomain`.
public struct UISceneError {
    /// The codes of the errors. The raw values are Apple's.
    public enum Code: Int, Sendable {
        /// The app's Info.plist doesn't allow several scenes.
        case multipleScenesNotSupported = 0
        /// The desktop has no window for another scene, or the session is of no scene.
        case requestDenied = 1
        /// The system doesn't change the geometry of a scene in this way.
        case geometryRequestUnsupported = 100
        /// The system refuses to change the geometry.
        case geometryRequestDenied = 101
    }

    /// Returns the error with a code and a description.
    static func make(_ code: Code, _ description: String) -> NSError {
        NSError(
            domain: UISceneErrorDomain,
            code: code.rawValue,
            userInfo: [NSLocalizedDescriptionKey: description]
        )
    }

    /// The error of a session without a scene.
    static var disconnected: NSError { make(.requestDenied, "The session has no connected scene.") }
}
