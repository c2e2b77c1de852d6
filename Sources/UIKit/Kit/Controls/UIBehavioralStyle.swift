/// The behavior of a control. The raw values are Apple's.
public enum UIBehavioralStyle: UInt, Sendable {
    /// The behavior that is usual for the platform.
    case automatic = 0
    /// The behavior of iOS and iPadOS.
    case pad = 1
    /// The behavior of the Mac, which exists there only.
    case mac = 2
}
