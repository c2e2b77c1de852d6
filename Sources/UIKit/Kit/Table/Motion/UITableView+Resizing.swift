import CoreGraphics
import RowGeometry

/// Cells that change their height by themselves.
extension UITableView {
    /// Records that the content of a cell on the screen changed its size.
    func invalidateSize(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !updates.isBusy, !isMeasuring, cells.isDisplayed(cell) else {
            return
        }
        var request = resizing ?? CellResizing()
        request.add(cell, takingTiming: true)
        resizing = request
        setNeedsLayout()
    }

    /// Measures the recorded cells together, and animates the rows to their new heights as one motion.
    func resizeInvalidatedCells() {
        guard updates.depth == 0, !needsReload, let request = resizing else { return }
        resizing = nil
        defer { request.end() }
        var isChanged = false
        changeRows {
            isChanged = cells.rows.contains { row, cell in
                request.cells.contains(ObjectIdentifier(cell)) && content.contains(row) && heightCanChange(row)
                    && content.geometry.isMeasured(row: row.row, in: row.section)
                    && content.geometry.extent(ofRow: row.row, in: row.section) != measure(row)
            }
        }
        // After a change of width the layout measures all visible cells anyway.
        guard isChanged, contentSize.width == bounds.width, !needsReload else { return }
        let count = content.geometry.numberOfSections
        // The motion must not ask the client about its rows: it may have changed its data without having told the
        // table.
        let map = UpdateMotion.Map(numberOfSectionsBefore: count, numberOfSectionsAfter: count)
        let show = { self.show(UpdateMotion(table: self, map: map, mayAskClient: false)) { _ in } }
        if !request.isAnimated || window == nil {
            UIView.performWithoutAnimation(show)
        } else if let context = request.context, AnimationContext.current == nil {
            context.run(show)
        } else {
            show()
        }
    }
}
