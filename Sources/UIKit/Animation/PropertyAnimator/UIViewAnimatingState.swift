/// What an animator is doing; the numbers are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing is going on, or everything is over.
    case inactive = 0
    /// The animations run or are held.
    case active = 1
    /// The animations were stopped where they were, and wait for `finishAnimation(at:)`.
    case stopped = 2
}
