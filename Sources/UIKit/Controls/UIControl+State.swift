extension UIControl {
    /// The state of a control; the numbers are Apple's.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var normal: State { [] }
        /// A finger is on it.
        public static var highlighted: State { State(rawValue: 1) }
        public static var disabled: State { State(rawValue: 2) }
        public static var selected: State { State(rawValue: 4) }
        /// Keys go to it.
        public static var focused: State { State(rawValue: 8) }
        /// For a client's own states.
        public static var application: State { State(rawValue: 0x00FF_0000) }
        public static var reserved: State { State(rawValue: 0xFF00_0000) }
    }

    /// Where contents stand from side to side; the numbers are Apple's.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// Where contents stand from top to bottom; the numbers are Apple's.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }
}
