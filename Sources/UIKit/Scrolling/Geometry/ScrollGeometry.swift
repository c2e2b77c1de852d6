import CoreGraphics

/// Both axes of a scroll view.
struct ScrollGeometry: Equatable {
    var horizontal: ScrollAxis
    var vertical: ScrollAxis

    /// The nearest offset that content may rest at.
    func clamp(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.clamp(offset.x), y: vertical.clamp(offset.y))
    }

    /// How far an offset is beyond the edges.
    func excess(_ offset: CGPoint) -> CGPoint {
        CGPoint(x: horizontal.excess(offset.x), y: vertical.excess(offset.y))
    }

    /// Where content that was at rest belongs now that `old` became this: content at its start stays there, and what
    /// now lies beyond an edge comes back to it.
    func settle(_ offset: CGPoint, from old: ScrollGeometry) -> CGPoint {
        CGPoint(
            x: horizontal.settle(offset.x, from: old.horizontal),
            y: vertical.settle(offset.y, from: old.vertical)
        )
    }

    /// The smallest move from `offset` that shows `rect` in `visible`, the part of the view that is not covered,
    /// relative to the offset.
    static func offset(showing rect: CGRect, from offset: CGPoint, visible: CGRect) -> CGPoint {
        CGPoint(
            x: offset.x + move(rect.minX...rect.maxX, into: visible.minX + offset.x...visible.maxX + offset.x),
            y: offset.y + move(rect.minY...rect.maxY, into: visible.minY + offset.y...visible.maxY + offset.y)
        )
    }

    private static func move(_ span: ClosedRange<CGFloat>, into visible: ClosedRange<CGFloat>) -> CGFloat {
        let (before, after) = (span.lowerBound - visible.lowerBound, span.upperBound - visible.upperBound)
        // A span that covers the whole view shows as much as can be shown already.
        if before >= 0 && after <= 0 || before <= 0 && after >= 0 { return 0 }
        return abs(before) < abs(after) ? before : after
    }
}

extension ScrollAxis {
    fileprivate func settle(_ offset: CGFloat, from old: ScrollAxis) -> CGFloat {
        let wasAtStart = abs(offset - old.range.lowerBound) <= ScrollMetrics.edgeTolerance
        return wasAtStart ? range.lowerBound : clamp(offset)
    }
}
