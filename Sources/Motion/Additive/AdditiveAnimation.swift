import Foundation

/// One change of a value under way: the offset from new to old, which fades to nothing.
public struct AdditiveAnimation<Value: Interpolatable>: Sendable, Equatable {
    /// Old minus new.
    public let delta: Value
    /// When it was added, in the clock's seconds.
    public let start: TimeInterval
    /// Seconds it runs, without the delay.
    public let duration: TimeInterval
    /// Seconds after `start` during which the old value stays.
    public let delay: TimeInterval
    /// How the offset fades.
    public let curve: TimingCurve

    /// An animation that holds `delta` until the delay is over, then lets it fade.
    public init(
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
    public var end: TimeInterval { start + delay + max(duration, 0) }

    /// What to add to the model value.
    public func offset(at time: TimeInterval) -> Value {
        guard !isFinished(at: time) else { return .zero }
        return delta.scaled(by: 1 - curve.progress(at: time - start - delay, duration: duration))
    }

    /// How fast the offset changes, per second; at a joint, that of the part to come.
    public func velocity(at time: TimeInterval) -> Value {
        guard !isFinished(at: time) else { return .zero }
        return delta.scaled(by: -curve.velocity(at: time - start - delay, duration: duration))
    }

    /// Whether it has no effect any more.
    public func isFinished(at time: TimeInterval) -> Bool { time >= end }
}
