import CoreGraphics
import Foundation
import Motion

/// A way of the offset to a place that code named. Sent elsewhere half way, it keeps its place and its velocity.
struct ScrollAnimation {
    private var motion: AdditiveMotion<CGPoint>
    /// When it was sent to its target last, in the clock's seconds.
    private var start: TimeInterval
    /// When it arrives, in the clock's seconds.
    private(set) var end: TimeInterval
    /// Whether the target stays within the edges of the content, wherever they move. It doesn't if code asked for a place
    /// beyond them.
    var staysWithinEdges = true

    init(from offset: CGPoint, at time: TimeInterval) {
        motion = AdditiveMotion(offset)
        start = time
        end = time
    }

    /// Where it leads.
    var target: CGPoint { motion.model }

    /// Sends the offset to a place, where it arrives `duration` seconds from now.
    mutating func send(to target: CGPoint, at time: TimeInterval, duration: TimeInterval) {
        motion.prune(at: time)
        motion.set(target, at: time, duration: duration, curve: .easeInOut)
        start = time
        end = max(end, time + duration)
    }

    /// Corrects the target without taking longer.
    mutating func redirect(to target: CGPoint, at time: TimeInterval) {
        motion.set(target, at: time, duration: max(end - time, 0), curve: .easeInOut)
    }

    /// Leads to a target that turns out to be elsewhere: what is left of the way is stretched or shortened, so that the
    /// offset does not go past the target and back, however far it was thought to be.
    mutating func stretch(to target: CGPoint, at time: TimeInterval) {
        let left = 1 - TimingCurve.easeInOut.progress(at: time - start, duration: end - start)
        let place = offset(at: time)
        guard left > 1e-6 else {
            motion = AdditiveMotion(target)
            return
        }
        let origin = CGPoint(x: target.x + (place.x - target.x) / left, y: target.y + (place.y - target.y) / left)
        motion = AdditiveMotion(origin)
        motion.set(target, at: start, duration: end - start, curve: .easeInOut)
    }

    /// Moves the whole way, for content that was moved under it.
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
