import Foundation

extension UIApplication {
    /// The states of an app. The raw values are Apple's.
    public enum State: Int, Sendable {
        /// The app is on the screen and has the keyboard.
        case active = 0
        /// The app is on the screen or about to be, and doesn't have the keyboard.
        case inactive = 1
        /// The app isn't on the screen.
        case background = 2
    }

    /// The keys of launch options. They are present if the app is launched to open something.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The URL to open, a `URL`. `application(_:open:options:)` follows with it.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The action with which the user launches the app, a `UIApplicationShortcutItem`.
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The description of the activity to continue, a dictionary with the value for `userActivityType`.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
        )
        /// The kind of the activity to continue, a `String`.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
        )
    }

    /// The keys of the options of a URL that the app opens.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The bundle identifier of the app that asks for it, a `String`. Only the app itself is known; otherwise the
        /// key is absent.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
        /// Whether the app opens the file itself and not a copy, a `Bool`. It is `true` for a file, which is the
        /// user's.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The keys of options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The key of the app's version, a string, in the state of the app.
    nonisolated public static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
    /// The key of the system's version, a string, in the state of the app.
    nonisolated public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// The key of the date, an `NSDate`, in the state of the app.
    nonisolated public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// The key of the interface idiom, an `NSNumber`, in the state of the app.
    nonisolated public static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiom"
    /// The key of the storyboard, a `UIStoryboard`, in the state of a controller that comes from one.
    nonisolated public static let stateRestorationViewControllerStoryboardKey =
        "UIStateRestorationViewControllerStoryboard"

    /// Posted after the app was launched and its delegate was told.
    nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )
    /// Posted after the app received the keyboard.
    nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// Posted before the app loses the keyboard.
    nonisolated public static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// Posted after the app left the screen.
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// Posted before the app comes back to the screen, and before a scene with a delegate appears for the first time
    /// (unverified).
    nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification"
    )
    /// Posted when the system is short of memory, after the delegate is told.
    nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification"
    )
    /// Posted before the app terminates.
    nonisolated public static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification"
    )
    /// Posted before protected files can't be read any more. A desktop protects none, so it is never posted.
    nonisolated public static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable"
    )
    /// Posted when protected files can be read again. A desktop protects none, so it is never posted.
    nonisolated public static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable"
    )
    /// Posted when `backgroundRefreshStatus` changes, which doesn't happen on a desktop.
    nonisolated public static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification"
    )
}
