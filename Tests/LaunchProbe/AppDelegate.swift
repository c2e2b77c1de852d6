import UIKit

/// A program for the launch tests, written like an iOS app: it shows a table, and prints each call
/// of its delegate on a line.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("willFinishLaunching")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("didFinishLaunching")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = .yellow
        let showsControls = ProcessInfo.processInfo.environment["PROBE"] == "controls"
        window.rootViewController = showsControls ? ControlsViewController() : ColorsViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        print("didBecomeActive")
    }

    func applicationWillResignActive(_ application: UIApplication) {
        print("willResignActive")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        print("didEnterBackground")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        print("willTerminate")
    }
}
