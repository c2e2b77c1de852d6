import CoreGraphics
import Motion

/// One axis of a scroll view as numbers: where its offset may rest, and what happens beyond.
struct ScrollAxis: Equatable {
    /// The offset at the start of the content, and at its end; the end is never before the start.
    var range: ClosedRange<CGFloat>
    /// Points of the content that the view shows.
    var extent: CGFloat
    /// Whether the offset may be pulled beyond the range, or else stops there.
    var bounces = true
    /// Whether a finger moves the content along this axis.
    var scrolls = true

    /// The axis of some content in a view, with the room kept free before and after it.
    init(content: CGFloat, extent: CGFloat, before: CGFloat, after: CGFloat, bounces: Bool, alwaysBounces: Bool) {
        let start = -before
        let end = content + after - extent
        range = start...max(start, end)
        self.extent = extent
        scrolls = end > start || bounces && alwaysBounces
        self.bounces = bounces && scrolls
    }

    /// The nearest offset that content may rest at.
    func clamp(_ offset: CGFloat) -> CGFloat {
        min(max(offset, range.lowerBound), range.upperBound)
    }

    /// How far an offset is beyond the range, with its sign; 0 inside.
    func excess(_ offset: CGFloat) -> CGFloat {
        offset - clamp(offset)
    }

    /// Whether the offset may still move in a direction within the range.
    func hasRoom(from offset: CGFloat, towards direction: CGFloat) -> Bool {
        guard scrolls, direction != 0 else { return false }
        return direction > 0
            ? offset < range.upperBound - ScrollMetrics.edgeTolerance
            : offset > range.lowerBound + ScrollMetrics.edgeTolerance
    }

    // MARK: Pulling

    /// The offset that content takes when a finger has pulled it to `pulled`.
    func shown(forPulled pulled: CGFloat) -> CGFloat {
        let edge = clamp(pulled)
        guard bounces else { return edge }
        return edge + band.stretch(forPull: pulled - edge)
    }

    /// Where a finger must have pulled content that is at `shown`.
    func pulled(forShown shown: CGFloat) -> CGFloat {
        let edge = clamp(shown)
        guard bounces else { return edge }
        return edge + band.pull(forStretch: shown - edge)
    }

    /// The content's movement for each point of the finger's.
    func slope(atPulled pulled: CGFloat) -> CGFloat {
        let pull = excess(pulled)
        if pull == 0 { return 1 }
        return bounces ? band.slope(atPull: pull) : 0
    }

    private var band: RubberBand { RubberBand(extent: extent) }
}
