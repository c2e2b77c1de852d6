/// The scene of a storyboard that a controller comes from.
///
/// Scenes are built on views and controllers of all kinds, and implement this protocol for all controllers.
@preconcurrency @MainActor
protocol ControllerScene: AnyObject {
    /// Performs the first segue with an identifier.
    ///
    /// - Returns: Whether there is one.
    func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool
}
