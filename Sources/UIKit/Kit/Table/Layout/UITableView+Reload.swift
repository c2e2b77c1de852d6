import CoreGraphics
import Failures
import QuartzCore
import RowGeometry

extension UITableView {
    func setUpTable() {
        AppearanceRules.silently { backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground }
        alwaysBounceVertical = true
        // Their recognizers have to see the touches.
        _ = editing
        _ = multipleSelection
        let menu = RowContextMenu(of: self)
        contextMenu = menu
        addInteraction(menu.makeInteraction())
    }

    /// Invalidates all rows. The data source is asked for them before the next frame, or before the next query about
    /// rows.
    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func reloadIfNeeded() {
        // Inside a block of updates the rows are those from before the block.
        guard updates.areRowsInPlace else { return }
        if needsReload { reload() }
        if needsHeights { refreshHeights() }
    }

    func reload() {
        requireMainThread("UITableView.reloadData()")
        programmerError(
            unless: updates.depth == 0,
            "reloadData() must not be called inside a block of updates",
            in: "UITableView.reloadData()"
        )
        guard beginReload() else { return }
        needsReload = false
        // A reload replaces all cells, so requests to measure single ones are void.
        resizing?.end()
        resizing = nil
        let place = window == nil ? nil : readingPlace
        updates.beginWork()
        dropAllViews()
        keptCells.empty(into: &reusePool)
        selection.deselectAll()
        textSelection?.clear()
        buildContent()
        updateContentSize()
        updates.endWork()
        if updates.isWaiting || updates.isReloadWaiting {
            // The client changed its data while it was asked about it.
            completeUpdatesByReload()
            setNeedsReload()
        }
        // Where heights are estimates, the offset alone doesn't determine what the user saw.
        let restoresPlace = content.geometry.countOfUnmeasured > 0 && !conduct.contains(.forgetsHeights)
        places.keep(restoresPlace ? place : nil, at: contentOffset.y)
        setNeedsLayout()
        commitPendingWork()
    }

    /// After a reload, restores the row that was at the top of the screen, unless the content was moved since.
    func restorePlaceAfterReload() {
        guard let (place, offset) = places.takePlaceToRestore() else { return }
        guard offset == contentOffset.y, case .row(let row, let section) = place.element else { return }
        let path = IndexPath(row: row, section: section)
        guard content.contains(path) else { return }
        if needsMeasuring(path) { setHeight(measure(path), of: path) }
        restore(place)
        updateContentSize()
    }

    /// Asks for the number of rows and, where it is needed in advance, for their heights.
    private func buildContent() {
        let wholeMeasuring = content.wholeMeasuring
        content = TableContent()
        content.wholeMeasuring = wholeMeasuring
        content.insets = wantedContentInsets
        content.top = edgeHeight(tableHeaderView)
        content.bottom = edgeHeight(tableFooterView)
        content.geometry.insertSections(currentCounts().map { .init(numberOfRows: $0) }, at: 0)
        resetHeights()
        sectionIndex.reload()
    }

    /// Returns the number of rows in each section, as the data source reports them at this moment.
    func currentCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<checked(numberOfSections: dataSource.numberOfSections(in: self))).map { section in
            checked(numberOfRows: dataSource.tableView(self, numberOfRowsInSection: section), in: section)
        }
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: content.height)
        if contentSize != size { contentSize = size }
    }

    private func dropAllViews() {
        for (row, cell) in cells.rows { endDisplaying(cell, at: row) }
        for (part, view) in cells.sectionViews { endDisplaying(view, of: part) }
        cells.removeAll()
    }
}
