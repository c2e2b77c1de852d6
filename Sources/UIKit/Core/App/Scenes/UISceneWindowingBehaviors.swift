import Foundation

/// The operations on the window of a scene that the user may perform.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
    /// Whether the user can close the window. `true` by default. `requestSceneSessionDestruction` closes it anyway.
    open var isClosable = true

    override init() {
        super.init()
    }
}
