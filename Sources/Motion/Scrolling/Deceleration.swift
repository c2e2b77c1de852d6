import Failures
import Foundation

/// A deceleration along one axis that multiplies the velocity by `rate` in each millisecond: v(t) = v₀·rate^(1000t).
///
/// The distance is the sum of those velocities, a geometric series, and not their integral: flings of 750 and 3,000
/// points per second on iOS 26.1 follow the sum to a third of a point (recorded by Vercantez/openuikit,
/// `golden/scroll_traces`). The place that a scroll view predicts follows the integral, in the same recordings.
package struct Deceleration: Sendable, Hashable {
    /// The initial velocity in points per second.
    package let initialVelocity: Double
    /// The factor for one millisecond.
    package let rate: Double

    /// The value of `UIScrollView.DecelerationRate.normal`.
    package static let normalRate = 0.998
    /// The value of `UIScrollView.DecelerationRate.fast`.
    package static let fastRate = 0.99
    /// The speed, in points per second, at which the deceleration ends (the same recordings: the targets, the final
    /// offsets and the durations all agree with it).
    package static let restingSpeed = 10.0

    /// Creates a deceleration. The rate is clamped to 0.001...0.99999, between an immediate stop and endless motion. A
    /// rate that isn't a number counts as the normal one, and a velocity that isn't finite as 0.
    package init(initialVelocity: Double, rate: Double = Deceleration.normalRate) {
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
        self.rate = rate.isNaN ? Self.normalRate : min(max(rate, 0.001), 0.99999)
    }

    /// The rate as an exponent per second, which is positive.
    private var decay: Double { -1000 * log(rate) }

    /// The distance in points that the motion would approach without ever resting.
    private var reach: Double { initialVelocity * rate / (1 - rate) / 1000 }

    /// Returns the distance traveled after a number of seconds, in points.
    package func position(at seconds: Double) -> Double {
        -reach * expm1(-decay * max(seconds, 0))
    }

    /// Returns the velocity after a number of seconds, in points per second.
    package func velocity(at seconds: Double) -> Double {
        initialVelocity * exp(-decay * max(seconds, 0))
    }

    /// The distance in points by which a scroll view predicts the final offset, if nothing stops the motion: the
    /// integral of the velocity until it is `restingSpeed`. The actual distance is smaller, at the normal rate by a
    /// thousandth.
    package var distance: Double {
        let excess = max(abs(initialVelocity) - Self.restingSpeed, 0)
        return (initialVelocity < 0 ? -excess : excess) / decay
    }

    /// Returns the time in seconds until the speed is at most `speed`, which must be positive.
    package func duration(untilSpeed speed: Double = Deceleration.restingSpeed) -> Double {
        programmerError(
            unless: speed > 0,
            "A fling never stands still altogether",
            in: "Deceleration.duration(untilSpeed:)",
            .invalidArgument
        )
        guard abs(initialVelocity) > speed else { return 0 }
        return log(abs(initialVelocity) / speed) / decay
    }

    /// Returns the time in seconds until a signed distance in points is traveled, or nil if it is never reached.
    package func duration(toTravel points: Double) -> Double? {
        guard points != 0 else { return 0 }
        let fraction = points / reach
        guard fraction > 0, fraction < 1 else { return nil }
        return -log1p(-fraction) / decay
    }
}
