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

        /// A window of the app: the only purpose of a scene on a desktop. The others are what apps compare with it.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A window on another display, which takes no input.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
        )
        /// The app on the screen of a car.
        public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
        /// A part of a car's dashboard.
        public static let CPTemplateApplicationDashboardSceneSessionRoleApplication = Role(
            rawValue: "CPTemplateApplicationDashboardSceneSessionRoleApplication"
        )
        /// A part of a car's instrument cluster.
        public static let CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication = Role(
            rawValue: "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication"
        )
    }

    /// The scene, while it is connected.
    open internal(set) weak var scene: UIScene?
    /// The purpose of the scene.
    open var role: Role { configuration.role }
    /// The configuration of the scene.
    open internal(set) var configuration: UISceneConfiguration
    /// An identifier of the session, which is the same when the app runs again.
    open private(set) var persistentIdentifier: String
    /// Values for the client's use: property lists, URLs and UUIDs. They are kept until the app runs again.
    open var userInfo: [String: Any]?
    /// The activity that restores the interface: the last one that the delegate of the scene returned from
    /// `stateRestorationActivity(for:)`, in this run of the app or an earlier one.
    open var stateRestorationActivity: NSUserActivity?

    init(configuration: UISceneConfiguration, persistentIdentifier: String = UUID().uuidString) {
        self.configuration = configuration
        self.persistentIdentifier = persistentIdentifier
        super.init()
    }
}
