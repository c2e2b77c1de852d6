/// The current row of an outline, on which every command acts, and the places that jumps led away from.
///
/// The row is kept by its identity, so that it stays while others come and go. A row that is not visible any more is
/// represented by the nearest one: the row around it, or the next one that meets a condition. The cursor finds it again
/// when it is asked for after a change of the outline, so no change has to announce itself.
@MainActor
package final class RowCursor {
    private let outline: RowOutline
    private var place = 0
    private var row: DocumentRowID?
    /// The row that was current before rows were filtered; `nil` once they are found, or after a move.
    private var anchor: DocumentRowID?
    private var history = PlaceHistory<DocumentRowID>()
    /// The row at which a selection begins; `nil` if only the current row is selected.
    private var selectionStart: DocumentRowID?
    /// The version of the outline in which `place` was found.
    private var version = -1

    package init(_ outline: RowOutline) { self.outline = outline }

    /// The index of the current row; 0 if there are no rows.
    package var index: Int {
        find()
        return place
    }

    /// The identity of the current row. While no row is visible, the last one is still meant; `nil` if there was none.
    package var id: DocumentRowID? {
        find()
        return row
    }

    // MARK: Moving

    /// Makes a row the current one.
    package func move(to index: Int) {
        (anchor, selectionStart) = (nil, nil)
        go(to: index)
    }

    private func go(to index: Int) {
        place = min(max(0, index), max(0, outline.count - 1))
        row = outline.id(at: place)
        version = outline.version
    }

    /// Makes a row the current one, and selects those between it and the one before, with those that are selected.
    package func extend(to index: Int) {
        guard outline.count > 0 else { return }
        let start = selectionStart ?? id
        anchor = nil
        go(to: index)
        selectionStart = start
    }

    /// The selected rows: the current one, and those up to where the selection begins. While there are no rows, the
    /// first place.
    package var selection: ClosedRange<Int> {
        let current = index
        guard let start = selectionStart.flatMap(outline.nearestIndex) else { return current...current }
        return min(start, current)...max(start, current)
    }

    /// Selects the current row only.
    package func endSelection() { selectionStart = nil }

    /// Makes a row the current one, and keeps the place of the one before for the way back.
    package func jump(to index: Int) {
        leave()
        move(to: index)
    }

    /// Keeps the current place for the way back.
    package func leave() {
        if outline.count > 0, let id { history.leave(id) }
    }

    /// Returns the row to which the way back or forward leads, and keeps the current one for the other way; `nil` if
    /// there is none.
    package func wayThroughHistory(forward: Bool) -> DocumentRowID? {
        guard outline.count > 0, let id else { return nil }
        return history.go(forward: forward, from: id)
    }

    // MARK: Changes

    /// Keeps the current row until the rows of a condition are found, whichever of them come first.
    package func anchorRow() { anchor = id }

    /// Whether the rows of a condition are looked for.
    package var isAnchored: Bool { anchor != nil }

    /// Ends the search for the row that was current.
    ///
    /// - Returns: Whether the row is shown. If it isn't, the nearest row represents it.
    @discardableResult
    package func releaseAnchor() -> Bool {
        find()
        defer { anchor = nil }
        return anchor == nil || anchor == row
    }

    /// Begins at the first row, without history: the rows are different ones.
    package func reset() {
        (place, row, anchor, selectionStart, version) = (0, nil, nil, nil, -1)
        history.removeAll()
    }

    /// Finds the current row after rows have come or gone.
    private func find() {
        guard version != outline.version else { return }
        version = outline.version
        guard outline.count > 0 else { return place = 0 }
        let found = (anchor ?? row).flatMap(outline.nearestIndex)
        place = found ?? min(place, outline.count - 1)
        row = outline.id(at: place)
    }
}
