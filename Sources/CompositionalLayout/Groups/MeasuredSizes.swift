import Foundation
import RowGeometry

/// The lengths that a view has reported, in points.
package struct MeasuredSize: Hashable, Sendable {
    package var width: CGFloat?
    package var height: CGFloat?

    package init(width: CGFloat? = nil, height: CGFloat? = nil) {
        self.width = width
        self.height = height
    }

    /// The lengths of a size on estimated axes.
    init(_ size: CGSize, for dimensions: LayoutSize) {
        width = dimensions.width.isEstimated ? size.width : nil
        height = dimensions.height.isEstimated ? size.height : nil
    }

    var isEmpty: Bool { width == nil && height == nil }

    func updated(with other: MeasuredSize) -> MeasuredSize {
        MeasuredSize(width: other.width ?? width, height: other.height ?? height)
    }
}

/// The sizes that the items of a section have reported, by their numbers.
///
/// A sum tree keeps each axis as rows, so that an insertion renumbers the items behind it in logarithmic time.
/// Nothing is stored for items that reported nothing. Lengths are whole numbers of 1/192 point.
struct MeasuredSizes: Sendable {
    private var widths: RowGeometry?
    private var heights: RowGeometry?
    private(set) var count: Int

    init(count: Int) { self.count = count }

    var isEmpty: Bool { widths == nil && heights == nil }

    subscript(item: Int) -> MeasuredSize {
        MeasuredSize(width: widths?.length(of: item), height: heights?.length(of: item))
    }

    /// Sets the lengths that are not `nil`. Logarithmic.
    mutating func set(_ size: MeasuredSize, of item: Int) {
        if let width = size.width { Self.set(width, of: item, in: &widths, count: count) }
        if let height = size.height { Self.set(height, of: item, in: &heights, count: count) }
    }

    private static func set(_ length: CGFloat, of item: Int, in lengths: inout RowGeometry?, count: Int) {
        var rows = lengths ?? RowGeometry(items: count)
        lengths = nil
        // A row without height would be passed over by searches.
        rows.setSize(.exact(Extent(points: Double(length)) + Extent(units: 1)), ofRow: item, in: 0)
        lengths = rows
    }

    /// Replaces items by others, which have reported nothing.
    mutating func replace(_ items: Range<Int>, count newCount: Int) {
        count += newCount - items.count
        widths?.replace(items, count: newCount)
        heights?.replace(items, count: newCount)
    }

    /// The items that have reported a length, in their order; an item with two lengths may be there twice. Linear in
    /// their number.
    var items: [Int] {
        func items(_ rows: RowGeometry?) -> [Int] {
            guard let rows else { return [] }
            return rows.rows(intersecting: .zero..<rows.totalExtent).map(\.row)
        }
        return (items(widths) + items(heights)).sorted()
    }
}

extension RowGeometry {
    fileprivate init(items: Int) {
        self.init(estimate: .zero)
        appendSection(Section(numberOfRows: items))
    }

    fileprivate func length(of item: Int) -> CGFloat? {
        guard case .exact(let extent) = size(ofRow: item, in: 0) else { return nil }
        return CGFloat((extent - Extent(units: 1)).points)
    }

    fileprivate mutating func replace(_ items: Range<Int>, count: Int) {
        deleteRows(items, in: 0)
        insertRows(count, at: items.lowerBound, in: 0)
    }
}
