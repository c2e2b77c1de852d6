extension UIAccessibility {
    /// A notification that an app sends to assistive technology by `post(notification:argument:)`. The raw values
    /// are those that Apple's are known to have (unverified).
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// A major part of the screen changed. The argument is the element to move to, or `nil` for the first.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Elements moved, appeared or disappeared. The argument is the element to move to, or `nil` to stay.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a string to announce to the user.
        public static let announcement = Notification(rawValue: 1008)
        /// The content scrolled by a page. The argument is a string that describes the new position.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// The values for whether an element is expanded.
    public enum ExpandedStatus: Int, Sendable {
        /// The element can't be expanded.
        case unsupported = 0
        case expanded = 1
        case collapsed = 2
    }
}
