/// The positions at which animations can finish. The raw values are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    /// The position on the screen.
    case current = 2
}
