import CoreGraphics
import RowGeometry

/// The rows and their positions: the table's model of what the data source and the delegate returned.
struct TableContent {
    /// The geometry of the sections, which begins at `top`.
    var geometry = RowGeometry(estimate: Extent(points: TableMetrics.rowHeight))
    /// The height above the first section, in points.
    var top: CGFloat = 0
    /// The height below the last section, in points.
    var bottom: CGFloat = 0
    /// The insets of content views for which heights were found out.
    var insets = UIEdgeInsets.zero
    /// Whether the delegate provides heights row by row.
    var asksForHeights = false
    /// Whether the delegate estimates the heights of rows, so that it isn't asked for them before they are visible.
    var asksForEstimates = false
    /// Whether the automatic estimate was taken from measured rows.
    var isEstimateSettled = false
    /// A sample of the measured heights.
    var heights = HeightSample()
    /// Whether rows far from the screen are measured, too.
    var wholeMeasuring = WholeMeasuring()
    /// The height of the first measured header and footer of the client's own, as an estimate for the others.
    var settledParts: [SectionPart.Edge: Extent] = [:]

    /// The height of the whole content, in points.
    var height: CGFloat { top + CGFloat(geometry.totalExtent.points) + bottom }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && indexPath[0] >= 0 && indexPath[0] < geometry.numberOfSections && indexPath[1] >= 0
            && indexPath[1] < geometry.numberOfRows(in: indexPath[0])
    }

    /// Returns the vertical span of a row, in points from the top of the content.
    func span(of row: IndexPath) -> Range<CGFloat> {
        points(geometry.range(ofRow: row[1], in: row[0]))
    }

    /// Returns the vertical span of a row, header or footer, in points from the top of the content.
    func span(of element: RowGeometry.Element) -> Range<CGFloat> {
        points(geometry.range(of: element))
    }

    func points(_ range: Range<Extent>) -> Range<CGFloat> {
        top + CGFloat(range.lowerBound.points)..<top + CGFloat(range.upperBound.points)
    }

    /// Returns the part of the geometry between two y coordinates of the content.
    func extents(from minY: CGFloat, to maxY: CGFloat) -> Range<Extent> {
        let lower = extent(from: top, to: minY)
        // A point has no extent, but there is a row at it.
        let upper = max(extent(from: top, to: maxY), lower + Extent(units: 1))
        return lower..<upper
    }

    /// Returns the distance from one y coordinate to another, which may be any number.
    ///
    /// It is limited, because an infinite or huge coordinate of a client has no extent in whole units.
    private func extent(from minY: CGFloat, to maxY: CGFloat) -> Extent {
        Extent(points: maxY > minY ? min(Double(maxY - minY), TableMetrics.greatestExtent) : 0)
    }

    /// Returns the rows between two y coordinates of the content, from top to bottom.
    func rows(from minY: CGFloat, to maxY: CGFloat) -> [IndexPath] {
        guard maxY >= top else { return [] }
        return geometry.rows(intersecting: extents(from: minY, to: maxY)).map {
            IndexPath(row: $0.row, section: $0.section)
        }
    }

    /// Returns the rows between two y coordinates of the content and a row that is shown elsewhere, from top to bottom.
    func rows(from minY: CGFloat, to maxY: CGFloat, with row: IndexPath?) -> [IndexPath] {
        let rows = rows(from: minY, to: maxY)
        guard let row, contains(row), !rows.contains(row) else { return rows }
        return (rows + [row]).sorted()
    }

    /// Returns the rows, headers and footers between two y coordinates of the content, from top to bottom.
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
