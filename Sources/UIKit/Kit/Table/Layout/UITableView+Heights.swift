import CoreGraphics
import RowGeometry

/// The heights of rows, which come from the delegate, `rowHeight`, or the cells themselves.
extension UITableView {
    /// The height of a row of which nothing is known, where the client leaves it to the table.
    var automaticEstimate: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
    }

    /// The initial size of all rows if the delegate provides no heights.
    var uniformRowSize: RowSize {
        rowHeight >= 0 ? .exact(Extent(points: rowHeight)) : .unmeasured
    }

    /// Invalidates all heights. They are found out again before the next frame; cells and selection stay.
    func setNeedsHeights() {
        requireFiniteHeights()
        needsHeights = true
        setNeedsLayout()
    }

    /// Finds out all heights again, and keeps the visible content in place.
    func refreshHeights() {
        changeRows {
            let place = readingPlace
            resetHeights()
            measureShown()
            if let place { restore(place) }
            updateContentSize()
            for (row, cell) in cells.rows where cells.isDisplayed(cell) { cell.frame = rowFrame(row) }
        }
    }

    /// Discards all heights, and records those that the client provides in advance.
    func resetHeights() {
        needsHeights = false
        content.isEstimateSettled = false
        content.heights = HeightSample()
        content.settledParts = [:]
        content.geometry.estimate = roundedUp(automaticEstimate)
        let first = (0..<content.geometry.numberOfSections).first { content.geometry.numberOfRows(in: $0) > 0 }
        askDelegate(of: first.map { IndexPath(row: 0, section: $0) })
        let size = content.asksForHeights ? RowSize.unmeasured : uniformRowSize
        // All sections are inserted at once, which is much faster than one by one.
        let sections = (0..<content.geometry.numberOfSections).map { section in
            let header = knownHeight(of: .header(section))
            return RowGeometry.Section(
                numberOfRows: content.geometry.numberOfRows(in: section),
                rowSize: size,
                spacing: spacing(above: header),
                header: header,
                footer: knownHeight(of: .footer(section))
            )
        }
        content.geometry = RowGeometry(estimate: content.geometry.estimate)
        content.geometry.insertSections(sections, at: 0)
        estimateRows()
        // With few rows the end of the content is known from the start, and doesn't change while scrolling.
        askForKnownHeights()
    }

    /// Finds out which of the optional methods about rows the delegate implements, by calling them for one row.
    ///
    /// Swift has no optional requirements without Objective-C. A default implementation returns a number that no
    /// client returns.
    func askDelegate(of row: IndexPath?) {
        content.asksForHeights = false
        content.asksForEstimates = false
        guard let delegate, let row, !isInterrupted else { return }
        let none = UnimplementedDelegateMethod.height
        content.asksForHeights = delegate.tableView(self, heightForRowAt: row) != none
        guard heightCanChange(row), estimatedRowHeight != 0, !isInterrupted else { return }
        content.asksForEstimates = delegate.tableView(self, estimatedHeightForRowAt: row) != none
    }

    /// Whether a row's height may differ from the one that all rows have.
    func heightCanChange(_ row: IndexPath) -> Bool {
        content.asksForHeights || rowHeight < 0
    }

    /// Records what the delegate returns about rows before they are visible: estimates, or heights if estimation is
    /// off.
    func estimateRows() {
        guard let delegate, !isInterrupted else { return }
        // With estimation turned off every height is requested in advance, regardless of the number of rows.
        let isOff = estimatedRowHeight == 0 && content.asksForHeights
        guard isOff || content.asksForEstimates else { return }
        guard isOff || content.geometry.numberOfRows <= TableMetrics.eagerEstimateLimit else {
            estimateBySample(delegate)
            return
        }
        for section in 0..<content.geometry.numberOfSections {
            content.geometry.setSizes(
                (0..<content.geometry.numberOfRows(in: section)).map { row in
                    let path = IndexPath(row: row, section: section)
                    if isOff { return delegateHeight(path).map(RowSize.exact) ?? .unmeasured }
                    if isInterrupted { return .unmeasured }
                    let estimate = delegate.tableView(self, estimatedHeightForRowAt: path)
                    return estimate > 0 ? .estimated(roundedUp(estimate)) : .unmeasured
                },
                ofRowsFrom: 0,
                in: section
            )
        }
    }

    /// Takes the typical value of the delegate's estimates for some rows, evenly spread, as the estimate for all
    /// rows.
    private func estimateBySample(_ delegate: any UITableViewDelegate) {
        let geometry = content.geometry
        let step = geometry.totalExtent.units / HeightSample.capacity
        let rows = (0..<HeightSample.capacity).compactMap { number -> IndexPath? in
            guard case .row(let row, let section)? = geometry.element(at: Extent(units: number * step)) else {
                return nil
            }
            return IndexPath(row: row, section: section)
        }
        let guesses = rows.map { isInterrupted ? 0 : delegate.tableView(self, estimatedHeightForRowAt: $0) }
            .filter { $0 > 0 }
        guard !guesses.isEmpty else { return }
        content.isEstimateSettled = true
        content.geometry.estimate = inWholePixels(HeightSample.typical(guesses.map(roundedUp)))
    }

    /// Asks the delegate for the heights of all rows, in a table of moderate size whose rows it doesn't estimate. In
    /// other tables it is asked when rows come near the screen.
    func askForKnownHeights() {
        guard asksForHeightsBeforehand, content.geometry.numberOfRows <= TableMetrics.eagerRowLimit else { return }
        for section in 0..<content.geometry.numberOfSections {
            let rows = 0..<content.geometry.numberOfRows(in: section)
            let heights = rows.map { delegateHeight(IndexPath(row: $0, section: section)) }
            content.geometry.setSizes(heights.map { $0.map(RowSize.exact) ?? .unmeasured }, ofRowsFrom: 0, in: section)
        }
    }

    /// Asks the delegate for the heights of all rows again after an update, in a table of few rows.
    ///
    /// In other tables rows off the screen keep their heights until they come near it. Otherwise an update of a table
    /// of a thousand rows would be slower than one of a million.
    func askForChangedHeights() {
        guard asksForHeightsBeforehand, content.geometry.numberOfRows <= TableMetrics.eagerUpdateLimit else { return }
        for section in 0..<content.geometry.numberOfSections {
            for row in 0..<content.geometry.numberOfRows(in: section) {
                let path = IndexPath(row: row, section: section)
                if let height = delegateHeight(path) { setHeight(height, of: path) }
            }
        }
    }

    private var asksForHeightsBeforehand: Bool {
        content.asksForHeights && !content.asksForEstimates && estimatedRowHeight < 0
    }

    /// Returns the height that the delegate provides; `nil` if it leaves the height to the cell or provides none.
    func delegateHeight(_ row: IndexPath) -> Extent? {
        guard !isInterrupted else { return nil }
        guard let height = delegate?.tableView(self, heightForRowAt: row),
            height != UnimplementedDelegateMethod.height
        else { return rowHeight >= 0 ? Extent(points: rowHeight) : nil }
        return checked(height, of: row) < 0 ? nil : Extent(points: height)
    }

    /// Returns the exact height of a row. Where neither the delegate nor the table provides it, the cell is measured,
    /// and created if necessary.
    func measure(_ row: IndexPath) -> Extent {
        if let given = delegateHeight(row) { return given }
        guard let cell = cells.rows[row] ?? makeCell(for: row) else {
            return content.geometry.extent(ofRow: row.row, in: row.section)
        }
        let height = fittingHeight(of: cell, width: rowWidth)
        // The system's styles have the separator in their metrics.
        guard cell.hasConstraints, separatorStyle != .none else { return height }
        return height + Extent(points: Double(TableMetrics.separatorHeight))
    }

    /// Returns the fitting height of a view in a width, in whole pixels. Invalidations of the view's size during the
    /// measurement are part of it and don't count as changes.
    func fittingHeight(of view: UIView, width: CGFloat) -> Extent {
        isMeasuring = true
        defer { isMeasuring = false }
        return roundedUp(view.fittingHeight(width: width))
    }

    /// Returns a height rounded up to whole pixels. An excess of less than a hundredth of a pixel counts as a
    /// rounding error.
    func roundedUp(_ height: CGFloat) -> Extent {
        guard height > 0, height.isFinite else { return .zero }
        let scale = contentScaleFactor
        return Extent(points: Double(((min(height, TableMetrics.greatestHeight) * scale) - 0.01).rounded(.up) / scale))
    }

    /// The width of rows.
    var rowWidth: CGFloat {
        bounds.width - cardInsets.left - cardInsets.right
    }

    /// Returns the frame of a row in the table's coordinates.
    func rowFrame(_ row: IndexPath) -> CGRect {
        let displaced = editing.reordering.displaced(frame(content.span(of: row)), of: row)
        return gap.map { displaced.offsetBy(dx: 0, dy: $0.displacement(of: row)) } ?? displaced
    }

    func frame(_ span: Range<CGFloat>) -> CGRect {
        CGRect(x: cardInsets.left, y: span.lowerBound, width: rowWidth, height: span.upperBound - span.lowerBound)
    }

    /// Returns the rectangle of a part of the geometry, in the full width of the table.
    func rect(_ range: Range<Extent>) -> CGRect {
        let span = content.points(range)
        return CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        reloadIfNeeded()
        guard rect.maxX >= 0, rect.minX <= bounds.maxX, rect.maxY >= 0 else { return [] }
        return content.rows(from: rect.minY, to: rect.maxY)
    }
}
