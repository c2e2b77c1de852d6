/// Whether there is much or little room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Little room, such as the width of an upright phone.
    case compact = 1
    /// Much room.
    case regular = 2
}
