import CoreGraphics
import Foundation

/// The position of an indicator while the estimated length of the content is corrected.
///
/// A correction leaves the indicator where it is. From there the indicator moves with the content, so that both reach
/// an end together, and it never moves against the finger. Once no finger holds the content, it glides to its true
/// position.
struct HeldIndicator: Equatable {
    /// The part of the scrollable distance that is shown as passed, 0 to 1.
    private(set) var progress: CGFloat
    /// The scrollable distance that is shown, in points.
    private(set) var distance: CGFloat
    /// The offset at the previous update.
    private var offset: CGFloat
    private var time: TimeInterval

    /// Holds what is shown: the position of `held`, or else the true one on `axis` at `offset`.
    init(_ held: HeldIndicator?, on axis: ScrollAxis, offset: CGFloat, at time: TimeInterval) {
        progress = held?.progress ?? axis.progress(at: offset)
        distance = held?.distance ?? axis.distance
        self.offset = offset
        self.time = time
    }

    /// Continues from an offset to which a correction moved the content.
    mutating func rebase(at offset: CGFloat) {
        self.offset = offset
    }

    /// Moves the indicator along with the content.
    ///
    /// - Parameter glides: Whether the indicator also approaches its true position.
    mutating func follow(to offset: CGFloat, on axis: ScrollAxis, at time: TimeInterval, glides: Bool) {
        let (old, new) = (axis.clamp(self.offset), axis.clamp(offset))
        // The indicator covers the same fraction of its own remaining way as the content does of its way. So both
        // arrive at the end together, however wrong the indicator's position is.
        let room = new > old ? axis.range.upperBound - old : old - axis.range.lowerBound
        let goal: CGFloat = new > old ? 1 : 0
        if new != old { progress += (goal - progress) * min(1, (new - old).magnitude / room) }
        if new == axis.range.upperBound { progress = 1 }
        if new == axis.range.lowerBound { progress = 0 }
        // An exponential decay by elapsed time gives the same motion for any frame rate.
        let left = glides ? exp((self.time - time) / ScrollMetrics.thumbGlide) : 1
        let truth = axis.progress(at: offset)
        progress = truth + (progress - truth) * left
        distance = axis.distance + (distance - axis.distance) * left
        self.offset = offset
        self.time = time
    }
}

extension ScrollAxis {
    /// The distance from the first offset to the last, in points.
    var distance: CGFloat { range.upperBound - range.lowerBound }

    /// Returns the part of the distance before an offset, 0 to 1.
    func progress(at offset: CGFloat) -> CGFloat {
        distance > 0 ? (clamp(offset) - range.lowerBound) / distance : 0
    }
}
