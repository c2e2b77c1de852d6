import UIKit

/// The delegate that opens the window.
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private static var content = AppContent.gallery
    var window: UIWindow?

    /// Shows `content` until the window is closed.
    ///
    /// - Returns: The exit status of the process.
    static func run(_ content: AppContent) -> Int32 {
        self.content = content
        return UIApplication.run(AppDelegate.self, title: content.title)
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Self.content.makeRootViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
