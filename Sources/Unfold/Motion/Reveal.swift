/// How far a table scrolls, in the same motion, to show a row that unfolds. It goes before ``ScrollAnchor``: a row that has
/// to be shown does not stay where it is.
///
/// ```swift
/// expander.reveal = .minimal  // as it is at first
/// expander.reveal = .top
/// expander.reveal = .none
/// ```
public enum Reveal: Hashable, Sendable {
    /// Just so far that all of the row is on the screen, or its top, if it is higher than the screen.
    case minimal
    /// Until the top of the row is at the top of the screen.
    case top
    /// Not at all.
    case none
}
