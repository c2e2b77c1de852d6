import Foundation

extension UIWindowScene {
    /// The activity for which a window is opened, and its options.
    @preconcurrency @MainActor
    open class ActivationConfiguration: NSObject {
        /// The activity that the new scene is connected with.
        open private(set) var userActivity: NSUserActivity

        /// How the scene is shown; `nil` for the default.
        open var options: UIWindowScene.ActivationRequestOptions?

        /// The view out of which the window comes: its picture grows and fades while the window opens. `nil` for the
        /// view of the interaction, or for nothing if a menu opens the window.
        open var preview: UITargetedPreview?

        /// Creates a configuration.
        public init(
            userActivity: NSUserActivity,
            options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
            super.init()
        }

        /// Opens the window.
        ///
        /// - Returns: The error if there is no window.
        func activate() -> (any Error)? {
            var failure: (any Error)?
            let request = UISceneSessionActivationRequest(userActivity: userActivity, options: options)
            UIApplication.shared.activateSceneSession(for: request) { failure = $0 }
            return failure
        }
    }
}
