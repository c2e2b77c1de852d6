/// The two levels of a row that is either folded or unfolded.
///
/// The cases have the names that accessibility uses for these states.
///
/// ```swift
/// message.numberOfLines = level == .collapsed ? 3 : 0
/// picture.isHidden = level != .expanded
/// ```
public enum RowLevel: String, ExpansionLevel {
    /// The row is folded.
    case collapsed
    /// The row is unfolded and shows everything.
    case expanded

    public static let folded = RowLevel.collapsed
    public static let fullyUnfolded = RowLevel.expanded
}
