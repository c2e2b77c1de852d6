import Foundation

/// The purpose and the configuration of a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The purposes of scenes.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A window of the app.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?
    /// The purpose of the scene.
    open var role: Role { configuration.role }
    /// The configuration of the scene.
    open internal(set) var configuration: UISceneConfiguration
    /// An identifier of the session. It isn't kept when the app ends.
    open private(set) var persistentIdentifier = UUID().uuidString
    /// Values for the client's use. They aren't kept when the app ends.
    open var userInfo: [String: Any]?

    init(configuration: UISceneConfiguration) {
        self.configuration = configuration
        super.init()
    }
}
