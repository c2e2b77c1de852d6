import Foundation

/// The object that opens and closes the windows of the app that runs. Scenes are objects to it, so that the app doesn't
/// depend on them by it.
@preconcurrency @MainActor
protocol SceneOpening: AnyObject {
    /// Whether the Info.plist allows several scenes.
    var supportsMultipleScenes: Bool { get }

    /// Opens another window with a scene.
    func openScene(for request: SceneRequest) throws

    /// Lets the delegate of a scene continue an activity.
    ///
    /// - Returns: Whether there is a window with the scene.
    func resume(_ activity: NSUserActivity, in scene: AnyObject) -> Bool

    /// Closes the window of a scene.
    ///
    /// - Returns: Whether there is one.
    func close(_ scene: AnyObject) -> Bool
}
