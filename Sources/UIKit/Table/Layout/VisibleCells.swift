import Foundation

/// The views that stand for rows and sections on screen.
@MainActor
struct VisibleCells {
    var rows: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    /// Cells whose rows are gone, until their motion is over; nothing may reuse them before.
    var leaving: [UIView] = []

    func indexPath(of cell: UITableViewCell) -> IndexPath? {
        rows.first { $0.value === cell }?.key
    }
}
