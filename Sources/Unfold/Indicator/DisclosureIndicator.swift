import UIKit

/// What shows at the end of a row that it unfolds.
///
/// ```swift
/// expander.indicator = isEditing ? .none : .chevron
/// ```
public enum DisclosureIndicator: Hashable, Sendable {
    /// An arrow that points to where lines end, and down when the row is unfolded.
    case chevron
    /// Nothing; the cell may have an indicator of its own.
    case none
}
