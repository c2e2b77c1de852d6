/// Where animations leave what they change; the numbers are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    /// Where they are on screen.
    case current = 2
}
