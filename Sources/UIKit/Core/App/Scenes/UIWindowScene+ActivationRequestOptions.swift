import Foundation

extension UIWindowScene {
    /// The options of a request to show a scene with windows.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        /// The place of the window of a new scene. `nil`, the default, is the same as `.standard()`.
        public var placement: (any UIWindowScenePlacement)?
    }
}
