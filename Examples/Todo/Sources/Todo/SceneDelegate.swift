import UIKit

/// The life of the window. It shows what was open when the app was left, and keeps what is open now.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let navigator = Navigator(TodoStore(JSONFile(named: "lists.json")))

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "To Do"
        if let place = session.stateRestorationActivity.flatMap(Place.init) { navigator.restore(place) }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = navigator.root
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneWillResignActive(_ scene: UIScene) {
        navigator.root.view.endEditing(true)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        navigator.place.activity
    }
}
