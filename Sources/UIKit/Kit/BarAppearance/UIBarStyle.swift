/// The styles of a bar without an appearance of its own. The raw values are Apple's.
public enum UIBarStyle: Int, Sendable {
    /// The background and the text have the colors of the system.
    case `default` = 0
    /// The background is black and the text white.
    case black = 1
}
