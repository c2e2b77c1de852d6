import Documents
import QuartzCore
import Reader
import UIKit
import Unfold

/// Restores the place at which the user left a document, and keeps the place at which the user is.
@MainActor
final class PlaceTracker {
    /// The time between a change and keeping the place, in seconds.
    private static let delay: TimeInterval = 1

    private let keeper: PlaceKeeper
    private let document: any Document
    private let rows: DocumentRows
    private var tableView: UITableView { rows.tableView }
    private let restorer: PlaceRestorer
    /// Returns the condition of the rows that are shown.
    private let filter: () -> ReadingPlace.Filter?
    /// Whether the place is going to be kept.
    private var isDue = false

    init(
        _ keeper: PlaceKeeper,
        of document: any Document,
        _ rows: DocumentRows,
        _ restorer: PlaceRestorer,
        filter: @escaping () -> ReadingPlace.Filter?
    ) {
        self.keeper = keeper
        self.filter = filter
        self.document = document
        self.rows = rows
        self.restorer = restorer
        keeper.onEnd { [weak self] in self?.keep() }
    }

    /// Whether there is nothing left to restore.
    var isRestored: Bool { keeper.pending.rest.isBeginning }

    /// Returns the condition that is still to be restored; `nil` if there is none.
    func takeFilter() -> ReadingPlace.Filter? { keeper.pending.takeFilter() }

    /// Restores the part of the place whose rows are found, as far as the rows are the same as before.
    ///
    /// - Parameter scrolls: Whether the table may scroll to the place. If not, rows are only unfolded.
    func restore(_ state: DocumentState, scrolls: Bool) {
        guard !keeper.pending.rest.isBeginning, tableView.bounds.height > 0 else { return }
        let isComplete = !state.isIndexing || state.isWaiting
        let found = keeper.pending.take(
            rowCount: isComplete ? state.rowCount : state.settledRowCount,
            isComplete: isComplete
        ) { [self] in keeper.identity(ofRow: $0.index, document.row(at:)) == $0.inside(nil) }
        var levels = restorer.snapshot.state
        for row in found.open { levels.set(.expanded, for: row) }
        if !found.open.isEmpty { rows.show(open: Array(levels.unfolded)) }
        if let top = found.top, scrolls {
            let distance = keeper.pending.rest.distance
            restorer.restore(ExpansionSnapshot(state: levels, topRow: top, distance: distance))
        } else if !found.open.isEmpty {
            restorer.show(levels)
        }
    }

    /// The place at which the user is, with the part of the last one that is still to be restored.
    var place: ReadingPlace {
        let snapshot = restorer.snapshot
        var place = keeper.pending.rest
        let open = snapshot.state.unfolded.suffix(ReadingPlace.rowLimit)
        place.open += open.compactMap { keeper.identity(ofRow: $0.index, document.row(at:))?.inside($0.offset) }
        place.open = place.open.suffix(ReadingPlace.rowLimit)
        if let top = snapshot.topRow, let row = ReadingPlace.Row(index: top.index, document.row(at: top.index)) {
            (place.top, place.distance) = (row.inside(top.offset), snapshot.distance)
        }
        if let filter = filter() { place.filter = filter }
        return place
    }

    // MARK: Keeping

    /// Keeps the place soon, because it has changed.
    func placeDidChange() {
        guard !isDue else { return }
        isDue = true
        tableView.layer.device.clock.schedule(after: Self.delay, isPassive: true) { [weak self] in self?.keepAtRest() }
    }

    private func keepAtRest() {
        isDue = false
        // Writing a file would delay the frames of a motion.
        if tableView.isTracking || tableView.isDecelerating || tableView.isScrollAnimating { return placeDidChange() }
        keep()
    }

    private func keep() {
        guard tableView.superview != nil, tableView.bounds.height > 0 else { return }
        keeper.keep(place)
    }

    // MARK: Changes of the document

    /// Forgets what identified the rows from one on, which may have changed.
    func forgetRows(from index: Int) { keeper.forgetRows(from: index) }

    /// Discards all state, because the rows have been replaced.
    func forgetEverything() { keeper.forgetEverything() }
}
