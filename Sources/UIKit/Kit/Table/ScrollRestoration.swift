import Foundation

/// The rows and places that a table has in mind between callbacks and frames, and that updates carry along.
@MainActor
struct ScrollRestoration {
    /// The target of an animated scroll.
    private(set) var goal: ScrollGoal?
    /// The rows of the touches that are being handled, the innermost last; `nil` for one that an update deleted.
    private var touchedRows: [IndexPath?] = []
    /// The place at the top of the screen before a reload, and the scroll position then.
    private var placeToRestore: (place: ReadingPlace, offset: CGFloat)?

    /// The row of the touch that is being handled, which keeps its position in updates.
    var touchedRow: IndexPath? { touchedRows.last ?? nil }

    /// Sets or removes the target of an animated scroll.
    mutating func aim(at goal: ScrollGoal?) { self.goal = goal }

    /// Begins to handle a touch of a row. Touches nest, since a delegate may activate another row.
    mutating func touch(_ row: IndexPath) { touchedRows.append(row) }

    /// Ends the handling of the innermost touch.
    mutating func endTouch() { touchedRows.removeLast() }

    /// Keeps a place until the layout after a reload.
    mutating func keep(_ place: ReadingPlace?, at offset: CGFloat) {
        placeToRestore = place.map { ($0, offset) }
    }

    /// Returns the place before the last reload, once.
    mutating func takePlaceToRestore() -> (place: ReadingPlace, offset: CGFloat)? {
        defer { placeToRestore = nil }
        return placeToRestore
    }

    /// Carries everything to where an update puts the rows. What it deletes is forgotten.
    mutating func carry(by map: UpdateMotion.Map) {
        touchedRows = touchedRows.map { $0.flatMap { map.newIndexPath(forOld: $0) } }
        placeToRestore = placeToRestore.flatMap { place, offset in place.carried(by: map).map { ($0, offset) } }
        guard case .row(let row, let position)? = goal?.place else { return }
        // The direction is determined again: the row may be on the other side now.
        goal = map.newIndexPath(forOld: row).map { ScrollGoal(place: .row($0, position)) }
    }
}
