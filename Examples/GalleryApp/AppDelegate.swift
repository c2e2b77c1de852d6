import UIKit

/// The app. Its window is that of ``SceneDelegate``, as the scene manifest in Info.plist says.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}
