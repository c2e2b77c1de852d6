import CoreGraphics
import RowGeometry

/// Where heights come from: the delegate, `rowHeight`, or the cells themselves.
extension UITableView {
    /// Of a row of which nothing is known, where the client leaves that to the table.
    var automaticEstimate: CGFloat {
        if estimatedRowHeight > 0 { return estimatedRowHeight }
        return rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
    }

    /// What all rows are taken for when the delegate has no say.
    var uniformRowSize: RowSize {
        rowHeight >= 0 ? .exact(Extent(points: rowHeight)) : .unmeasured
    }

    /// Has the heights of everything found out anew before the next frame; cells and selection stay.
    func setNeedsHeights() {
        requireFiniteHeights()
        needsHeights = true
        setNeedsLayout()
    }

    /// Finds out heights anew, and has the reader see what he saw.
    func takeNewHeights() {
        changeRows {
            let place = readingPlace
            findKnownHeights()
            measureShown()
            if let place { restore(place) }
            updateContentSize()
            for (row, cell) in cells.rows where cells.isDisplayed(cell) { cell.frame = rowFrame(row) }
        }
    }

    /// Forgets all heights, and notes those that the client says beforehand.
    func findKnownHeights() {
        needsHeights = false
        content.isEstimateSettled = false
        content.heights = HeightSample()
        content.settledParts = [:]
        content.geometry.estimate = roundedUp(automaticEstimate)
        let first = (0..<content.geometry.numberOfSections).first { content.geometry.numberOfRows(in: $0) > 0 }
        askDelegate(of: first.map { IndexPath(row: 0, section: $0) })
        let size = content.asksForHeights ? RowSize.unmeasured : uniformRowSize
        // All at once: that is much faster than one by one.
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
        // With few rows the end of the content is known from the start, not found while scrolling.
        askForKnownHeights()
    }

    /// Finds out which of the optional questions about rows the delegate answers, from what it says of one.
    func askDelegate(of row: IndexPath?) {
        content.asksForHeights = false
        content.asksForEstimates = false
        guard let delegate, let row, !isInterrupted else { return }
        let none = UnimplementedDelegateMethod.height
        content.asksForHeights = delegate.tableView(self, heightForRowAt: row) != none
        guard heightCanChange(row), estimatedRowHeight != 0, !isInterrupted else { return }
        content.asksForEstimates = delegate.tableView(self, estimatedHeightForRowAt: row) != none
    }

    /// Whether a row's height is anything but the one that all rows have.
    func heightCanChange(_ row: IndexPath) -> Bool {
        content.asksForHeights || rowHeight < 0
    }

    /// Notes what the delegate says of rows before they are seen: estimates, or with estimation off the heights.
    func estimateRows() {
        guard let delegate, !isInterrupted else { return }
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

    /// Takes what the delegate guesses of some rows, evenly spread, for typical of all.
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

    /// Asks the delegate for the heights of all rows, in a table of moderate size and unless it guesses them. In others
    /// rows are asked for when they come near the screen.
    func askForKnownHeights() {
        guard asksForHeightsBeforehand, content.geometry.numberOfRows <= TableMetrics.eagerRowLimit else { return }
        for section in 0..<content.geometry.numberOfSections {
            let rows = 0..<content.geometry.numberOfRows(in: section)
            let heights = rows.map { delegateHeight(IndexPath(row: $0, section: section)) }
            content.geometry.setSizes(heights.map { $0.map(RowSize.exact) ?? .unmeasured }, ofRowsFrom: 0, in: section)
        }
    }

    /// Asks the delegate for the heights of all rows again after an update, in a table of few rows. In others rows off the
    /// screen keep what they had until they come near it.
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

    /// The height that the delegate gives; `nil` where it leaves it to the cell or has no say.
    func delegateHeight(_ row: IndexPath) -> Extent? {
        guard !isInterrupted else { return nil }
        guard let height = delegate?.tableView(self, heightForRowAt: row),
            height != UnimplementedDelegateMethod.height
        else { return rowHeight >= 0 ? Extent(points: rowHeight) : nil }
        return checked(height, of: row) < 0 ? nil : Extent(points: height)
    }

    /// The exact height of a row; the cell is asked, and made if need be, where nobody else says.
    func measure(_ row: IndexPath) -> Extent {
        if let given = delegateHeight(row) { return given }
        guard let cell = cells.rows[row] ?? makeCell(for: row) else {
            return content.geometry.extent(ofRow: row.row, in: row.section)
        }
        return fittingHeight(of: cell, width: rowWidth)
    }

    /// The height that a view takes in a width, in whole pixels. What it says of its size meanwhile is part of that.
    func fittingHeight(of view: UIView, width: CGFloat) -> Extent {
        isMeasuring = true
        defer { isMeasuring = false }
        return roundedUp(view.fittingHeight(width: width))
    }

    /// Whole pixels that hold a height; less than a hundredth of one is no more than an error of arithmetic.
    func roundedUp(_ height: CGFloat) -> Extent {
        guard height > 0, height.isFinite else { return .zero }
        let scale = contentScaleFactor
        return Extent(points: Double(((min(height, TableMetrics.greatestHeight) * scale) - 0.01).rounded(.up) / scale))
    }

    /// How wide rows are.
    var rowWidth: CGFloat {
        bounds.width - cardInsets.left - cardInsets.right
    }

    /// What is free beside the cards of an inset grouped table: its margins.
    var cardInsets: UIEdgeInsets {
        style == .insetGrouped ? layoutMargins : .zero
    }

    /// Where a row is, in the table's coordinates.
    func rowFrame(_ row: IndexPath) -> CGRect {
        frame(content.span(of: row))
    }

    func frame(_ span: Range<CGFloat>) -> CGRect {
        CGRect(x: cardInsets.left, y: span.lowerBound, width: rowWidth, height: span.upperBound - span.lowerBound)
    }

    /// A part of the geometry over the whole width.
    func rect(_ range: Range<Extent>) -> CGRect {
        let span = content.points(range)
        return CGRect(x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        content.contains(indexPath)
    }

    func rows(in rect: CGRect) -> [IndexPath] {
        reloadIfNeeded()
        guard rect.maxX >= 0, rect.minX <= bounds.maxX, rect.maxY >= 0 else { return [] }
        return content.rows(from: rect.minY, to: rect.maxY)
    }
}
