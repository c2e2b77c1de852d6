import UIKit

/// The indicator of a row that unfolds.
///
/// ```swift
/// expander.indicator = isEditing ? .none : .chevron
/// expander.indicator = .chevron(.center)
/// ```
///
/// The expander doesn't replace an accessory that a cell has already. A row whose cell has an `accessoryView` of its
/// own, or an `accessoryType`, has no arrow at the trailing edge.
public struct ExpansionIndicator: Hashable, Sendable {
    /// The position of an arrow in its row.
    ///
    /// ```swift
    /// let placements: [ExpansionIndicator.Placement] = [.firstLine, .center, .leading]
    /// ```
    public enum Placement: Hashable, Sendable {
        /// The arrow is at the trailing edge, beside the first line of text. It stays there when the row unfolds.
        case firstLine
        /// The arrow is at the trailing edge, in the vertical center of the row.
        case center
        /// The arrow is at the leading edge, beside the first line of text. The leading layout margin of the content
        /// view makes room for it.
        case leading
    }

    /// The position of the arrow, or `nil` if there is no arrow.
    let placement: Placement?

    /// An arrow at the end of the first line of text, which points to the trailing edge, or down while the row is
    /// unfolded.
    ///
    /// ```swift
    /// expander.indicator = .chevron
    /// ```
    public static let chevron = chevron(.firstLine)

    /// No indicator. The cell may have one of its own.
    ///
    /// ```swift
    /// expander.indicator = .none
    /// ```
    public static let none = ExpansionIndicator(placement: nil)

    /// Returns an arrow at a position in the row.
    ///
    /// ```swift
    /// expander.indicator = .chevron(.leading)
    /// ```
    ///
    /// - Parameter placement: The position of the arrow.
    public static func chevron(_ placement: Placement) -> ExpansionIndicator {
        ExpansionIndicator(placement: placement)
    }
}
