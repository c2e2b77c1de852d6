import Foundation

/// A URL that a scene opens, with its options.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    open private(set) var url: URL
    /// The options.
    open private(set) var options: UIScene.OpenURLOptions

    init(_ url: URL, _ options: UIScene.OpenURLOptions) {
        (self.url, self.options) = (url, options)
        super.init()
    }
}
