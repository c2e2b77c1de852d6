import CoreGraphics
import Foundation

/// Where an indicator is shown while the content turns out to be longer or shorter than it was thought to be.
///
/// Such a correction leaves the indicator where it is. From there it goes on with the content, so that it reaches either
/// end when the content does, and never goes against the finger. Once no finger holds it, it glides to where it belongs.
struct HeldThumb: Equatable {
    /// The part of the way that is shown, 0 to 1.
    private(set) var progress: CGFloat
    /// The length of the way that is shown, in points.
    private(set) var distance: CGFloat
    /// The offset that was looked at last.
    private var offset: CGFloat
    private var time: TimeInterval

    /// Holds what is shown: by `held`, or as it was on `axis` at `offset`.
    init(_ held: HeldThumb?, on axis: ScrollAxis, offset: CGFloat, at time: TimeInterval) {
        progress = held?.progress ?? axis.progress(at: offset)
        distance = held?.distance ?? axis.distance
        self.offset = offset
        self.time = time
    }

    /// The content was corrected, and is at `offset` now.
    mutating func regrip(at offset: CGFloat) {
        self.offset = offset
    }

    /// Goes along with the content.
    ///
    /// - Parameter glides: whether to go nearer to where the indicator belongs.
    mutating func follow(to offset: CGFloat, on axis: ScrollAxis, at time: TimeInterval, glides: Bool) {
        let (old, new) = (axis.clamp(self.offset), axis.clamp(offset))
        let room = new > old ? axis.range.upperBound - old : old - axis.range.lowerBound
        let goal: CGFloat = new > old ? 1 : 0
        if new != old { progress += (goal - progress) * min(1, (new - old).magnitude / room) }
        if new == axis.range.upperBound { progress = 1 }
        if new == axis.range.lowerBound { progress = 0 }
        let left = glides ? exp((self.time - time) / ScrollMetrics.thumbGlide) : 1
        let truth = axis.progress(at: offset)
        progress = truth + (progress - truth) * left
        distance = axis.distance + (distance - axis.distance) * left
        self.offset = offset
        self.time = time
    }
}

extension ScrollAxis {
    /// From the first offset to the last, in points.
    var distance: CGFloat { range.upperBound - range.lowerBound }

    /// The part of the way that is behind an offset, 0 to 1.
    func progress(at offset: CGFloat) -> CGFloat {
        distance > 0 ? (clamp(offset) - range.lowerBound) / distance : 0
    }
}
