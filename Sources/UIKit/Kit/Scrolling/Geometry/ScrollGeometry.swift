import CoreGraphics

/// The geometry of a scroll view along both axes.
struct ScrollGeometry: Equatable {
    var horizontal: ScrollAxis
    var vertical: ScrollAxis

    /// Returns the nearest offset at which content may rest.
    func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.clamp(offset.x), y: vertical.clamp(offset.y))
    }

    /// Returns the signed distance of an offset from the edges.
    func excess(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.excess(offset.x), y: vertical.excess(offset.y))
    }

    /// Returns the offset of content at rest after the geometry changed from `old` to this one.
    ///
    /// Content at its start stays there, and content beyond an edge returns to it.
    func settle(_ offset: CGPoint, from old: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: horizontal.settle(offset.x, from: old.horizontal),
            y: vertical.settle(offset.y, from: old.vertical)
        )
    }

    /// Returns the offset nearest to `offset` that shows `rect`.
    ///
    /// `visible` is the part of the view that nothing covers, relative to the offset.
    static func offset(showing rect: CGRect, from offset: CGPoint, visible: CGRect) -> CGPoint {
        CGPoint(
            x: offset.x + move(rect.minX...rect.maxX, into: visible.minX + offset.x...visible.maxX + offset.x),
            y: offset.y + move(rect.minY...rect.maxY, into: visible.minY + offset.y...visible.maxY + offset.y)
        )
    }

    private static func move(_ span: ClosedRange<CGFloat>, into visible: ClosedRange<CGFloat>) -> CGFloat {
        let (before, after) = (span.lowerBound - visible.lowerBound, span.upperBound - visible.upperBound)
        // A span that is inside the visible part, or covers all of it, shows as much as it can.
        if before >= 0 && after <= 0 || before <= 0 && after >= 0 { return 0 }
        return abs(before) < abs(after) ? before : after
    }
}

extension ScrollAxis {
    fileprivate func settle(_ offset: CGFloat, from old: ScrollAxis) -> CGFloat {
        // Content at its top stays at its top when an inset changes, as when a bar appears above it.
        let wasAtStart = abs(offset - old.range.lowerBound) <= ScrollMetrics.edgeTolerance
        if wasAtStart { return range.lowerBound }
        // Below the room, the top is that of the content.
        let wasBelowRoom = old.room > 0 && abs(offset - old.range.lowerBound - old.room) <= ScrollMetrics.edgeTolerance
        return clamp(wasBelowRoom ? range.lowerBound + room : offset)
    }
}
