import Foundation

/// A value that changes at once, and what is seen of it: the model, plus every change still under way.
///
/// A change adds an offset that makes up for the jump, and takes nothing away: with a curve that starts at rest the
/// value seen keeps its place and its velocity, however often it is sent elsewhere.
package struct AdditiveMotion<Value: Interpolatable>: Sendable, Equatable {
    /// Where the value is going.
    package private(set) var model: Value
    /// The changes under way, oldest first.
    package private(set) var animations: [AdditiveAnimation<Value>] = []

    /// A value at rest.
    package init(_ model: Value) {
        self.model = model
    }

    /// The value seen at an instant. Its cost grows with the changes under way.
    ///
    /// The newest offset is applied first: it leads back to the model that the one before it was measured from, which
    /// matters where offsets do not commute (rotations about different axes).
    package func value(at time: TimeInterval) -> Value {
        animations.reversed().reduce(model) { $0.displaced(by: $1.offset(at: time)) }
    }

    /// Its change per second. For turns about different axes at once it is the sum of the angular velocities, as if
    /// each went on alone.
    package func velocity(at time: TimeInterval) -> Value {
        animations.reduce(.zero) { $0.adding($1.velocity(at: time)) }
    }

    /// Changes the model at once and lets the value seen follow. A duration of 0 or less, with no delay, makes it jump
    /// by the difference; changes under way go on.
    package mutating func set(
        _ newModel: Value,
        at time: TimeInterval,
        duration: TimeInterval,
        delay: TimeInterval = 0,
        curve: TimingCurve
    ) {
        let animation = AdditiveAnimation(
            delta: model.displacement(from: newModel),
            start: time,
            duration: duration,
            delay: delay,
            curve: curve
        )
        model = newModel
        if animation.delta != .zero, !animation.isFinished(at: time) { animations.append(animation) }
    }

    /// Changes the model without animation; changes under way go on.
    package mutating func set(_ newModel: Value) {
        model = newModel
    }

    /// Drops every change under way: the value seen is the model.
    package mutating func removeAllAnimations() {
        animations.removeAll()
    }

    /// Forgets the changes that are over. Nothing seen from `time` on changes.
    package mutating func prune(at time: TimeInterval) {
        animations.removeAll { $0.isFinished(at: time) }
    }

    /// Whether the value seen is the model from `time` on.
    package func isSettled(at time: TimeInterval) -> Bool {
        animations.allSatisfy { $0.isFinished(at: time) }
    }
}
