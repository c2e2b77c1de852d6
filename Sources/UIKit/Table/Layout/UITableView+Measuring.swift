import CoreGraphics
import RowGeometry

/// Finding out heights when rows, headers and footers come into sight, while what the reader sees stays where it is.
extension UITableView {
    /// Finds out the heights of what came into sight: one that turns out to be higher above the top of the screen moves
    /// the scroll position, not the rows.
    func measureWhatIsInSight() {
        let found = measureUnknown(in: { self.visibleSpan }) { self.rowsInSight }
        guard found else { return }
        for (row, cell) in cells.rows where cell.superview === self { cell.frame = rowFrame(row) }
        followScrollGoal()
    }

    /// Finds out the heights of what a part of the content shows, until nothing in it is unknown: measuring moves the
    /// part, and rows that turn out lower bring others into it. Gives whether there was anything to find out.
    func measureUnknown(in span: () -> Range<CGFloat>, rows: () -> [IndexPath]) -> Bool {
        var verified: Set<RowGeometry.Element> = []
        // Each round measures at least one row.
        for round in 0..<64 {
            let unknownRows = rows().filter { needsMeasuring($0) && verified.insert(.row($0)).inserted }
            let unknownParts = unknownParts(in: span()).filter { verified.insert($0.element).inserted }
            guard !unknownRows.isEmpty || !unknownParts.isEmpty else { return round > 0 }
            let anchor = measuringAnchor(
                unknown: Set(unknownRows.map { .row($0) }).union(unknownParts.map(\.element))
            )
            for part in unknownParts { setHeight(.exact(measure(part)), of: part) }
            for row in unknownRows { setHeight(measure(row), of: row) }
            settleEstimate()
            // The offset first: content that is too short for it is pulled back to its end.
            if let anchor { restore(anchor) }
            updateContentSize()
        }
        return true
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
        guard content.geometry.size(ofRow: row.row, in: row.section) != .exact(height) else { return }
        content.geometry.setSize(.exact(height), ofRow: row.row, in: row.section)
    }

    /// Takes the first rows that were measured for typical, once: an estimate that followed every row would move the
    /// end of the content under the reader's finger.
    private func settleEstimate() {
        guard !content.isEstimateSettled, estimatedRowHeight < 0, content.geometry.countOfUnmeasured > 0 else { return }
        let measured = rowsInSight.filter { content.geometry.isMeasured(row: $0.row, in: $0.section) }
            .map { content.geometry.extent(ofRow: $0.row, in: $0.section) }
            .sorted()
        guard !measured.isEmpty else { return }
        content.isEstimateSettled = true
        content.geometry.estimate = measured[measured.count / 2]
    }

    /// What stays while heights are found out: the first row, header or footer on screen whose height is known, since
    /// those above it came into sight from the top; with none, the first one.
    private func measuringAnchor(unknown: Set<RowGeometry.Element>) -> ContentAnchor? {
        let seen = content.elements(from: visibleSpan.lowerBound, to: visibleSpan.upperBound)
        guard let element = seen.first(where: { !unknown.contains($0) }) ?? seen.first else { return nil }
        return ContentAnchor(element: element, distance: content.span(of: element).lowerBound - bounds.minY)
    }

    private func restore(_ anchor: ContentAnchor) {
        shiftContentOffset(by: content.span(of: anchor.element).lowerBound - anchor.distance - bounds.minY)
    }

    /// Moves the content under the reader; what scrolls at the moment goes on from there.
    func shiftContentOffset(by distance: CGFloat) {
        if distance != 0 { contentOffset.y += distance }
    }
}

extension RowGeometry.Element {
    static func row(_ path: IndexPath) -> Self { .row(path.row, section: path.section) }
}
