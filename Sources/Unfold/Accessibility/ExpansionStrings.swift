/// What assistive technology says of rows that unfold. English at first; an application sets its own language:
///
/// ```swift
/// expander.strings.expand = NSLocalizedString("Show more", comment: "")
/// expander.strings.collapse = NSLocalizedString("Show less", comment: "")
/// expander.strings.expanded = NSLocalizedString("Open", comment: "")
/// expander.strings.collapsed = NSLocalizedString("Closed", comment: "")
/// ```
public struct ExpansionStrings: Hashable, Sendable {
    /// The action that unfolds a row.
    public var expand = "Expand"
    /// The action that folds a row.
    public var collapse = "Collapse"
    /// The state of a row that is unfolded, where the system has no status for it.
    public var expanded = "Expanded"
    /// The state of a row that is folded, where the system has no status for it.
    public var collapsed = "Collapsed"

    /// The English ones.
    ///
    /// ```swift
    /// expander.strings = ExpansionStrings()
    /// ```
    public init() {}
}
