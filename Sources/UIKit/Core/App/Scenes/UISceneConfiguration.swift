import Foundation

/// The objects with which UIKit creates a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration in the app's Info.plist.
    open var name: String? { ownName }
    /// The purpose of the scene.
    open var role: UISceneSession.Role { ownRole }
    private let ownName: String?
    private let ownRole: UISceneSession.Role

    /// The class of the scene's delegate. The default, `nil`, is the class that the Info.plist names.
    open var delegateClass: AnyClass?
    /// The storyboard, a `UIStoryboard`.
    var storedStoryboard: AnyObject?

    /// Creates a configuration.
    ///
    /// - Parameter name: The name in the app's Info.plist, from which the other properties are taken, or `nil`.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        ownName = name
        ownRole = sessionRole
        super.init()
    }
}
