import CoreGraphics
import RowGeometry

/// Finding out heights when rows, headers and footers come into sight, while what the reader sees stays where it is.
extension UITableView {
    /// Finds out the heights of what came into sight: one that turns out to be higher above the top of the screen moves
    /// the scroll position, not the rows.
    func measureWhatIsInSight() {
        // An animated scroll that has come to its end brings other rows into sight.
        for _ in 0..<8 {
            measureUnknown(in: { self.visibleSpan }, rows: { self.rowsInSight })
            guard followScrollGoal() else { return }
        }
    }

    /// Finds out the heights of what a part of the content shows, until nothing in it is unknown: measuring moves the
    /// part, and rows that turn out lower bring others into it.
    func measureUnknown(in span: () -> Range<CGFloat>, rows: () -> [IndexPath]) {
        var verified: Set<RowGeometry.Element> = []
        // Each round measures at least one row.
        for _ in 0..<64 {
            let unknownRows = rows().filter { needsMeasuring($0) && verified.insert(.row($0)).inserted }
            let unknownParts = unknownParts(in: span()).filter { verified.insert($0.element).inserted }
            guard !unknownRows.isEmpty || !unknownParts.isEmpty else { return }
            keepingContent(unknown: Set(unknownRows.map { .row($0) }).union(unknownParts.map(\.element))) {
                for part in unknownParts { setHeight(.exact(measure(part)), of: part) }
                for row in unknownRows { setHeight(measure(row), of: row) }
                settleEstimate()
            }
        }
    }

    /// Changes heights so that the reader does not see it.
    ///
    /// - Parameter unknown: what is in sight, but not as it is.
    func keepingContent(unknown: Set<RowGeometry.Element> = [], while change: () -> Void) {
        let anchor = measuringAnchor(unknown: unknown)
        change()
        correctContent {
            // The offset first: content that is too short for it is pulled back to its end.
            if let anchor { restore(anchor) }
            updateContentSize()
        }
    }

    /// Finds out again how high what has a view on the screen is.
    func measureShown() {
        for part in cells.sectionViews.keys { setHeight(.exact(measure(part)), of: part) }
        for row in cells.rows.keys where content.contains(row) && heightCanChange(row) {
            setHeight(measure(row), of: row)
        }
    }

    /// Whether a row has no height yet, or one from before it left the screen that an update may have changed.
    func needsMeasuring(_ row: IndexPath) -> Bool {
        if !content.geometry.isMeasured(row: row.row, in: row.section) { return true }
        return heightCanChange(row) && cells.rows[row] == nil
    }

    func setHeight(_ height: Extent, of row: IndexPath) {
        // Once the client has other data, its answers are about other rows.
        guard !isInterrupted else { return }
        let known = content.geometry.size(ofRow: row.row, in: row.section)
        guard known != .exact(height) else { return }
        if !known.isExact { content.heights.add(height) }
        content.geometry.setSize(.exact(height), ofRow: row.row, in: row.section)
    }

    /// Moves the content under the reader; what scrolls at the moment goes on from there. Content that rests within its edges
    /// stays within them: within those that it has by the heights that are known now.
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
