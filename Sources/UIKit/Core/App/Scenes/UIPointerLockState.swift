import Foundation

/// Whether a scene locks the pointer. A desktop has none of these: see `UIScene.pointerLockState`.
@preconcurrency @MainActor
open class UIPointerLockState: NSObject {
    /// Whether the pointer stays in place while it moves.
    open var isLocked: Bool { false }

    override init() {
        super.init()
    }

    /// Posted when the pointer of a scene is locked or unlocked, which doesn't happen on a desktop.
    nonisolated public static let didChangeNotification = NSNotification.Name(
        "UIPointerLockStateDidChangeNotification"
    )
    /// The key of the scene in the user info of the notification.
    nonisolated public static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}
