import Foundation

/// The creation of controllers by storyboards.
///
/// Storyboards are built on controllers of all kinds, and implement this protocol for `UIStoryboard`.
@MainActor
protocol SceneLoading: AnyObject {
    /// Creates a controller with all that is in its scene but the view.
    ///
    /// - Parameters:
    ///   - identifier: The controller's identifier, or `nil` for the initial one.
    ///   - creator: A closure that creates the controller instead of its class. If it returns `nil`, the class does.
    /// - Returns: The controller, or `nil` if there is none.
    func makeController(
        withIdentifier identifier: String?,
        creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?
}
