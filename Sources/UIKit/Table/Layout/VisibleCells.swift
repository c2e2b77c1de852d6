import Foundation

/// The views that stand for rows and sections on screen.
@MainActor
struct VisibleCells {
    var rows: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Cells that gave way, until their motion is over; nothing may reuse them before.
    var leaving: [LeavingCell] = []

    func indexPath(of cell: UITableViewCell) -> IndexPath? {
        rows.first { $0.value === cell }?.key
    }
}

/// A cell on its way off the screen.
struct LeavingCell {
    let view: UIView
    /// The row for which another cell is on the screen by now, which this one goes along with; `nil` if the row is gone.
    var row: IndexPath?
}
