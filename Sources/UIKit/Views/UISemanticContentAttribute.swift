/// What a view's contents mean for the side that they start from; the numbers are Apple's.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As the system's language runs.
    case unspecified = 0
    /// Controls of playback, which never turn round.
    case playback = 1
    /// Controls of directions in space, which never turn round.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
