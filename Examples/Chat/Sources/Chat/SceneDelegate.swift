import UIKit

/// The life of the window, which shows a conversation.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Chat"
        let window = UIWindow(windowScene: scene)
        let controller = ChatViewController(Conversation.sample, reply: { try? await Task.sleep(for: .seconds(1.5)) })
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        self.window = window
    }
}
