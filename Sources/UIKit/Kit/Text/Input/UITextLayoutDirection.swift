/// The directions in which a text is seen. Their values differ from those of `UITextStorageDirection`.
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}
