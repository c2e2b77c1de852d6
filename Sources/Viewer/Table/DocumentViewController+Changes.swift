import Documents
import UIKit

/// How what is shown follows the document.
extension DocumentViewController {
    /// Shows what has become of the document. Costs what is on the screen, however many rows came.
    func take(_ change: DocumentChange) {
        if change.replacesEverything || change.old.rowCount == 0 {
            if change.replacesEverything { forgetEverything() }
            tableView.reloadData()
        } else {
            for row in Set(change.changedRows).union(change.removedRows) { rowCache.forget(row) }
            placeKeeper?.forgetRows(from: change.changedRows.lowerBound)
            if !change.removedRows.isEmpty { expander.prune { $0.index < change.new.rowCount } }
            showRows(change)
        }
        if change.changesNotice { surroundings.show(notice: change.new.rowCount == 0 ? nil : change.new.notice) }
        showState()
        showInFinder(change)
        restorePlace()
        goToPendingLine()
        showPendingMatch()
        if follower.staysAtEnd, !tableView.isTracking { goToEnd() }
    }

    /// Nothing known of the rows holds: they are other ones.
    private func forgetEverything() {
        rowCache = DocumentRowCache()
        expander.prune { _ in false }
        flashingRow = nil
        pendingMatch = nil
        placeKeeper?.forgetEverything()
    }

    private func showInFinder(_ change: DocumentChange) {
        if change.replacesEverything {
            // What was found is of the rows before.
            finder?.setPattern(lastPattern, reveals: false)
        } else if change.old.rowCount != change.new.rowCount || !change.changedRows.isEmpty {
            finder?.rowsChanged(from: min(change.changedRows.lowerBound, change.old.rowCount))
        }
    }

    private func showRows(_ change: DocumentChange) {
        UIView.performWithoutAnimation {
            // Rows go only where none come.
            tableView.appendRows(change.insertedRows.count, inSection: 0)
            guard !change.changedRows.isEmpty || !change.removedRows.isEmpty else { return }
            tableView.performBatchUpdates { [self] in
                tableView.reconfigureRows(at: change.changedRows.map { IndexPath(row: $0, section: 0) })
                tableView.deleteRows(at: change.removedRows.map { IndexPath(row: $0, section: 0) }, with: .none)
            }
        }
    }

    /// Shows how much there is, and that there is nothing.
    func showState() {
        guard let state = observation?.state else { return }
        showStatus()
        surroundings.setProgress(state.isIndexing ? state.progress : nil)
        surroundings.show(emptiness: state.rowCount == 0 ? state.notice : nil, in: tableView)
    }

    func showStatus() {
        guard let state = observation?.state else { return }
        titleView.status =
            DocumentStatus(
                rowCount: state.rowCount,
                isIndexing: state.isIndexing,
                progress: state.progress,
                isFollowing: follows && follower.staysAtEnd
            ).text
    }

    // MARK: The end

    /// Whether the end of the content is on the screen.
    var isAtEnd: Bool {
        let end = tableView.contentSize.height + tableView.adjustedContentInset.bottom - tableView.bounds.height
        return tableView.contentOffset.y >= end - 1
    }

    /// Shows the end, at once.
    func goToEnd() {
        guard rowCount > 0, tableView.bounds.height > 0 else { return }
        tableView.scrollToRow(at: IndexPath(row: rowCount - 1, section: 0), at: .bottom, animated: false)
    }
}
