import UIKit

/// The life of the window. It has the appearance that the user chose.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let store = PreferencesStore(.standard)

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Settings"
        let window = UIWindow(windowScene: scene)
        Self.show(store, in: window)
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillResignActive(_ scene: UIScene) {
        // A field that is being edited takes what was typed.
        window?.endEditing(true)
    }

    /// Shows the settings of a store in a window, whose appearance follows them.
    static func show(_ store: PreferencesStore, in window: UIWindow) {
        let root = UINavigationController(rootViewController: SettingsViewController(store))
        root.navigationBar.prefersLargeTitles = true
        window.rootViewController = root
        store.onChange = { [weak window] in window?.overrideUserInterfaceStyle = $0.appearance.style }
        window.overrideUserInterfaceStyle = store.preferences.appearance.style
    }
}
