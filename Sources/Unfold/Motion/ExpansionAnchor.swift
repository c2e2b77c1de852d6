/// The content that stays in place on the screen while rows unfold and fold.
///
/// The ends of the table and ``ExpansionReveal`` take precedence.
///
/// ```swift
/// expander.anchor = .touchedRow  // the default
/// expander.anchor = .topOfViewport
/// expander.anchor = .bottomOfViewport
/// expander.anchor = .none
/// ```
public enum ExpansionAnchor: Hashable, Sendable {
    /// The top of the row that was asked to change, if it is on the screen, and otherwise the first
    /// row on the screen.
    case touchedRow
    /// The first row on the screen.
    case topOfViewport
    /// The lower edge of the last row on the screen, as for a list whose newest row is the last one.
    case bottomOfViewport
    /// The scroll position.
    case none
}
