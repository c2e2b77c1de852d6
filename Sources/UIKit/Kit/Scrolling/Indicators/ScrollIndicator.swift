import CoreGraphics

/// The position of an indicator along its axis. It is a pure function of the axis and the offset.
struct ScrollIndicator: Equatable {
    /// The distance from the start of the view, in points.
    var start: CGFloat
    var length: CGFloat

    /// Creates the indicator of an offset; `nil` if there is nothing to indicate or no room for it.
    ///
    /// - Parameters:
    ///   - before: The inset of the indicator at the start of the view, in points.
    ///   - after: The inset at the end of the view, in points.
    ///   - held: The position to show instead of the true one.
    init?(on axis: ScrollAxis, offset: CGFloat, before: CGFloat, after: CGFloat, held: HeldIndicator? = nil) {
        let distance = held?.distance ?? axis.distance
        let first = before + ScrollMetrics.indicatorMargin
        let track = axis.extent - first - after - ScrollMetrics.indicatorMargin
        guard distance > 0, track >= ScrollMetrics.shortestIndicator else { return nil }
        let shortest = min(ScrollMetrics.shortestIndicator, track)
        let full = max(track * axis.extent / (distance + axis.extent), min(ScrollMetrics.shortIndicator, track))
        // Content pulled beyond an edge compresses the indicator against the same edge of its track.
        length = max(full - abs(axis.excess(offset)), shortest)
        let progress = held?.progress ?? axis.progress(at: offset)
        start = first + progress * (track - length)
    }
}
