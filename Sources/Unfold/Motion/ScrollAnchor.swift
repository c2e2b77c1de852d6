/// What stays where it is on the screen while rows unfold and fold, as far as the ends of the table and ``Reveal`` allow.
///
/// ```swift
/// expander.anchor = .touchedRow  // as it is at first
/// expander.anchor = .topOfViewport
/// expander.anchor = .none
/// ```
public enum ScrollAnchor: Hashable, Sendable {
    /// The top of the row that was asked to change, if it is on the screen; else the first row on the screen.
    case touchedRow
    /// The first row on the screen.
    case topOfViewport
    /// The scroll position.
    case none
}
