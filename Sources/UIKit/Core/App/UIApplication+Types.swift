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

    /// The keys of launch options. A desktop launches an app without options, so no key is ever present.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The keys of options for opening a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

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
    /// Posted before the app terminates.
    nonisolated public static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification"
    )
}
