import Foundation

/// An in-flight change of a value: the offset from the new value to the old one, which decays to zero.
package struct AdditiveAnimation<Value: Interpolatable>: Sendable, Equatable {
    /// The old value minus the new value.
    package let delta: Value
    /// The time at which the animation was added, in the clock's seconds.
    package let start: TimeInterval
    /// The duration in seconds, without the delay.
    package let duration: TimeInterval
    /// The time after `start` during which the old value remains, in seconds.
    package let delay: TimeInterval
    /// The curve by which the offset decays.
    package let curve: TimingCurve

    /// Creates an animation that keeps `delta` during the delay and then decays.
    package init(
        delta: Value,
        start: TimeInterval,
        duration: TimeInterval,
        delay: TimeInterval = 0,
        curve: TimingCurve
    ) {
        self.delta = delta
        self.start = start
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }

    /// The time from which the animation has no effect.
    package var end: TimeInterval { start + delay + max(duration, 0) }

    /// Returns the offset to add to the model value.
    package func offset(at time: TimeInterval) -> Value {
        guard !isFinished(at: time) else { return .zero }
        return delta.scaled(by: 1 - curve.progress(at: time - start - delay, duration: duration))
    }

    /// Returns the change of the offset per second. Where the velocity jumps, it is that of the following part.
    package func velocity(at time: TimeInterval) -> Value {
        guard !isFinished(at: time) else { return .zero }
        return delta.scaled(by: -curve.velocity(at: time - start - delay, duration: duration))
    }

    /// Returns whether the animation has no effect from a time on.
    package func isFinished(at time: TimeInterval) -> Bool { time >= end }
}
