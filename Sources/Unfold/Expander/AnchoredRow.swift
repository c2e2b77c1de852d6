import UIKit

/// A row that stays in place while others change.
struct AnchoredRow<ID> {
    /// The index path of the row, or that of a section for its header.
    let row: IndexPath
    let id: ID?
    /// The distance in points from the top of the table's visible area to where the row begins for the user.
    let distance: CGFloat
}
