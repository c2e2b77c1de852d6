/// The levels of content. Dark backgrounds are lighter at the elevated level.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Unspecified. Drawn like `base`.
    case unspecified = -1
    /// The base level.
    case base = 0
    /// Over other content, such as in a popover.
    case elevated = 1
}
