/// The edges from which content insets count. The raw values are Apple's.
public enum UIContentInsetsReference: Int, Sendable {
    /// Those of the surrounding layout.
    case automatic = 0
    /// Those of the view.
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}
