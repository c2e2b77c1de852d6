/// The distance that a table scrolls, in the same animation, to show a row that unfolds.
///
/// This takes precedence over ``ExpansionAnchor``: a row doesn't stay in place if the table has to scroll to show it.
///
/// ```swift
/// expander.reveal = .minimal  // the default
/// expander.reveal = .top
/// expander.reveal = .none
/// ```
public enum ExpansionReveal: Hashable, Sendable {
    /// The table scrolls only as far as needed to show the whole row, or its top if the row is
    /// higher than the screen.
    case minimal
    /// The table scrolls until the top of the row is at the top of the screen.
    case top
    /// The table doesn't scroll.
    case none
}
