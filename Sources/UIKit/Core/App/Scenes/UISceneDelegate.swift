import Foundation

/// An object that is notified of the life of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is added to the app. This is the place to create and show a window, unless a storyboard
    /// does.
    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    )

    /// Called after the scene was removed from the app.
    func sceneDidDisconnect(_ scene: UIScene)

    /// Called after the scene received the keyboard.
    func sceneDidBecomeActive(_ scene: UIScene)

    /// Called before the scene loses the keyboard.
    func sceneWillResignActive(_ scene: UIScene)

    /// Called before the scene appears on the screen.
    func sceneWillEnterForeground(_ scene: UIScene)

    /// Called after the scene left the screen.
    func sceneDidEnterBackground(_ scene: UIScene)

    /// Opens URLs for the app that runs. Those of its launch are in the connection options.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    /// Called before `scene(_:continue:)`, with the kind of the activity.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

    /// Continues an activity with which the app activates the session of the scene. Those of the launch are in the
    /// connection options.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    /// Called after the responders have updated the activity that restores the interface, because it needed to be
    /// saved.
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)

    /// Returns the activity that restores the interface when the app runs again; `nil`, the default, for none.
    ///
    /// It is called after `sceneDidEnterBackground(_:)` (unverified).
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

    /// Called with the activity of the session, after `scene(_:willConnectTo:options:)` and before the scene appears
    /// (unverified). A delegate may use that of the session instead.
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}

    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}
