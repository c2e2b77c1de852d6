import Foundation

extension UIApplication {
    /// Shows a scene: that of a session, or a new one in a window of its own.
    ///
    /// The scene of a session continues the activity of the request, if it has one. The desktop decides which window is
    /// in front. A new scene is connected with the activity. It needs an Info.plist that allows several scenes.
    ///
    /// - Parameter errorHandler: A closure that is called with an error of `UISceneErrorDomain` if there is no window.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest,
        errorHandler: ((any Error) -> Void)?
    ) {
        do { try activate(request) } catch { errorHandler?(error) }
    }

    private func activate(_ request: UISceneSessionActivationRequest) throws {
        guard let opener = sceneOpener else {
            throw UISceneError.make(.requestDenied, "The app doesn't run.")
        }
        guard let session = request.session else {
            guard opener.supportsMultipleScenes else {
                throw UISceneError.make(
                    .multipleScenesNotSupported,
                    "UIApplicationSupportsMultipleScenes of the Info.plist isn't true."
                )
            }
            let placement = (request.options as? UIWindowScene.ActivationRequestOptions)?.placement
            let request = SceneRequest(
                activity: request.userActivity,
                requester: request.options?.requestingScene,
                isProminent: placement is UIWindowSceneProminentPlacement
            )
            return try opener.openScene(for: request)
        }
        guard let scene = session.scene, connectedScenes.contains(scene) else { throw UISceneError.disconnected }
        guard let activity = request.userActivity else { return }
        if !opener.resume(activity, in: scene) { throw UISceneError.disconnected }
    }
}
