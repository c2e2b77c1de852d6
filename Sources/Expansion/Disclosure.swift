/// The two levels of a row that is either folded or not, by the names that accessibility has for them.
///
/// ```swift
/// message.numberOfLines = level == .collapsed ? 3 : 0
/// picture.isHidden = level != .expanded
/// ```
public enum Disclosure: String, ExpansionLevel {
    /// The row is folded.
    case collapsed
    /// The row shows everything.
    case expanded

    public static let folded = Disclosure.collapsed
    public static let fullyUnfolded = Disclosure.expanded
}
