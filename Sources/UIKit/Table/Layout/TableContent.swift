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
    /// Whether the delegate guesses the heights of rows, so as not to be asked for them before they are seen.
    var asksForEstimates = false
    /// Whether the automatic estimate was taken from rows that were seen.
    var isEstimateSettled = false
    /// The heights that were found out.
    var heights = HeightSample()
    /// How high the first of the client's own headers and footers turned out to be, as an estimate for the others.
    var settledParts: [SectionPart.Edge: Extent] = [:]

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

    /// Where a row, header or footer is, in points from the top of the content.
    func span(of element: RowGeometry.Element) -> Range<CGFloat> {
        points(geometry.range(of: element))
    }

    func points(_ range: Range<Extent>) -> Range<CGFloat> {
        top + CGFloat(range.lowerBound.points)..<top + CGFloat(range.upperBound.points)
    }

    /// The part of the geometry between two heights of the content.
    func extents(from minY: CGFloat, to maxY: CGFloat) -> Range<Extent> {
        let lower = extent(from: top, to: minY)
        // A point has no extent, but there is a row at it.
        let upper = max(extent(from: top, to: maxY), lower + Extent(units: 1))
        return lower..<upper
    }

    /// From one height of the content to another one, which may be any number.
    private func extent(from minY: CGFloat, to maxY: CGFloat) -> Extent {
        Extent(points: maxY > minY ? min(Double(maxY - minY), TableMetrics.greatestExtent) : 0)
    }

    /// The rows between two heights of the content, from top to bottom.
    func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
        guard maxY >= top else { return [] }
        return geometry.rows(intersecting: extents(from: minY, to: maxY)).map {
            IndexPath(row: $0.row, section: $0.section)
        }
    }

    /// The rows, headers and footers between two heights of the content, from top to bottom.
    func elements(from minY: CGFloat, to maxY: CGFloat) -> [RowGeometry.Element] {
        guard maxY >= top else { return [] }
        return geometry.placements(intersecting: extents(from: minY, to: maxY)).compactMap {
            if case .spacing = $0.element { nil } else { $0.element }
        }
    }
}

/// Headers and footers.
extension TableContent {
    func size(of part: SectionPart) -> EdgeSize {
        part.edge == .header ? geometry.header(ofSection: part.section) : geometry.footer(ofSection: part.section)
    }

    func range(of part: SectionPart) -> Range<Extent> {
        part.edge == .header ? geometry.range(ofHeader: part.section) : geometry.range(ofFooter: part.section)
    }

    mutating func setSize(_ size: EdgeSize, of part: SectionPart) {
        switch part.edge {
        case .header: geometry.setHeader(size, ofSection: part.section)
        case .footer: geometry.setFooter(size, ofSection: part.section)
        }
    }
}
