import Foundation

/// A request to show a scene: that of a session, or a new one.
public struct UISceneSessionActivationRequest: Hashable {
    /// The session whose scene is shown; `nil` for a new scene.
    public private(set) var session: UISceneSession?
    /// The purpose of a new scene.
    public private(set) var role: UISceneSession.Role
    /// The activity that the scene continues; `nil` for none.
    public private(set) var userActivity: NSUserActivity?
    /// How the scene is shown; `nil` for the default.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication,
        userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.role, self.userActivity, self.options) = (role, userActivity, options)
    }

    /// Creates a request for the scene of a session.
    public init(session: UISceneSession, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?) {
        self.init(userActivity: userActivity, options: options)
        self.session = session
    }
}
