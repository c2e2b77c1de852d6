import Foundation

/// The places of boundary items around a body, which is a section or all sections.
struct BoundaryArrangement: Sendable {
    /// No items around a body without length.
    static let empty = BoundaryArrangement()

    /// The frames relative to the start of the body, along the scroll axis, and to the edge of the content across it.
    let frames: [CGRect]
    /// The room that the items take before and after the body.
    let before: CGFloat
    let after: CGFloat
    /// The length of the body, which grows to the longest item at its sides.
    let body: CGFloat

    private init() { (frames, before, after, body) = ([], 0, 0, 0) }

    /// - Parameters:
    ///   - sizes: The sizes of the items.
    ///   - body: The length of the body along the scroll axis.
    ///   - start: The start of the room for the items across the scroll axis.
    ///   - room: The length of that room.
    init(
        _ items: [BoundaryLayout],
        sizes: [CGSize],
        body: CGFloat,
        start: CGFloat,
        room: CGFloat,
        along axis: LayoutAxis,
        _ grid: PixelGrid
    ) {
        let cross = axis.other
        let length = zip(items, sizes).reduce(body) { length, item in
            let isAtSide = item.0.alignment.position(along: axis) == 0.5
            return isAtSide && item.0.alignment.position(along: cross) != 0.5 && item.0.extendsBoundary
                ? max(length, axis.along(item.1)) : length
        }
        var (before, after) = (CGFloat(0), CGFloat(0))
        frames = zip(items, sizes).map { item, size in
            let (extent, edge) = (axis.along(size), item.alignment.position(along: axis))
            // An item outside is moved by its own extent against one inside.
            let outwards = item.extendsBoundary ? extent * (2 * edge - 1) : 0
            let position = (length - extent) * edge + outwards + axis.along(item.offset)
            let crossEdge = item.alignment.position(along: cross)
            let place = start + (room - cross.along(size)) * crossEdge + cross.along(item.offset)
            if item.extendsBoundary {
                before = max(before, -position)
                after = max(after, position + extent - length)
            }
            let origin = axis.point(along: grid.round(position), across: grid.round(place))
            return CGRect(origin: origin, size: size)
        }
        (self.before, self.after, self.body) = (before, after, length)
    }

    /// The length with the room before and after the body.
    var length: CGFloat { before + body + after }
}

extension BoundaryLayout {
    /// The additional z index of a pinned item, as recorded of Apple's UIKit: above everything else.
    private static let pinnedZIndex = 1_000_000_000

    /// Returns the place of the item within the visible bounds, and not beyond the far edge of its section.
    ///
    /// - Parameters:
    ///   - frame: The frame of the item in the content.
    ///   - body: The section in the content, without the room before and after it.
    func placed(_ frame: CGRect, body: ClosedRange<CGFloat>, visible: CGRect?, _ axis: LayoutAxis)
        -> (frame: CGRect, zIndex: Int)
    {
        guard pinsToVisibleBounds, let visible else { return (frame, zIndex) }
        let extent = axis.along(frame.size)
        var start = axis.start(frame)
        switch alignment.position(along: axis) {
        case 0: start = min(max(start, axis.start(visible)), body.upperBound - extent)
        case 1: start = max(min(start, axis.end(visible) - extent), body.lowerBound)
        default: break
        }
        let across = axis.other.start(frame)
        let pinned = CGRect(origin: axis.point(along: start, across: across), size: frame.size)
        return (pinned, pinned.overlaps(visible) ? Self.pinnedZIndex + zIndex : zIndex)
    }
}
