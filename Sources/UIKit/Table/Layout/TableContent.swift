import CoreGraphics
import RowGeometry

/// Which rows there are, and where: the table's model of what the data source and the delegate said.
struct TableContent {
    /// The sections from top to bottom, below `top`.
    var geometry = RowGeometry(estimate: Extent(points: TableMetrics.rowHeight))
    /// Points above the first section.
    var top: CGFloat = 0
    /// Points below the last section.
    var bottom: CGFloat = 0
    /// Whether heights come from the delegate, row by row.
    var asksForHeights = false
    /// Whether the automatic estimate was taken from rows that were seen.
    var isEstimateSettled = false

    /// Points from the top of the first view to the bottom of the last one.
    var height: CGFloat { top + CGFloat(geometry.totalExtent.points) + bottom }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && indexPath[0] >= 0 && indexPath[0] < geometry.numberOfSections && indexPath[1] >= 0
            && indexPath[1] < geometry.numberOfRows(in: indexPath[0])
    }

    /// Where a row is, in points from the top of the content.
    func span(of row: IndexPath) -> Range<CGFloat> {
        points(geometry.range(ofRow: row[1], in: row[0]))
    }

    func points(_ range: Range<Extent>) -> Range<CGFloat> {
        top + CGFloat(range.lowerBound.points)..<top + CGFloat(range.upperBound.points)
    }

    /// The part of the geometry between two heights of the content.
    func extents(from minY: CGFloat, to maxY: CGFloat) -> Range<Extent> {
        let lower = Extent(points: Double(max(0, minY - top)))
        // A point has no extent, but there is a row at it.
        let upper = max(Extent(points: Double(max(0, maxY - top))), lower + Extent(units: 1))
        return lower..<upper
    }

    /// The rows between two heights of the content, from top to bottom.
    func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
        guard maxY >= top else { return [] }
        return geometry.rows(intersecting: extents(from: minY, to: maxY)).map {
            IndexPath(row: $0.row, section: $0.section)
        }
    }
}
