import CoreGraphics
import Failures
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
        guard !isTiling, !hasUncommittedUpdates else { return }
        if needsReload { reload() }
        if needsHeights { takeNewHeights() }
    }

    func reload() {
        requireMainThread("UITableView.reloadData()")
        programmerError(
            unless: updates.depth == 0,
            "reloadData() must not be called inside a block of updates",
            in: "UITableView.reloadData()"
        )
        guard !isTiling else {
            updates.isReloadWaiting = true
            return
        }
        updates.isReloadWaiting = false
        completeUpdatesByReload()
        updates.unfinishedReconfigurations = []
        needsReload = false
        resizing?.end()
        resizing = nil
        let place = window == nil ? nil : readingPlace
        isTiling = true
        dropAllViews()
        selection.rows = []
        buildContent()
        updateContentSize()
        isTiling = false
        if updates.isWaiting || updates.isReloadWaiting {
            // The client has changed its data while it was asked about them.
            updates.isReloadWaiting = false
            completeUpdatesByReload()
            setNeedsReload()
        }
        // Where heights are guesses the offset alone says little of what the reader saw.
        placeToRestore = content.geometry.countOfUnmeasured > 0 ? place.map { ($0, contentOffset.y) } : nil
        setNeedsLayout()
        commitWhatWaits()
    }

    /// After everything was asked for anew: has the reader see the row that he saw, unless the content was moved since.
    func restorePlaceAfterReload() {
        guard let (place, offset) = placeToRestore else { return }
        placeToRestore = nil
        guard offset == contentOffset.y, case .row(let row, let section) = place.element else { return }
        let path = IndexPath(row: row, section: section)
        guard content.contains(path) else { return }
        if needsMeasuring(path) { setHeight(measure(path), of: path) }
        restore(place)
        updateContentSize()
    }

    /// Asks how many rows there are and, where that is needed beforehand, how high they are.
    private func buildContent() {
        content = TableContent()
        content.top = edgeHeight(tableHeaderView)
        content.bottom = edgeHeight(tableFooterView)
        content.geometry.insertSections(currentCounts().map { .init(numberOfRows: $0) }, at: 0)
        findKnownHeights()
    }

    /// Rows a section, as the data source says now.
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
        cells.rows = [:]
        cells.sectionViews = [:]
        cells.blankParts = []
    }
}
