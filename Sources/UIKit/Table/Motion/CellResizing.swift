import CoreGraphics
import RowGeometry

/// Cells that say that their content has another size now, and how the change is to be shown.
@MainActor
struct CellResizing {
    private(set) var cells: Set<ObjectIdentifier> = []
    /// Whether some of them said so where animations were on.
    private(set) var isAnimated = false
    /// The animation block in which the first of them said so, whose pace the change takes.
    private(set) var context: AnimationContext?

    mutating func add(_ cell: UITableViewCell) {
        cells.insert(ObjectIdentifier(cell))
        guard AnimationContext.isEnabled else { return }
        isAnimated = true
        guard context == nil, let current = AnimationContext.current else { return }
        // The block is not over before the rows have come to rest.
        current.completion.enter()
        context = current
    }

    /// The request was met, or is void.
    func end() {
        context?.completion.leave(finished: true)
    }
}

/// Cells that change their height by themselves.
extension UITableView {
    /// A cell on the screen says that its content has another size.
    func invalidateSize(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isTiling, !isMeasuring, cells.isDisplayed(cell) else { return }
        var request = resizing ?? CellResizing()
        request.add(cell)
        resizing = request
        setNeedsLayout()
    }

    /// Measures the cells that asked for it, all at once, and shows the rows at their new heights as one motion.
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
        guard isChanged, contentSize.width == bounds.width, !needsReload else { return }
        let count = content.geometry.numberOfSections
        // What the client knows of its rows by now, before it tells the table, does not count.
        let map = UpdateMotion.Map(numberOfSectionsBefore: count, numberOfSectionsAfter: count)
        let show = { self.show(UpdateMotion(table: self, map: map, asksClient: false)) { _ in } }
        if !request.isAnimated || window == nil {
            UIView.performWithoutAnimation(show)
        } else if let context = request.context, AnimationContext.current == nil {
            context.run(show)
        } else {
            show()
        }
    }
}
