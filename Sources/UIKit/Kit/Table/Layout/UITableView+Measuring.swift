import CoreGraphics
import RowGeometry

/// Measuring rows, headers and footers that come into view, without moving the content that the user sees.
extension UITableView {
    /// Measures the elements that came into view. If one above the top of the screen turns out to be higher, the
    /// scroll position moves and the visible rows don't.
    ///
    /// - Returns: The rows that are visible then.
    func measureVisibleElements() -> [IndexPath] {
        // An animated scroll that reached its target brings other rows into view, which may move the target again.
        // The limit bounds the work of one frame.
        for _ in 0..<8 {
            let rows = measureUnknown(in: { self.visibleSpan }, rows: { self.visibleRows })
            guard followScrollGoal() else { return rows }
        }
        return visibleRows
    }

    /// Measures the elements in a part of the content until none of them is unknown.
    ///
    /// Measuring moves the part itself, and rows that turn out to be lower bring others into it. Both arguments are
    /// therefore evaluated again in each round.
    ///
    /// - Returns: The rows in the part after the last round.
    @discardableResult
    func measureUnknown(in span: () -> Range<CGFloat>, rows: () -> [IndexPath]) -> [IndexPath] {
        var verified: Set<RowGeometry.Element> = []
        // Each round measures at least one element, and none is measured twice.
        for _ in 0..<64 {
            let rowsInPart = rows()
            var unknownRows: [IndexPath] = []
            // A loop: a closure would check at each row that it runs on the main thread.
            for row in rowsInPart where needsMeasuring(row) && verified.insert(.row(row)).inserted {
                unknownRows.append(row)
            }
            let unknownParts = unknownParts(in: span()).filter { verified.insert($0.element).inserted }
            guard !unknownRows.isEmpty || !unknownParts.isEmpty else { return rowsInPart }
            keepingContent(unknown: Set(unknownRows.map { .row($0) }).union(unknownParts.map(\.element))) {
                for part in unknownParts { setHeight(.exact(measure(part)), of: part) }
                for row in unknownRows { setHeight(measure(row), of: row) }
                // The estimate changes heights above the anchor too, so it is set before the anchor is restored.
                settleEstimate()
            }
        }
        return rows()
    }

    /// Changes heights without moving the content that the user sees.
    ///
    /// - Parameter unknown: The visible elements that are not shown as they are, and so can't be the anchor.
    func keepingContent(unknown: Set<RowGeometry.Element> = [], while change: () -> Void) {
        let anchor = measuringAnchor(unknown: unknown)
        change()
        // This corrects an estimate, so the scroll indicator must not jump.
        correctContent {
            // The offset is set first: content that is too short for the old offset would be moved to its end.
            if let anchor { restore(anchor) }
            updateContentSize()
        }
    }

    /// Measures everything again that has a view.
    func measureShown() {
        for part in cells.sectionViews.keys { setHeight(.exact(measure(part)), of: part) }
        for row in cells.rows.keys where content.contains(row) && heightCanChange(row) {
            setHeight(measure(row), of: row)
        }
    }

    /// Whether a row has no height, or has one from before it left the screen, which an update may have changed.
    func needsMeasuring(_ row: IndexPath) -> Bool {
        if !content.geometry.isMeasured(row: row.row, in: row.section) { return true }
        return heightCanChange(row) && cells.rows[row] == nil
    }

    /// Moves the heights of rows and sections to where an update puts these. Those of new rows are unknown.
    func moveHeights(by edits: [TableEdit]) {
        content.geometry.apply(edits, newRow: content.asksForHeights ? .unmeasured : uniformRowSize)
    }

    /// Replaces what is known of a row's height by an estimate.
    func setEstimate(_ height: Extent, of row: IndexPath) {
        content.geometry.setSize(.estimated(height), ofRow: row.row, in: row.section)
    }

    func setHeight(_ height: Extent, of row: IndexPath) {
        // Once the client has other data, its answers are about other rows.
        guard !isInterrupted else { return }
        let known = content.geometry.size(ofRow: row.row, in: row.section)
        guard known != .exact(height) else { return }
        if !known.isExact { content.heights.add(height) }
        content.geometry.setSize(.exact(height), ofRow: row.row, in: row.section)
    }

    /// Shifts the scroll position by a distance. A movement in progress continues from there.
    ///
    /// Content that rests within its edges stays within them, by the heights that are known so far.
    func shiftContentOffset(by distance: CGFloat) {
        guard distance != 0 else { return }
        var target = contentOffset.y + distance
        if case .none = movement, !isTracking, geometry.vertical.excess(contentOffset.y) == 0 {
            target = clampedOffset(target)
        }
        contentOffset.y = target
    }
}

extension RowSize {
    fileprivate var isExact: Bool { if case .exact = self { true } else { false } }
}

extension RowGeometry.Element {
    static func row(_ path: IndexPath) -> Self { .row(path.row, section: path.section) }
}
