import UIKit

/// A row that stays in place while others change.
struct AnchoredRow<ID> {
    /// The index path of the row, or that of a section for its header.
    let row: IndexPath
    let id: ID?
    /// The distance in points from the top of the table's visible area to the edge of the row that stays.
    let distance: CGFloat
    /// Whether that is the edge at which the row ends for the user, and not the one at which it begins.
    var isByEnd = false
}
