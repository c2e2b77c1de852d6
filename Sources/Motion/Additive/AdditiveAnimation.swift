import Foundation

/// One change of a value under way: the offset from new to old, which fades to nothing.
package struct AdditiveAnimation<Value: Interpolatable>: Sendable, Equatable {
    /// Old minus new.
    package let delta: Value
    /// When it was added, in the clock's seconds.
    package let start: TimeInterval
    /// Seconds it runs, without the delay.
    package let duration: TimeInterval
    /// Seconds after `start` during which the old value stays.
    package let delay: TimeInterval
    /// How the offset fades.
    package let curve: TimingCurve

    /// An animation that holds `delta` until the delay is over, then lets it fade.
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

    /// The instant from which on it has no effect.
    package var end: TimeInterval { start + delay + max(duration, 0) }

    /// What to add to the model value.
    package func offset(at time: TimeInterval) -> Value {
        guard !isFinished(at: time) else { return .zero }
        return delta.scaled(by: 1 - curve.progress(at: time - start - delay, duration: duration))
    }

    /// How fast the offset changes, per second; at a joint, that of the part to come.
    package func velocity(at time: TimeInterval) -> Value {
        guard !isFinished(at: time) else { return .zero }
        return delta.scaled(by: -curve.velocity(at: time - start - delay, duration: duration))
    }

    /// Whether it has no effect any more.
    package func isFinished(at time: TimeInterval) -> Bool { time >= end }
}
