import Foundation

extension UIApplication {
    /// Whether an application is on the screen and has the keyboard; the numbers are Apple's.
    public enum State: Int, Sendable {
        /// It is on the screen and has the keyboard.
        case active = 0
        /// It is on the screen, or about to be, but another one has the keyboard.
        case inactive = 1
        /// It is not on the screen.
        case background = 2
    }

    /// Names what an application was started with. A desktop starts it with nothing, so no key is ever present.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Names how an address is to be shown.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The application is ready, and its delegate has heard so.
    nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification"
    )
    /// The application has the keyboard.
    nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification"
    )
    /// The application is about to lose the keyboard.
    nonisolated public static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification"
    )
    /// The application left the screen.
    nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification"
    )
    /// The application is about to end.
    nonisolated public static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification"
    )
}
