import CoreGraphics
import Motion

/// The geometry of a scroll view along one axis: where its offset may rest, and what happens beyond.
struct ScrollAxis: Equatable {
    /// The offsets at the start and at the end of the content. The end is never before the start.
    var range: ClosedRange<CGFloat>
    /// The length of the visible part, in points.
    var extent: CGFloat
    /// Whether the offset may be pulled beyond the range. Otherwise it stops there.
    var bounces = true
    /// Whether content beyond the range returns to it in a motion, also if it doesn't scroll. Otherwise it is there at
    /// once.
    var bouncesBack = true
    /// Whether fingers and wheels move the content along this axis.
    var scrolls = true
    /// The length of the room at the start in which only content that was moved there rests, in points.
    var room: CGFloat = 0

    /// Creates the axis of content in a view, with the insets before and after the content.
    ///
    /// - Parameter alignment: Where content that is smaller than the view is placed: 0 for the start of the view, and 1
    ///   for its end.
    init(
        content: CGFloat,
        extent: CGFloat,
        before: CGFloat,
        after: CGFloat,
        bounces: Bool,
        alwaysBounces: Bool,
        room: CGFloat = 0,
        alignment: CGFloat = 0
    ) {
        self.room = room
        let end = content + after - extent
        // Content that is smaller than the view is placed at a fraction of the rest.
        let start = -before - max(0, -before - end) * alignment
        range = start...max(start, end)
        self.extent = extent
        scrolls = end > start || bounces && alwaysBounces
        self.bounces = bounces && scrolls
        bouncesBack = bounces
    }

    /// The axis for a drag that has begun along it. It lasts if the content comes to fit.
    var held: ScrollAxis {
        var axis = self
        (axis.scrolls, axis.bounces) = (true, bouncesBack)
        return axis
    }

    /// Returns the nearest offset at which content may rest.
    func clamp(_ offset: CGFloat) -> CGFloat {
        min(max(offset, range.lowerBound), range.upperBound)
    }

    /// Returns the signed distance of an offset from the range; 0 inside.
    func excess(_ offset: CGFloat) -> CGFloat {
        offset - clamp(offset)
    }

    /// Whether an offset can still move in a direction within the range.
    func hasRoom(from offset: CGFloat, towards direction: CGFloat) -> Bool {
        guard scrolls, direction != 0 else { return false }
        return direction > 0
            ? offset < range.upperBound - ScrollMetrics.edgeTolerance
            : offset > range.lowerBound + ScrollMetrics.edgeTolerance
    }

    // MARK: Pulling

    /// Returns the offset of content that a finger has pulled to `pulled`, as if nothing resisted.
    func shown(forPulled pulled: CGFloat) -> CGFloat {
        let edge = clamp(pulled)
        guard bounces else { return edge }
        return edge + band.stretch(forPull: pulled - edge)
    }

    /// Returns where a finger must have pulled content that is at `shown`: the inverse of `shown(forPulled:)`.
    func pulled(forShown shown: CGFloat) -> CGFloat {
        let edge = clamp(shown)
        guard bounces else { return edge }
        return edge + band.pull(forStretch: shown - edge)
    }

    /// Returns the distance that the content moves for each point of the finger's movement.
    func slope(atPulled pulled: CGFloat) -> CGFloat {
        let pull = excess(pulled)
        if pull == 0 { return 1 }
        return bounces ? band.slope(atPull: pull) : 0
    }

    private var band: RubberBand { RubberBand(extent: extent) }
}
