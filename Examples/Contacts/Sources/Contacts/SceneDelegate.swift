import UIKit

/// The life of the window, which shows the address book.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        scene.title = "Contacts"
        let window = UIWindow(windowScene: scene)
        window.rootViewController = Self.makeRoot(AddressBook(Contact.sample))
        window.makeKeyAndVisible()
        self.window = window
    }

    /// Returns the controller of the window for an address book.
    static func makeRoot(_ book: AddressBook) -> UINavigationController {
        let root = UINavigationController(rootViewController: ContactsViewController(book))
        root.navigationBar.prefersLargeTitles = true
        return root
    }
}
