/// The transitions of modal presentations. The raw values are Apple's.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom edge, and down when it is dismissed.
    case coverVertical = 0
    /// The view fades in and out.
    case crossDissolve = 2
}
