import Foundation

/// Which rows are selected, and which one a finger is on.
struct TableSelection {
    var rows: Set<IndexPath> = []
    /// The row under the finger, while it is highlighted.
    var highlighted: IndexPath?
    /// The row that the touch began on.
    var touched: IndexPath?
}
