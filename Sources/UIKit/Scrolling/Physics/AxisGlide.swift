import CoreGraphics
import Foundation
import Motion

/// An offset that goes on by itself along one axis: a fling, the way back from beyond an edge, or the way to a place.
///
/// It knows no time, only its place and velocity, and is moved on piece by piece; the edges may be others for each
/// piece. The pieces are solved exactly, so it does not matter how many there are.
struct AxisGlide: Equatable {
    private(set) var position: CGFloat
    /// Points per second.
    private(set) var velocity: CGFloat
    private var goal: Goal?

    /// Where to come to rest, and how.
    private struct Goal: Equatable {
        var place: CGFloat
        var approach: Approach
    }

    private enum Approach: Equatable {
        /// The part of the way that is left dies away at this rate per second.
        case braking(CGFloat)
        /// A spring leads there without swinging over.
        case pulled(Spring)
    }

    init(position: CGFloat, velocity: CGFloat) {
        self.position = position
        self.velocity = velocity
    }

    /// Leads to a place instead of where it would come to rest; velocity stays as it is.
    mutating func send(to place: CGFloat, rate: CGFloat) {
        let distance = place - position
        // How fast it is for the way that is left; below 0 it goes the other way.
        let pace = distance == 0 ? 0 : velocity / distance
        let naturalDecay = -1000 * log(rate)
        // A fling that only has to brake harder brakes; one that falls short, stands or goes the other way is pulled.
        goal = Goal(place: place, approach: pace >= naturalDecay ? .braking(pace) : .pulled(Self.spring(forPace: pace)))
    }

    /// The critical spring for a way: firm from rest, and ever softer the nearer the fling comes to getting there, so that
    /// content that was let go does not leap ahead of the finger. At twice the pace it would pull with no force at first,
    /// below the pace it would swing over.
    private static func spring(forPace pace: CGFloat) -> Spring {
        let frequency = max(2 * pace, ScrollMetrics.pullFrequency - 2.5 * max(pace, 0))
        return Spring(stiffness: frequency * frequency, damping: 2 * frequency)
    }

    /// Keeps the place that it leads to within the edges.
    mutating func keepGoal(on axis: ScrollAxis, rate: CGFloat) {
        guard let goal, axis.excess(goal.place) != 0 else { return }
        send(to: axis.clamp(goal.place), rate: rate)
    }

    /// Moves the whole way, for content that was moved under it.
    mutating func shift(by delta: CGFloat) {
        position += delta
        goal?.place += delta
    }

    /// Goes on for some seconds.
    mutating func advance(by seconds: TimeInterval, on axis: ScrollAxis, rate: CGFloat) {
        guard axis.scrolls, seconds > 0 else { return }
        if let goal {
            approach(goal, for: seconds)
            return
        }
        var left = seconds
        // Each turn ends at an edge or uses the time up; between two near edges there may be several turns.
        for _ in 0..<8 where left > 0 {
            let excess = axis.excess(position)
            left = excess == 0 ? fling(for: left, on: axis, rate: rate) : comeBack(for: left, from: excess, on: axis)
        }
    }

    /// Whether it has as good as arrived.
    func isAtRest(on axis: ScrollAxis) -> Bool {
        guard axis.scrolls else { return true }
        if let goal { return abs(goal.place - position) < Self.nearness && abs(velocity) < Self.slowness }
        let excess = axis.excess(position)
        if excess == 0 { return abs(velocity) <= Deceleration.restingSpeed }
        return abs(excess) < Rebound.restingDistance && abs(velocity) < Self.slowness
    }

    /// Where it stays once it is at rest.
    func restingPlace(on axis: ScrollAxis) -> CGFloat {
        guard axis.scrolls else { return position }
        return goal?.place ?? axis.clamp(position)
    }

    /// Where it will come to rest if nothing changes.
    func expectedPlace(on axis: ScrollAxis, rate: CGFloat) -> CGFloat {
        guard axis.scrolls else { return position }
        if let goal { return goal.place }
        if axis.excess(position) == 0 {
            return axis.clamp(position + Deceleration(initialVelocity: velocity, rate: rate).distance)
        }
        // From beyond an edge it may come back with speed to spare: only trying tells.
        var trial = self
        for _ in 0..<600 where !trial.isAtRest(on: axis) { trial.advance(by: 1 / 60, on: axis, rate: rate) }
        return trial.restingPlace(on: axis)
    }

    // MARK: The pieces

    private static let nearness: CGFloat = 0.25
    private static let slowness: CGFloat = 10

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
        let end = position + fling.position(at: seconds)
        guard axis.excess(end) != 0 else {
            position = end
            velocity = fling.velocity(at: seconds)
            return 0
        }
        let edge = axis.clamp(end)
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

    private mutating func comeBack(
        for seconds: TimeInterval,
        from excess: CGFloat,
        on axis: ScrollAxis
    ) -> TimeInterval {
        let edge = position - excess
        guard axis.bounces else {
            position = edge
            velocity = 0
            return 0
        }
        let rebound = Rebound(displacement: excess, velocity: velocity)
        guard rebound.position(at: seconds) * excess < 0 else {
            self.rebound(rebound, at: edge, for: seconds)
            return 0
        }
        // It crosses the edge inwards with speed to spare, and goes on as a fling from there.
        var (before, after) = (0.0, seconds)
        for _ in 0..<40 {
            let middle = (before + after) / 2
            if rebound.position(at: middle) * excess > 0 { before = middle } else { after = middle }
        }
        position = edge
        velocity = rebound.velocity(at: after)
        return seconds - after
    }

    private mutating func rebound(_ rebound: Rebound, at edge: CGFloat, for seconds: TimeInterval) {
        position = edge + rebound.position(at: seconds)
        velocity = rebound.velocity(at: seconds)
    }
}
