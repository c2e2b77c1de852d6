import Failures
import RowGeometry

extension UITableView {
    /// Adds rows to the end of a section without animation, at a cost that doesn't depend on their number.
    ///
    /// The result is that of `insertRows(at:with:)`. The data source must count the rows already.
    package func appendRows(_ count: Int, inSection section: Int) {
        guard count > 0 else { return }
        guard !needsReload, updates.areRowsInPlace else {
            setNeedsReload()
            return
        }
        requireSection(section, for: .appending)
        let old = content.geometry.numberOfRows(in: section)
        let new = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        programmerError(
            unless: new == old + count,
            "the data source has \(new) rows in section \(section), but \(count) were appended to \(old)",
            in: "UITableView.appendRows(_:inSection:)"
        )
        let size = content.asksForHeights ? RowSize.unmeasured : uniformRowSize
        content.geometry.insertRows(count, at: old, in: section, size: size)
        updateContentSize()
        setNeedsLayout()
    }

    /// Inserts rows below all rows that have a cell, without animation, at a cost that doesn't depend on their number.
    ///
    /// The result is that of `insertRows(at:with:)`. The data source must count the rows already.
    ///
    /// - Returns: `false` if a row at the place or below it is on the screen, focused or selected, or if updates are
    ///   pending. Nothing is inserted then.
    package func insertUnseenRows(_ rows: Range<Int>, inSection section: Int) -> Bool {
        let place = IndexPath(row: rows.lowerBound, section: section)
        guard !rows.isEmpty, !needsReload, updates.areRowsInPlace,
            cells.rows.keys.allSatisfy({ $0 < place }), cells.isSettled,
            selection.rows.allSatisfy({ $0 < place }),
            [selection.focused, selection.lastFocused].allSatisfy({ $0.map { $0 < place } ?? true })
        else { return false }
        requireSection(section, for: .appending)
        prefetching.forget()
        let size = content.asksForHeights ? RowSize.unmeasured : uniformRowSize
        content.geometry.insertRows(rows.count, at: rows.lowerBound, in: section, size: size)
        updateContentSize()
        setNeedsLayout()
        return true
    }
}
