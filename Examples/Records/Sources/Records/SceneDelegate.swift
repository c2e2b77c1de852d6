import UIKit

/// The life of the window, which shows the library.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Records"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Self.makeRoot(Library(Record.sample))
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Returns the controller of the window for a library.
    static func makeRoot(_ library: Library) -> UINavigationController {
        let root = UINavigationController(rootViewController: LibraryViewController(library))
        root.navigationBar.prefersLargeTitles = true
        return root
    }
}
