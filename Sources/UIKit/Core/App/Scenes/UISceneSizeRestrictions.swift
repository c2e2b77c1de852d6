import CoreGraphics

/// The limits of the size of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    private weak var scene: UIWindowScene?

    init(_ scene: UIWindowScene) {
        self.scene = scene
    }

    /// The size in points below which the user can't resize the window. Zero, the default, sets no limit.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { scene?.screen.host?.setMinimumSize(minimumSize) } }
    }
}
