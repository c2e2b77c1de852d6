import Foundation

/// Hears of the application's life: started, active, inactive, ended.
///
/// Put `@main` on a class that conforms: the application then starts with a delegate of that class, made by `init()`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The application's window, for the client's own use.
    var window: UIWindow? { get set }

    /// The application was started, and nothing is on the screen yet.
    ///
    /// - Parameter launchOptions: always `nil` on a desktop.
    /// - Returns: whether what the options name can be shown; without options of no effect.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application was started, and is about to come on the screen: the place to make a window and show it.
    ///
    /// - Parameter launchOptions: always `nil` on a desktop.
    /// - Returns: whether what the options name can be shown; without options of no effect.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The application was started; called where there is no method of the same meaning that takes options.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// The application has the keyboard now.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// The application is about to lose the keyboard.
    func applicationWillResignActive(_ application: UIApplication)

    /// The application left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// The application is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
    }

    public func applicationDidFinishLaunching(_ application: UIApplication) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Starts the application with a delegate of this class. Called by `@main`; ends the process.
    public static func main() {
        exit(UIApplication.run(Self.self))
    }
}
