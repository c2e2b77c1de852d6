extension UIAccessibility {
    /// What an application tells assistive technology by `post(notification:argument:)`; the numbers are those that
    /// Apple's are known to have (unverified).
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Much of the screen is another one. The argument is the element to go to, or `nil` for the first.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen is elsewhere, came or went. The argument is the element to go to, or `nil` to stay.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument, a string, is to be told to the person.
        public static let announcement = Notification(rawValue: 1008)
        /// The content was scrolled by a page. The argument, a string, says where it is.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Whether an element shows less or more of what belongs to it.
    public enum ExpandedStatus: Int, Sendable {
        /// It is no such element.
        case unsupported = 0
        case expanded = 1
        case collapsed = 2
    }
}
