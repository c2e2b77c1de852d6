import Foundation

/// A value that changes at once, and its presentation, which is the model plus the offsets of all in-flight changes.
///
/// A change adds an offset that compensates for the jump, and leaves earlier offsets alone. With a curve that starts
/// at rest, the presented value is therefore continuous in position and velocity, however often it is retargeted.
package struct AdditiveMotion<Value: Interpolatable>: Sendable, Equatable {
    /// The current target of the value.
    package private(set) var model: Value
    /// The in-flight changes, oldest first.
    package private(set) var animations: [AdditiveAnimation<Value>] = []

    /// Creates a value at rest.
    package init(_ model: Value) {
        self.model = model
    }

    /// Returns the presented value at a time. Linear in the number of in-flight changes.
    ///
    /// The newest offset is applied first. It leads back to the model from which the previous offset was measured,
    /// which matters for offsets that don't commute, such as rotations about different axes.
    package func value(at time: TimeInterval) -> Value {
        animations.reversed().reduce(model) { $0.displaced(by: $1.offset(at: time)) }
    }

    /// Returns the velocity of the presented value per second. For simultaneous rotations about different axes it is
    /// the sum of their angular velocities, as if each were alone.
    package func velocity(at time: TimeInterval) -> Value {
        animations.reduce(.zero) { $0.adding($1.velocity(at: time)) }
    }

    /// Changes the model at once and animates the presented value. With a duration of 0 or less and no delay, the
    /// presented value jumps by the difference. In-flight changes continue.
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

    /// Changes the model without animation. In-flight changes continue.
    package mutating func set(_ newModel: Value) {
        model = newModel
    }

    /// Removes all in-flight changes, so that the presented value is the model.
    package mutating func removeAllAnimations() {
        animations.removeAll()
    }

    /// Removes the changes that are over, which has no effect on values from `time` on.
    package mutating func prune(at time: TimeInterval) {
        animations.removeAll { $0.isFinished(at: time) }
    }

    /// Returns whether the presented value is the model from `time` on.
    package func isSettled(at time: TimeInterval) -> Bool {
        animations.allSatisfy { $0.isFinished(at: time) }
    }
}
