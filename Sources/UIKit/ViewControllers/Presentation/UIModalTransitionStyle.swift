/// How a presented controller comes and goes; the numbers are Apple's.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom edge, and down again.
    case coverVertical = 0
    /// By fading in and out.
    case crossDissolve = 2
}
