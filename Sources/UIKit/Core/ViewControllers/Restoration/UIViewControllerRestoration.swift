import Foundation

/// A class that creates controllers whose state is restored. It is the `restorationClass` of these controllers, and is
/// found by its name when the app runs again, so it can't be private or inside a function.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the controller with a restoration path; `nil` to drop its state.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers of its ancestors, from the outermost one, and its own.
    ///   - coder: The state of the controller. A controller of a storyboard has the storyboard for the key
    ///     `UIApplication.stateRestorationViewControllerStoryboardKey`.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
}
