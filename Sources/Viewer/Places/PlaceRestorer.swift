import CoreGraphics
import Reader
import UIKit
import Unfold

/// Brings the table to a place, as soon as the row on top is shown.
///
/// A row far inside others is shown some frames after these are opened: one turn looks into a few rows only. The place
/// is given up when the user scrolls, unfolds or folds meanwhile.
@MainActor
final class PlaceRestorer {
    typealias Snapshot = ExpansionSnapshot<DocumentRowID, RowLevel>

    /// A place whose row isn't shown yet.
    private struct Pending {
        var row: DocumentRowID
        var distance: CGFloat
        /// The offset of the content at which the table waits for it.
        var offset: CGFloat
    }

    private let rows: DocumentRows
    private var tableView: UITableView { rows.tableView }
    private let expander: RowExpander<DocumentRowID>
    private var pending: Pending?

    init(_ rows: DocumentRows, _ expander: RowExpander<DocumentRowID>) {
        (self.rows, self.expander) = (rows, expander)
    }

    /// Shows the levels and the place of a snapshot. The rows of the levels are shown, or wait.
    func restore(_ snapshot: Snapshot) {
        expander.restore(snapshot)
        pending = nil
        guard let row = snapshot.topRow, row.offset != nil, rows.outline.index(of: row) == nil else { return }
        pending = Pending(row: row, distance: snapshot.distance, offset: tableView.contentOffset.y)
    }

    /// Shows other levels, and still restores the place.
    func show(_ levels: ExpansionState<DocumentRowID, RowLevel>) {
        let pending = pending
        expander.state = levels
        self.pending = pending
    }

    /// The levels, and the place at which the table is, or is to be.
    var snapshot: Snapshot {
        var snapshot = expander.snapshot
        if let pending, isWaiting(pending) { (snapshot.topRow, snapshot.distance) = (pending.row, pending.distance) }
        return snapshot
    }

    /// More rows are shown.
    func rowsDidGrow() {
        guard let pending else { return }
        guard isWaiting(pending) else { return cancel() }
        guard rows.outline.index(of: pending.row) != nil else { return }
        restore(Snapshot(state: expander.state, topRow: pending.row, distance: pending.distance))
    }

    /// Gives the place up.
    func cancel() { pending = nil }

    /// Whether the content is where the place began to wait, or at the top, which moves with the bars.
    private func isWaiting(_ pending: Pending) -> Bool {
        let (offset, top) = (tableView.contentOffset.y, -tableView.adjustedContentInset.top)
        return !tableView.isTracking && (offset == pending.offset || offset <= top)
    }
}
