extension UISwitch {
    /// The appearance of a switch. The raw values are Apple's.
    public enum Style: Int, Sendable {
        /// The style that is usual for the platform.
        case automatic = 0
        /// A box with a check mark, which exists on the Mac only.
        case checkbox = 1
        /// A thumb that slides from one end of a track to the other.
        case sliding = 2
    }
}
