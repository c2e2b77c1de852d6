import CoreGraphics
import Foundation
import Motion

/// An animated movement of the offset to a position that code or a wheel set.
///
/// Redirected halfway, it keeps its position and its velocity.
struct ScrollAnimation {
    private var motion: AdditiveMotion<CGPoint>
    /// The time at which the current target was set, in the clock's seconds.
    private var start: TimeInterval
    /// The time of arrival, in the clock's seconds.
    private(set) var end: TimeInterval
    /// Whether the target stays within the edges of the content, wherever these move. It is `false` if code asked for
    /// an offset beyond them.
    var staysWithinEdges = true

    init(from offset: CGPoint, at time: TimeInterval) {
        motion = AdditiveMotion(offset)
        start = time
        end = time
    }

    /// The offset at which the movement ends.
    var target: CGPoint { motion.model }

    /// Directs the offset to a target, where it arrives `duration` seconds from now.
    mutating func send(to target: CGPoint, at time: TimeInterval, duration: TimeInterval) {
        motion.prune(at: time)
        motion.set(target, at: time, duration: duration, curve: .easeInOut)
        start = time
        end = max(end, time + duration)
    }

    /// Corrects the target and keeps the time of arrival.
    mutating func redirect(to target: CGPoint, at time: TimeInterval) {
        motion.set(target, at: time, duration: max(end - time, 0), curve: .easeInOut)
    }

    /// Moves to a target whose position turned out to be another one.
    ///
    /// The remaining distance is stretched or compressed, so that the offset doesn't go past the target and back,
    /// however wrong the old position was. An additive correction, as by `redirect(to:at:)`, could do that.
    mutating func stretch(to target: CGPoint, at time: TimeInterval) {
        let left = 1 - TimingCurve.easeInOut.progress(at: time - start, duration: end - start)
        let place = offset(at: time)
        guard left > 1e-6 else {
            motion = AdditiveMotion(target)
            return
        }
        // The new motion has the old time line. Its origin is chosen so that it passes through the current offset
        // now.
        let origin = CGPoint(x: target.x + (place.x - target.x) / left, y: target.y + (place.y - target.y) / left)
        motion = AdditiveMotion(origin)
        motion.set(target, at: start, duration: end - start, curve: .easeInOut)
    }

    /// Shifts the whole movement, for content that was moved underneath.
    mutating func shift(by delta: CGPoint) {
        motion.set(CGPoint(x: target.x + delta.x, y: target.y + delta.y))
    }

    func offset(at time: TimeInterval) -> CGPoint {
        motion.value(at: time)
    }

    func velocity(at time: TimeInterval) -> CGPoint {
        motion.velocity(at: time)
    }

    func isOver(at time: TimeInterval) -> Bool {
        motion.isSettled(at: time)
    }
}
