/// The results of a drop. The raw values are Apple's.
public enum UIDropOperation: UInt, Sendable {
    /// The items return to where they were.
    case cancel = 0
    /// The items can't be dropped here. They return, too.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved, which only their own app can do.
    case move = 3
}
