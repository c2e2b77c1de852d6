import QuartzCore
import UIKit
import Unfold

/// Going back to where the reader left the document.
extension DocumentViewController {
    /// How long after a change the place is kept, in seconds.
    private static let timeToKeepPlace: TimeInterval = 1

    /// Begins where the document was left, and remembers where it is left now. To be called before the view is loaded.
    package func keepPlace(with keeper: PlaceKeeper) {
        placeKeeper = keeper
        keeper.onEnd { [weak self] in self?.keepPlace() }
    }

    /// Restores what is found of the place, as far as the rows are the same.
    func restorePlace() {
        guard let keeper = placeKeeper, !keeper.pending.rest.isBeginning, tableView.bounds.height > 0,
            let state = observation?.state
        else { return }
        let isComplete = !state.isIndexing || state.isWaiting
        let found = keeper.pending.take(
            rowCount: isComplete ? state.rowCount : state.settledRowCount,
            isComplete: isComplete
        ) { [self] in keeper.identity(ofRow: $0.index, row) == $0 }
        var levels = expander.state
        for row in found.open { levels.set(.expanded, for: DocumentRowID(index: row)) }
        // Who has gone elsewhere meanwhile stays there.
        if let top = found.top, !hasAppeared || isAtTop, surroundings.bar == nil {
            let distance = keeper.pending.rest.distance
            let id = DocumentRowID(index: top)
            expander.restore(ExpansionSnapshot(state: levels, topRow: id, distance: distance))
        } else if !found.open.isEmpty {
            expander.state = levels
        }
    }

    /// Where the reader is.
    var place: ReadingPlace {
        guard let keeper = placeKeeper else { return ReadingPlace() }
        let snapshot = expander.snapshot
        var place = keeper.pending.rest
        let open = snapshot.state.unfolded.suffix(ReadingPlace.rowLimit)
        place.open += open.compactMap { keeper.identity(ofRow: $0.index, row) }
        place.open = place.open.suffix(ReadingPlace.rowLimit)
        if let top = snapshot.topRow, let row = ReadingPlace.Row(index: top.index, row(at: top.index)) {
            (place.top, place.distance) = (row, snapshot.distance)
        }
        return place
    }

    /// Has the place be kept soon.
    func notePlace() {
        guard let keeper = placeKeeper, !keeper.isDue else { return }
        keeper.isDue = true
        FrameClock.shared.schedule(after: Self.timeToKeepPlace, isPassive: true) { [weak self] in
            self?.keepPlaceAtRest()
        }
    }

    private func keepPlaceAtRest() {
        placeKeeper?.isDue = false
        // Writing takes its time, which a motion does not have.
        if tableView.isTracking || tableView.isDecelerating || tableView.isScrollAnimating { return notePlace() }
        keepPlace()
    }

    /// Keeps the place now.
    func keepPlace() {
        guard isViewLoaded, tableView.bounds.height > 0 else { return }
        placeKeeper?.keep(place)
    }

    private var isAtTop: Bool { tableView.contentOffset.y <= -tableView.adjustedContentInset.top }
}
