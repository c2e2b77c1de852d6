import Gallery
import UIKit

/// The delegate of the scene, which shows the gallery.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = GalleryViewController.inNavigationController()
        window.makeKeyAndVisible()
        self.window = window
    }
}
