import CoreGraphics
import Foundation
import Motion

/// An offset that moves by itself along one axis: a fling, the return from beyond an edge, or the approach to a
/// target.
///
/// It has a position and a velocity but no time, and is advanced step by step. The edges may differ from step to
/// step. Each step is solved exactly, so the number of steps doesn't matter. Wherever the edges go, it comes to rest
/// within them, also if the content doesn't scroll anymore.
struct AxisGlide: Equatable {
    private(set) var position: CGFloat
    /// The velocity in points per second.
    private(set) var velocity: CGFloat
    private var goal: Goal?

    /// The position at which to rest, and the way to get there.
    private struct Goal: Equatable {
        var place: CGFloat
        var approach: Approach
    }

    private enum Approach: Equatable {
        /// The remaining distance decays exponentially at this rate per second.
        case braking(CGFloat)
        /// A spring leads there without overshooting.
        case pulled(Spring)
    }

    init(position: CGFloat, velocity: CGFloat) {
        self.position = position
        self.velocity = velocity
    }

    /// Directs the offset to a position other than its natural one. The velocity stays continuous.
    mutating func send(to place: CGFloat, rate: CGFloat) {
        let distance = place - position
        // The velocity relative to the remaining distance; negative while the offset moves away from the target.
        let pace = distance == 0 ? 0 : velocity / distance
        let naturalDecay = -1000 * log(rate)
        // A fling of velocity v with decay r ends after v / r points, so decaying at `pace` ends exactly at the
        // target. A fling that would go too far brakes that way. One that falls short, rests or moves away is pulled
        // by a spring.
        goal = Goal(place: place, approach: pace >= naturalDecay ? .braking(pace) : .pulled(Self.spring(forPace: pace)))
    }

    /// Returns the critically damped spring that pulls an offset to its target.
    ///
    /// The spring is firm for content at rest, and softer the more nearly the fling reaches the target by itself, so
    /// that content does not leap ahead of the finger that released it. At a frequency of twice the pace the initial
    /// force is zero. Below the pace the spring would overshoot.
    private static func spring(forPace pace: CGFloat) -> Spring {
        let frequency = max(2 * pace, ScrollMetrics.pullFrequency - 2.5 * max(pace, 0))
        return Spring(stiffness: frequency * frequency, damping: 2 * frequency)
    }

    /// Gives content that is held beyond an edge the velocity with which it starts to return. A finger that moves it
    /// further out passes on its own velocity.
    mutating func release(on axis: ScrollAxis) {
        let excess = axis.excess(position)
        guard excess != 0, abs(velocity) < ScrollMetrics.heldSpeed else { return }
        velocity = -excess * Rebound.releaseRate
    }

    /// Moves the target within the edges.
    mutating func keepGoal(on axis: ScrollAxis, rate: CGFloat) {
        guard let goal, axis.excess(goal.place) != 0 else { return }
        send(to: axis.clamp(goal.place), rate: rate)
    }

    /// Shifts position and target together, for content that was moved underneath.
    mutating func shift(by delta: CGFloat) {
        position += delta
        goal?.place += delta
    }

    /// Advances the motion by some seconds.
    mutating func advance(by seconds: TimeInterval, on axis: ScrollAxis, rate: CGFloat) {
        guard seconds > 0 else { return }
        if let goal {
            approach(goal, for: seconds)
            return
        }
        guard velocity != 0 || axis.excess(position) != 0 else { return }
        var left = seconds
        // Each turn ends at an edge or uses up the time. Between two near edges there may be several turns; the limit
        // bounds the work of one frame.
        for _ in 0..<8 where left > 0 {
            let excess = axis.excess(position)
            left =
                excess == 0 ? fling(for: left, on: axis, rate: rate) : returnToEdge(for: left, from: excess, on: axis)
        }
    }

    /// Whether the motion has practically arrived.
    func isAtRest(on axis: ScrollAxis) -> Bool {
        if let goal { return abs(goal.place - position) < Self.restingDistance && abs(velocity) < Self.restingSpeed }
        let excess = axis.excess(position)
        // A fling that ended in this step has that very speed, except for rounding errors.
        if excess == 0 { return abs(velocity) <= Deceleration.restingSpeed + 1e-6 }
        return abs(excess) < Rebound.restingDistance && abs(velocity) < Self.restingSpeed
    }

    /// Returns the position to keep once the motion is at rest.
    func restingPlace(on axis: ScrollAxis) -> CGFloat {
        goal?.place ?? axis.clamp(position)
    }

    /// Returns the position at which the motion will rest if nothing changes.
    func expectedPlace(on axis: ScrollAxis, rate: CGFloat) -> CGFloat {
        if let goal { return goal.place }
        if axis.excess(position) == 0 {
            return axis.clamp(position + Deceleration(initialVelocity: velocity, rate: rate).distance)
        }
        // From beyond an edge the content may return with velocity left over, so the motion is simulated, for at most
        // ten seconds.
        var trial = self
        for _ in 0..<600 where !trial.isAtRest(on: axis) { trial.advance(by: 1 / 60, on: axis, rate: rate) }
        return trial.restingPlace(on: axis)
    }

    // MARK: Steps

    // Points, and points per second, below which an approach counts as finished.
    private static let restingDistance: CGFloat = 0.25
    private static let restingSpeed: CGFloat = 10

    private mutating func approach(_ goal: Goal, for seconds: TimeInterval) {
        switch goal.approach {
        case .braking(let decay):
            let left = exp(-decay * seconds)
            position = goal.place + (position - goal.place) * left
            velocity *= left
        case .pulled(let spring):
            let way = Rebound(displacement: position - goal.place, velocity: velocity, spring: spring)
            position = goal.place + way.position(at: seconds)
            velocity = way.velocity(at: seconds)
        }
    }

    private mutating func fling(for seconds: TimeInterval, on axis: ScrollAxis, rate: CGFloat) -> TimeInterval {
        let fling = Deceleration(initialVelocity: velocity, rate: rate)
        // The content stops as soon as it is slow enough, and not at the end of the frame in which it is.
        let seconds = min(seconds, fling.duration())
        let end = position + fling.position(at: seconds)
        guard axis.excess(end) != 0 else {
            position = end
            velocity = fling.velocity(at: seconds)
            return 0
        }
        let edge = axis.clamp(end)
        // The fling reaches the edge within this step. The rest of the step belongs to the bounce.
        let used = min(fling.duration(toTravel: edge - position) ?? 0, seconds)
        position = edge
        velocity = fling.velocity(at: used)
        guard axis.bounces else {
            velocity = 0
            return 0
        }
        rebound(Rebound(displacement: 0, velocity: velocity), at: edge, for: seconds - used)
        return 0
    }

    private mutating func returnToEdge(
        for seconds: TimeInterval,
        from excess: CGFloat,
        on axis: ScrollAxis
    ) -> TimeInterval {
        let edge = position - excess
        guard axis.bouncesBack else {
            position = edge
            velocity = 0
            return 0
        }
        let rebound = Rebound(displacement: excess, velocity: velocity)
        guard rebound.position(at: seconds) * excess < 0 else {
            self.rebound(rebound, at: edge, for: seconds)
            return 0
        }
        // The content crosses the edge inwards with velocity left over, and continues as a fling from there. The time
        // of the crossing is found by bisection.
        var (before, after) = (0.0, seconds)
        for _ in 0..<40 {
            let middle = (before + after) / 2
            if rebound.position(at: middle) * excess > 0 { before = middle } else { after = middle }
        }
        // The difference may be off by a rounding error, which would count as being beyond the edge.
        position = axis.clamp(edge)
        velocity = rebound.velocity(at: after)
        return seconds - after
    }

    private mutating func rebound(_ rebound: Rebound, at edge: CGFloat, for seconds: TimeInterval) {
        position = edge + rebound.position(at: seconds)
        velocity = rebound.velocity(at: seconds)
    }
}
