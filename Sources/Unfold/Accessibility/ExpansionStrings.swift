/// The strings that assistive technologies read for rows that unfold.
///
/// The strings are in English by default. An app sets localized ones:
///
/// ```swift
/// expander.strings.expand = NSLocalizedString("Show more", comment: "")
/// expander.strings.collapse = NSLocalizedString("Show less", comment: "")
/// expander.strings.expanded = NSLocalizedString("Open", comment: "")
/// expander.strings.collapsed = NSLocalizedString("Closed", comment: "")
/// expander.strings.level = NSLocalizedString("Level %d", comment: "")
/// ```
public struct ExpansionStrings: Hashable, Sendable {
    /// The name of the action that unfolds a row.
    public var expand = "Expand"
    /// The name of the action that folds a row.
    public var collapse = "Collapse"
    /// The accessibility value of an unfolded row on systems that don't have an expanded status.
    public var expanded = "Expanded"
    /// The accessibility value of a folded row on systems that don't have an expanded status.
    public var collapsed = "Collapsed"

    /// The accessibility value of a row in a group of an outline. `%d` stands for its level, which is 1 for a root.
    public var level = "Level %d"

    /// Creates the English strings.
    ///
    /// ```swift
    /// expander.strings = ExpansionStrings()
    /// ```
    public init() {}
}
