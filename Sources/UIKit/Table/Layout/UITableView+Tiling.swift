import CoreGraphics
import QuartzCore
import RowGeometry

/// Which rows have cells: those on screen, and no others.
extension UITableView {
    /// Brings the views into line with the scroll position. Costs what comes and goes.
    func tile() {
        // Inside a block of updates the rows stay as they were before it: the client may have other data already.
        guard !isTiling, updates.depth == 0 else { return }
        resizeInvalidatedCells()
        reloadIfNeeded()
        // The client has changed its data during the reload: the next layout asks for them again.
        guard !needsReload else { return setNeedsLayout() }
        changeRows {
            followWidth()
            UIView.performWithoutAnimation {
                restorePlaceAfterReload()
                measureWhatIsInSight()
                // The client may scroll when a cell comes or goes. What that brings into sight is not measured yet: the
                // next layout adds it.
                let (span, rows) = (visibleSpan, rowsInSight)
                removeCells(except: rows)
                placeShownCells()
                addCells(at: rows)
                placeSectionViews(in: span)
                placeEdgeViews()
            }
        }
        if focusedRow != nil { settleFocus() }
        measureAheadWhenIdle()
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

    /// Takes another width: cells get it, and heights that depend on it are asked for again.
    private func followWidth() {
        guard contentSize.width != bounds.width else { return }
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
    }

    private var heightsDependOnWidth: Bool { content.asksForHeights || rowHeight < 0 }

    private func removeCells(except rows: [IndexPath]) {
        noteDirection(rows.first)
        let inSight = Set(rows)
        for (row, cell) in cells.rows where !inSight.contains(row) && !isInMotion(cell) {
            cells.rows[row] = nil
            endDisplaying(cell, at: row)
        }
    }

    /// Moves cells that heights found out since the last time, here or by a question, have moved.
    private func placeShownCells() {
        for (row, cell) in cells.rows where cells.isDisplayed(cell) {
            let (frame, place) = (cell.frame, rowFrame(row))
            // A frame comes out of position and size, and so not to the last digit.
            let tolerance = max(1e-6, 4 * place.maxY.ulp)
            guard frame.size != place.size || abs(frame.minX - place.minX) + abs(frame.minY - place.minY) > tolerance
            else { continue }
            cell.frame = place
        }
    }

    private func addCells(at rows: [IndexPath]) {
        let shown = cells.rows.filter { cells.isDisplayed($0.value) }.keys.sorted()
        for row in rows {
            // A row that was measured by its cell has one that is not on the screen yet.
            guard let cell = cells.rows[row] ?? makeCell(for: row), !cells.isDisplayed(cell) else { continue }
            cell.frame = rowFrame(row)
            display(cell, at: row)
            if let neighbour = shown.last(where: { $0 < row }) ?? shown.first { join(cell, at: row, to: neighbour) }
        }
    }

    /// Has a cell that comes to stand beside a row on the screen move as that one does: its rows may be on their way.
    func join(_ cell: UITableViewCell, at row: IndexPath, to neighbour: IndexPath) {
        guard let shown = cells.rows[neighbour], shown !== cell, shown.layer.animationKeys() != nil else { return }
        cell.layer.joinMotion(ofLowerEdge: neighbour < row, of: shown.layer)
    }

    /// Whether running animations, of the view or of the scroll position, still show a view on the screen that belongs off
    /// it.
    func isInMotion(_ view: UIView) -> Bool {
        guard view.superview === self, view.layer.animationKeys() != nil || layer.animationKeys() != nil,
            let shown = view.layer.presentation()?.frame
        else { return false }
        return shown.intersects(layer.presentation()?.bounds ?? bounds)
    }
}
