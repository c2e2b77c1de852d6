import CoreGraphics

/// Where an indicator is along its axis: a pure function of the axis and the offset.
struct ScrollIndicator: Equatable {
    /// From the start of the view, in points.
    var start: CGFloat
    var length: CGFloat

    /// - Parameters:
    ///   - before: points at the start of the view that the indicator keeps out of.
    ///   - after: points at its end.
    ///   - held: what is shown instead of where the content is.
    /// - Returns: `nil` where there is nothing to indicate, or no room for it.
    init?(on axis: ScrollAxis, offset: CGFloat, before: CGFloat, after: CGFloat, held: HeldThumb? = nil) {
        let distance = held?.distance ?? axis.distance
        let first = before + ScrollMetrics.indicatorMargin
        let track = axis.extent - first - after - ScrollMetrics.indicatorMargin
        guard distance > 0, track >= ScrollMetrics.shortestIndicator else { return nil }
        let shortest = min(ScrollMetrics.shortestIndicator, track)
        let full = max(track * axis.extent / (distance + axis.extent), min(ScrollMetrics.shortIndicator, track))
        // Content pulled beyond an edge presses the indicator together against the same edge of its track.
        length = max(full - abs(axis.excess(offset)), shortest)
        let progress = held?.progress ?? axis.progress(at: offset)
        start = first + progress * (track - length)
    }
}
