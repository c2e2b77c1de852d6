import Foundation

/// The options of a request to close a scene. There are none.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    public override init() {
        super.init()
    }
}
