import Foundation

/// The objects with which UIKit creates a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    /// The name of the configuration in the app's Info.plist.
    open private(set) var name: String?
    /// The purpose of the scene.
    open private(set) var role: UISceneSession.Role

    /// The class of the scene's delegate. The default, `nil`, is the class that the Info.plist names.
    open var delegateClass: AnyClass?
    /// The class of the scene, a subclass of `UIWindowScene`. Another class has no effect. The default, `nil`, is the
    /// class that the Info.plist names, or else `UIWindowScene`.
    open var sceneClass: AnyClass?
    /// The storyboard, a `UIStoryboard`.
    var storedStoryboard: AnyObject?

    /// Creates a configuration.
    ///
    /// - Parameter name: The name in the app's Info.plist, from which the other properties are taken, or `nil`.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
