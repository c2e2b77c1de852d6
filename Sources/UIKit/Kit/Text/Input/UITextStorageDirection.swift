/// The directions in which a text is stored.
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}
