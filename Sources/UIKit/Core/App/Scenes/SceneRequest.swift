/// The request of the app for another window. Scenes are objects to it, as they are to `SceneOpening`.
@MainActor
struct SceneRequest {
    /// The activity that the scene is connected with; `nil` for none.
    var activity: NSUserActivity?
    /// The scene that asks for the window, which has the same size; `nil` for the one that the user works in.
    var requester: AnyObject?
    /// Whether the window stays above that of the scene that asks for it.
    var isProminent = false
}
