extension UIControl {
    /// The state of a control. The raw values are Apple's.
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static var normal: State { [] }
        /// A touch is inside the control.
        public static var highlighted: State { State(rawValue: 1) }
        public static var disabled: State { State(rawValue: 2) }
        public static var selected: State { State(rawValue: 4) }
        /// The control has the keyboard focus.
        public static var focused: State { State(rawValue: 8) }
        /// The range of states for the app's own use.
        public static var application: State { State(rawValue: 0x00FF_0000) }
        public static var reserved: State { State(rawValue: 0xFF00_0000) }
    }

    /// The horizontal alignment of a control's content. The raw values are Apple's.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// The vertical alignment of a control's content. The raw values are Apple's.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }
}
