import CoreGraphics
import QuartzCore
import RowGeometry

extension UITableView {
    func setUpTable() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
    }

    /// Has everything asked for anew before the next frame, or before the next question about rows.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func reloadIfNeeded() {
        // Inside a block of updates the rows are those from before it.
        if needsReload, !hasUncommittedUpdates { reload() }
    }

    func reload() {
        precondition(updates.depth == 0, "reloadData() must not be called inside a block of updates")
        needsReload = false
        dropAllViews()
        selection.rows = []
        buildContent()
        updateContentSize()
        setNeedsLayout()
    }

    /// Asks how many rows there are and, where that is needed beforehand, how high they are.
    func buildContent() {
        var built = TableContent()
        built.geometry.estimate = Extent(points: automaticEstimate)
        built.top = edgeHeight(tableHeaderView)
        built.bottom = edgeHeight(tableFooterView)
        content = built
        let counts = currentCounts()
        built.asksForHeights = delegateGivesHeights(counts)
        content.asksForHeights = built.asksForHeights
        for (section, count) in counts.enumerated() {
            let header = height(of: .header(section))
            built.geometry.appendSection(
                .init(
                    numberOfRows: count,
                    rowSize: built.asksForHeights ? .unmeasured : uniformRowSize,
                    spacing: spacing(aboveHeader: header),
                    header: .exact(header),
                    footer: .exact(height(of: .footer(section)))
                )
            )
            if built.asksForHeights { estimateRows(of: section, count: count, in: &built.geometry) }
        }
        content = built
        // With few rows the end of the content is known from the start, not found while scrolling.
        if built.asksForHeights, estimatedRowHeight < 0 { askForKnownHeights() }
    }

    /// Rows a section, as the data source says now.
    func currentCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            precondition(count >= 0, "the data source returned \(count) rows for section \(section)")
            return count
        }
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: content.height)
        if contentSize != size { contentSize = size }
    }

    private func dropAllViews() {
        for (row, cell) in cells.rows { endDisplaying(cell, at: row) }
        for (part, view) in cells.sectionViews { endDisplaying(view, of: part) }
        cells.rows = [:]
        cells.sectionViews = [:]
        cells.blankParts = []
    }
}
