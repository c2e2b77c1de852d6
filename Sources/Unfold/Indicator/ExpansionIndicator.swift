import UIKit

/// The indicator at the trailing edge of a row that unfolds.
///
/// ```swift
/// expander.indicator = isEditing ? .none : .chevron
/// ```
public enum ExpansionIndicator: Hashable, Sendable {
    /// An arrow that points to the trailing edge, or down while the row is unfolded.
    case chevron
    /// No indicator. The cell may have one of its own.
    case none
}
