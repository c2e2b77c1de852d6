import Foundation

/// An object that is notified of changes in the app's life cycle.
///
/// Apply `@main` to a class that conforms. The app then starts with a delegate of that class, created with `init()`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The app's window. A main storyboard sets it.
    var window: UIWindow? { get set }

    /// Called when the app was launched, before anything is on the screen.
    ///
    /// - Parameter launchOptions: The URL or the activity to open; `nil` if there is none, or if the app has a
    ///   manifest of scenes.
    /// - Returns: Whether the app can open it. If it is `false`, the methods that open it aren't called.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app was launched and is about to appear on the screen. This is the place to create and show a
    /// window.
    ///
    /// - Parameter launchOptions: The URL or the activity to open; `nil` if there is none, or if the app has a
    ///   manifest of scenes.
    /// - Returns: Whether the app can open it. If it is `false`, the methods that open it aren't called.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the app was launched, if the delegate doesn't implement
    /// `application(_:didFinishLaunchingWithOptions:)`.
    func applicationDidFinishLaunching(_ application: UIApplication)

    /// Returns the configuration of a scene that is about to be connected. By default it is the first one in the app's
    /// Info.plist.
    ///
    /// If the configuration has a delegate, that one is told when the scene becomes active or inactive or leaves the
    /// screen, and this object isn't.
    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// Called after the user closed scenes.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    /// Called after the app received the keyboard.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// Called before the app loses the keyboard.
    func applicationWillResignActive(_ application: UIApplication)

    /// Called after the app left the screen.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// Called before the app comes back to the screen, as from a minimized window. It isn't called at launch.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// Called when the system is short of memory.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    /// Opens a URL, if no scene has a delegate.
    ///
    /// A desktop passes URLs and files as arguments of the process. The app opens URLs whose scheme its Info.plist
    /// declares in `CFBundleURLTypes`, and files if it declares any `CFBundleDocumentTypes`.
    ///
    /// - Returns: Whether the app opened it. By default it doesn't.
    func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool

    /// Continues an activity, if no scene has a delegate: a web page, whose address is an argument of the process.
    ///
    /// - Parameter restorationHandler: A closure that the delegate may call with objects, whose
    ///   `restoreUserActivityState(_:)` is then called.
    /// - Returns: Whether the app continued it. By default it doesn't.
    func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool

    /// Returns the orientations of the interface in a window. By default those that the Info.plist supports. A window
    /// of a desktop isn't turned: it is read for `requestGeometryUpdate(_:errorHandler:)` of a scene.
    func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    /// Called after `registerForRemoteNotifications()`, since a desktop has no service for it.
    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    )

    /// Returns whether the state of the interface is kept until the app runs again. By default it isn't. It is asked
    /// when the app has left the screen, if no scene has a delegate.
    ///
    /// - Parameter coder: The state of the app itself.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool

    /// Returns whether the state that was kept is restored. By default it isn't. It is asked after
    /// `application(_:willFinishLaunchingWithOptions:)`, which creates a window that isn't a storyboard's.
    ///
    /// - Parameter coder: The state of the app itself, with the version of the app and of the system, the date and the
    ///   idiom for the keys of ``UIApplication``.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// Returns the controller with a restoration path that has no restoration class. By default `nil`: it is in the
    /// interface already, or its storyboard creates it.
    ///
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers of its ancestors, from the outermost one, and its own.
    ///   - coder: The state of the controller.
    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    /// Called before the state of the interface is written, to add that of the app itself.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)

    /// Called after the state of the interface was read.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)

    /// Called before the app terminates.
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
    public func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    public func application(
        _ application: UIApplication,
        didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {}

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    public func application(
        _ app: UIApplication,
        open url: URL,
        options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool { false }

    public func application(
        _ application: UIApplication,
        continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool { false }

    public func application(
        _ application: UIApplication,
        supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { application.supportedInterfaceOrientations(for: window) }

    public func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}

    public func application(
        _ application: UIApplication,
        shouldSaveSecureApplicationState coder: NSCoder
    ) -> Bool { false }

    public func application(
        _ application: UIApplication,
        shouldRestoreSecureApplicationState coder: NSCoder
    ) -> Bool { false }

    public func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }

    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}

    public func applicationWillTerminate(_ application: UIApplication) {}
}
