/// The states of an animator. The raw values are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
    /// The animations haven't started or have finished.
    case inactive = 0
    /// The animations are running or paused.
    case active = 1
    /// The animations were stopped at their current position, and wait for `finishAnimation(at:)`.
    case stopped = 2
}
