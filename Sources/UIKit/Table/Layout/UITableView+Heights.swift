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

    /// Whether the delegate implements `heightForRowAt`, which shows in what it answers for the first row.
    func delegateGivesHeights(_ counts: [Int]) -> Bool {
        guard let delegate, let section = counts.firstIndex(where: { $0 > 0 }) else { return false }
        let first = IndexPath(row: 0, section: section)
        return delegate.tableView(self, heightForRowAt: first) != UnimplementedDelegateMethod.height
    }

    /// Notes what the delegate says of rows before they are seen: estimates, or with estimation off the heights.
    func estimateRows(of section: Int, count: Int, in geometry: inout RowGeometry) {
        guard count > 0, let delegate else { return }
        if estimatedRowHeight == 0 {
            geometry.setSizes(
                (0..<count).map {
                    delegateHeight(IndexPath(row: $0, section: section)).map(RowSize.exact) ?? .unmeasured
                },
                ofRowsFrom: 0,
                in: section
            )
            return
        }
        let first = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section))
        guard first != UnimplementedDelegateMethod.height else { return }
        geometry.setSizes(
            (0..<count).map { row in
                let estimate = delegate.tableView(
                    self,
                    estimatedHeightForRowAt: IndexPath(row: row, section: section)
                )
                return estimate > 0 ? .estimated(Extent(points: estimate)) : .unmeasured
            },
            ofRowsFrom: 0,
            in: section
        )
    }

    /// The height that the delegate gives; `nil` where it leaves it to the cell or has no say.
    func delegateHeight(_ row: IndexPath) -> Extent? {
        guard let height = delegate?.tableView(self, heightForRowAt: row),
            height != UnimplementedDelegateMethod.height
        else { return rowHeight >= 0 ? Extent(points: rowHeight) : nil }
        return height < 0 ? nil : Extent(points: height)
    }

    /// The exact height of a row; the cell is asked, and made if need be, where nobody else says.
    func measure(_ row: IndexPath) -> Extent {
        if let given = delegateHeight(row) { return given }
        let cell = cells.rows[row] ?? makeCell(for: row)
        let fitting = cell.sizeThatFits(CGSize(width: rowWidth, height: .greatestFiniteMagnitude))
        return Extent(points: max(0, fitting.height))
    }

    /// How wide rows are.
    var rowWidth: CGFloat {
        bounds.width - 2 * cardInset
    }

    var cardInset: CGFloat {
        style == .insetGrouped ? TableMetrics.cardInset : 0
    }

    /// Where a row is, in the table's coordinates.
    func rowFrame(_ row: IndexPath) -> CGRect {
        frame(content.span(of: row))
    }

    func frame(_ span: Range<CGFloat>) -> CGRect {
        CGRect(x: cardInset, y: span.lowerBound, width: rowWidth, height: span.upperBound - span.lowerBound)
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
