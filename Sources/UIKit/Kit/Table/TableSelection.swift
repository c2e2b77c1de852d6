import Foundation

/// The selected rows, the row under a finger, and the row with the focus.
struct TableSelection {
    var rows: Set<IndexPath> = []
    /// The row under the finger while it is highlighted.
    var highlighted: IndexPath?
    /// The touch that selects a row.
    weak var touch: UITouch?
    /// The row on which the touch began.
    var touched: IndexPath?
    /// The row with the focus.
    var focused: IndexPath?
    /// The row that had the focus before it left the table.
    var lastFocused: IndexPath?
}
