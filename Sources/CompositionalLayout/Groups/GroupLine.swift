import Foundation
import RowGeometry

/// The groups of a section one after the other, each with its extent in points.
///
/// As long as all groups but the last one are alike, places are products. Once a group has another extent, they are
/// those of rows in a sum tree, in whole units of 1/192 point. A query is logarithmic in the number of groups of other
/// extents, whatever the number of groups.
struct GroupLine: Sendable {
    /// The number of groups.
    private(set) var count: Int
    /// The extent of a group that has no other.
    let extent: CGFloat
    private(set) var lastExtent: CGFloat
    /// The room before and after each group, inside of the spacing.
    let before: CGFloat
    let after: CGFloat
    let spacing: CGFloat
    /// The strides of the groups, once they differ.
    private var strides: RowGeometry?

    init(count: Int, extent: CGFloat, lastExtent: CGFloat, before: CGFloat, after: CGFloat, spacing: CGFloat) {
        self.count = count
        self.extent = extent
        self.lastExtent = count == 0 ? 0 : lastExtent
        self.before = before
        self.after = after
        self.spacing = spacing
    }

    private var margins: CGFloat { before + after + spacing }

    /// The distance between the starts of groups that are alike.
    private var stride: CGFloat { max(0, extent + margins) }

    private func row(_ extent: CGFloat) -> RowSize { .exact(Extent(points: Double(max(0, extent + margins)))) }

    /// The distance from the start of the first group, with the room before it, to the end of the last one.
    var length: CGFloat {
        guard count > 0 else { return 0 }
        if let strides { return CGFloat(strides.totalExtent.points) - spacing }
        return CGFloat(count - 1) * stride + before + lastExtent + after
    }

    func start(of group: Int) -> CGFloat {
        guard let strides else { return CGFloat(group) * stride + before }
        return CGFloat(strides.offset(ofRow: group, in: 0).points) + before
    }

    func extent(of group: Int) -> CGFloat {
        guard let strides else { return group == count - 1 ? lastExtent : extent }
        return CGFloat(strides.extent(ofRow: group, in: 0).points) - margins
    }

    /// Gives a group another extent. Logarithmic.
    mutating func setExtent(_ extent: CGFloat, of group: Int) {
        guard self.extent(of: group) != extent else { return }
        var strides = strides ?? makeStrides()
        self.strides = nil
        strides.setSize(row(extent), ofRow: group, in: 0)
        self.strides = strides
    }

    private func makeStrides() -> RowGeometry {
        var strides = RowGeometry(estimate: .zero)
        strides.appendSection(.init(numberOfRows: count, rowSize: row(extent)))
        strides.setSize(row(lastExtent), ofRow: count - 1, in: 0)
        return strides
    }

    /// Replaces groups by others that are alike. Logarithmic. All groups, also the last one, are whole.
    mutating func replace(_ groups: Range<Int>, count newCount: Int) {
        count += newCount - groups.count
        lastExtent = count == 0 ? 0 : extent
        let row = row(extent)
        strides?.deleteRows(groups, in: 0)
        strides?.insertRows(newCount, at: groups.lowerBound, in: 0, size: row)
    }

    /// Returns the groups between two positions, and possibly one on each side.
    func groups(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
        guard count > 0, lower <= upper else { return 0..<0 }
        // Groups without a stride are all at the same place.
        guard strides != nil || stride > 0 else { return 0..<count }
        // With a negative spacing, groups overlap the next ones.
        let first = group(at: lower - max(0, -margins))
        return max(0, first - 1)..<max(first, min(count, group(at: upper) + 2))
    }

    /// Returns the group whose stride contains a position, or the first or the last one.
    private func group(at position: CGFloat) -> Int {
        guard let strides else {
            guard stride > 0 else { return 0 }
            return Int(min(max(0, position / stride), CGFloat(count - 1)))
        }
        let end = strides.totalExtent.points
        guard position > 0 else { return 0 }
        guard Double(position) < end, case .row(let row, _) = strides.element(at: Extent(points: Double(position)))
        else { return count - 1 }
        return row
    }
}
