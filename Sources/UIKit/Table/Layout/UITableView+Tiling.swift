import CoreGraphics
import QuartzCore
import RowGeometry

/// Which rows have cells: those on screen, and no others.
extension UITableView {
    /// Brings the views into line with the scroll position. Costs what comes and goes.
    func tile() {
        guard !isTiling else { return }
        isTiling = true
        defer { endTiling() }
        reloadIfNeeded()
        followWidth()
        UIView.performWithoutAnimation {
            measureVisibleRows()
            removeCellsOutOfSight()
            addCellsInSight()
            placeSectionViews(in: visibleSpan)
            placeEdgeViews()
        }
    }

    /// Has the cells of the present scroll position before a question about them is answered.
    func tileIfNeeded() {
        reloadIfNeeded()
        if layer.needsLayout() { layoutIfNeeded() }
    }

    /// The part of the content on screen.
    var visibleSpan: Range<CGFloat> {
        let bounds = bounds
        return bounds.minY..<max(bounds.minY, bounds.maxY)
    }

    /// The rows of which some part is on screen.
    var rowsInSight: [IndexPath] {
        guard !visibleSpan.isEmpty else { return [] }
        return content.rows(from: visibleSpan.lowerBound, to: visibleSpan.upperBound)
    }

    /// Finds out the heights of rows that come into sight. What the reader sees stays where it is: a row that turns out
    /// to be higher above the top of the screen moves the scroll position, not the rows.
    func measureVisibleRows() {
        var rounds = 0
        var verified: Set<IndexPath> = []
        // Rows that turn out lower bring others into sight; each round measures at least one row.
        while rounds < 64 {
            let unmeasured = rowsInSight.filter { !verified.contains($0) && needsMeasuring($0) }
            guard !unmeasured.isEmpty else { break }
            let anchor = measuringAnchor(unmeasured)
            for row in unmeasured {
                verified.insert(row)
                setHeight(measure(row), of: row)
            }
            settleEstimate()
            // The offset first: content that is too short for it is pulled back to its end.
            if let anchor { restore(anchor) }
            updateContentSize()
            rounds += 1
        }
        guard rounds > 0 else { return }
        for (row, cell) in cells.rows where cell.superview === self { cell.frame = rowFrame(row) }
        followScrollGoal()
    }

    /// Whether a row in sight has no height yet, or one from before it left the screen that an update may have changed.
    private func needsMeasuring(_ row: IndexPath) -> Bool {
        if !content.geometry.isMeasured(row: row.row, in: row.section) { return true }
        return heightCanChange(row) && cells.rows[row] == nil
    }

    func setHeight(_ height: Extent, of row: IndexPath) {
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

    /// The row that stays while heights are found out: the first one on screen whose height is known, since those above
    /// it came into sight from the top; with none, the first one.
    private func measuringAnchor(_ unmeasured: [IndexPath]) -> RowAnchor? {
        let rows = rowsInSight
        let unknown = Set(unmeasured)
        guard let row = rows.first(where: { !unknown.contains($0) }) ?? rows.first else { return nil }
        return RowAnchor(row: row, distance: content.span(of: row).lowerBound - bounds.minY)
    }

    /// Moves the content under the reader; what scrolls at the moment goes on from there.
    func shiftContentOffset(by distance: CGFloat) {
        if distance != 0 { contentOffset.y += distance }
    }

    private func restore(_ anchor: RowAnchor) {
        let shift = content.span(of: anchor.row).lowerBound - anchor.distance - bounds.minY
        if shift != 0 { shiftContentOffset(by: shift) }
    }

    /// Takes another width: cells get it, and heights that depend on it are asked for again.
    private func followWidth() {
        guard contentSize.width != bounds.width else { return }
        let anchor = rowsInSight.first.map {
            RowAnchor(row: $0, distance: content.span(of: $0).lowerBound - bounds.minY)
        }
        if content.asksForHeights || rowHeight < 0 {
            content.geometry.invalidateAll()
            if content.asksForHeights { askForKnownHeights() }
            for row in cells.rows.keys { setHeight(measure(row), of: row) }
        }
        refreshSectionHeights()
        if let anchor, contentOffset.y > -adjustedContentInset.top { restore(anchor) }
        updateContentSize()
        for (row, cell) in cells.rows { cell.frame = rowFrame(row) }
    }

    private func removeCellsOutOfSight() {
        let inSight = Set(rowsInSight)
        for (row, cell) in cells.rows where !inSight.contains(row) && !isInMotion(cell) {
            cells.rows[row] = nil
            endDisplaying(cell, at: row)
        }
    }

    private func addCellsInSight() {
        for row in rowsInSight {
            // A row that was measured by its cell has one that is not on the screen yet.
            let cell = cells.rows[row] ?? makeCell(for: row)
            guard cell.superview !== self else { continue }
            cell.frame = rowFrame(row)
            display(cell, at: row)
        }
    }

    /// Whether running animations still show a view on the screen that belongs off it.
    func isInMotion(_ view: UIView) -> Bool {
        guard view.layer.animationKeys() != nil, let shown = view.layer.presentation()?.frame else { return false }
        return shown.intersects(layer.presentation()?.bounds ?? bounds)
    }
}
