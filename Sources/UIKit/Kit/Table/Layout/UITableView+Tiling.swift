import CoreGraphics
import QuartzCore
import RowGeometry

/// The cells of the rows that are visible, and of no others.
extension UITableView {
    /// Updates the views for the scroll position. Its cost depends on the views that come and go.
    func tile() {
        // Inside a block of updates the rows stay as they were before it: the client may have changed its data
        // already.
        guard updates.isIdle else { return updates.addLayout() }
        resizeInvalidatedCells()
        reloadIfNeeded()
        // The client changed its data during the reload. The next layout asks for it again.
        guard !needsReload else { return setNeedsLayout() }
        areCallsAnimated = AnimationContext.isEnabled
        changeRows {
            followWidth()
            UIView.performWithoutAnimation {
                restorePlaceAfterReload()
                // The client may scroll when a cell comes or goes. What that brings into sight is not measured yet: the
                // next layout adds it.
                let rows = measureVisibleElements()
                let span = visibleSpan
                // Cells are removed before others are added, so that they can be reused at once.
                removeCells(except: rows)
                placeShownCells()
                addCells(at: rows)
                placeSectionViews(in: span)
                placeEdgeViews()
            }
            layer.endJoiningScroll()
            prefetchRows()
        }
        if focusedRow != nil { settleFocus() }
        textSelection?.rowsDidMove()
        measureAheadWhenIdle()
    }

    /// Updates the cells for the current scroll position before a query about them is answered.
    func tileIfNeeded() {
        reloadIfNeeded()
        if layer.needsLayout() { layoutIfNeeded() }
    }

    /// The part of the content that is on the screen.
    var visibleSpan: Range<CGFloat> {
        let bounds = bounds
        return bounds.minY..<max(bounds.minY, bounds.maxY)
    }

    /// The rows that are at least partly on the screen.
    var visibleRows: [IndexPath] {
        guard !visibleSpan.isEmpty else { return [] }
        guard let gap else { return editing.reordering.visibleRows(in: visibleSpan) }
        return content.rows(
            from: visibleSpan.lowerBound - gap.height,
            to: visibleSpan.upperBound + gap.height,
            with: gap.source
        )
    }

    /// Adopts a changed width: cells are resized, and heights that depend on it are found out again.
    private func followWidth() {
        let insets = wantedContentInsets
        guard contentSize.width != bounds.width || content.insets != insets else { return }
        if content.insets != insets {
            content.insets = insets
            contentInsetsDidChange()
        }
        let place = readingPlace
        if heightsDependOnWidth {
            content.geometry.invalidateAll()
            content.heights = HeightSample()
            content.isEstimateSettled = false
            estimateRows()
            askForKnownHeights()
        }
        refreshSectionHeights(alsoOf: [])
        measureShown()
        settleEstimate()
        if let place { restore(place) }
        updateContentSize()
        for (row, cell) in cells.rows { cell.frame = rowFrame(row) }
        // A separator of a plain table ends at the margin, which follows the width.
        updateSeparators()
    }

    private func contentInsetsDidChange() {
        for cell in cells.rows.values { cell.setNeedsLayout() }
        updateSectionTitles()
    }

    private var heightsDependOnWidth: Bool { content.asksForHeights || rowHeight < 0 }

    private func removeCells(except rows: [IndexPath]) {
        heading.note(rows.first)
        for (row, cell) in cells.rows where !rows.containsSorted(row) && !isInMotion(cell) {
            cells.removeCell(at: row)
            endDisplaying(cell, at: row, isKept: true)
        }
        keptCells.trim(into: &reusePool)
    }

    /// Moves cells whose positions changed since the last layout because heights were measured.
    private func placeShownCells() {
        for (row, cell) in cells.rows where cells.isDisplayed(cell) {
            let (frame, place) = (cell.frame, rowFrame(row))
            // A frame is computed from position and size, and so is not exact to the last digit.
            let tolerance = max(1e-6, 4 * place.maxY.ulp)
            guard frame.size != place.size || abs(frame.minX - place.minX) + abs(frame.minY - place.minY) > tolerance
            else { continue }
            cell.frame = place
        }
    }

    private func addCells(at rows: [IndexPath]) {
        // Sorted when the first cell is added, which most frames of a scroll don't do.
        var sorted: [IndexPath]?
        for row in rows {
            if let cell = cells.rows[row], cells.isDisplayed(cell) { continue }
            let shown = sorted ?? displayedRows
            sorted = shown
            // A row that was measured with its cell has a cell that is not on the screen yet.
            guard let cell = cells.rows[row] ?? makeCell(for: row), !cells.isDisplayed(cell) else { continue }
            cell.frame = rowFrame(row)
            display(cell, at: row)
            if let neighbour = shown.last(where: { $0 < row }) ?? shown.first { join(cell, at: row, to: neighbour) }
        }
    }

    /// The rows with a cell that is displayed, from top to bottom.
    private var displayedRows: [IndexPath] { cells.rows.filter { cells.isDisplayed($0.value) }.keys.sorted() }

    /// Lets a cell that appears beside a row move as that row does: an update may still be moving the rows.
    func join(_ cell: UITableViewCell, at row: IndexPath, to neighbour: IndexPath) {
        guard let shown = cells.rows[neighbour], shown !== cell, shown.layer.animationKeys() != nil,
            !conduct.contains(.tilesForFinalBounds)
        else { return }
        // The cell follows the edge that it touches, because the height of the neighbor may be changing too.
        cell.layer.joinMotion(ofLowerEdge: neighbour < row, of: shown.layer)
    }

    /// Whether a view that belongs off the screen is still shown on it by running animations, of the view or of the
    /// scroll position.
    func isInMotion(_ view: UIView) -> Bool {
        guard view.superview === self, view.layer.animationKeys() != nil || layer.animationKeys() != nil,
            let shown = view.layer.presentation()?.frame
        else { return false }
        if conduct.contains(.tilesForFinalBounds), layer.animationKeys() != nil { return false }
        return shown.overlaps(layer.presentation()?.bounds ?? bounds)
    }
}
