import UIKit

/// The life of the window, which shows the inbox.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Mail"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Self.makeRoot(Mailbox(MailThread.sample))
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Returns the controller of the window for the mail of a mailbox.
    static func makeRoot(_ mailbox: Mailbox) -> UINavigationController {
        let root = UINavigationController(rootViewController: InboxViewController(mailbox))
        root.navigationBar.prefersLargeTitles = true
        root.isToolbarHidden = false
        return root
    }
}
