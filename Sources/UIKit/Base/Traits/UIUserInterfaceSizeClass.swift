/// The size classes, which tell how much space there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Unspecified.
    case unspecified = 0
    /// Little space, such as along the width of a phone in portrait orientation.
    case compact = 1
    /// Much space.
    case regular = 2
}
