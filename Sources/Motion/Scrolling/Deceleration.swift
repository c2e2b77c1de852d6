import Failures
import Foundation

/// A deceleration along one axis that multiplies the velocity by `rate` in each millisecond: v(t) = v₀·rate^(1000t).
package struct Deceleration: Sendable, Hashable {
    /// The initial velocity in points per second.
    package let initialVelocity: Double
    /// The factor for one millisecond.
    package let rate: Double

    /// The value of `UIScrollView.DecelerationRate.normal`.
    package static let normalRate = 0.998
    /// The value of `UIScrollView.DecelerationRate.fast`.
    package static let fastRate = 0.99
    /// The speed, in points per second, at which the deceleration counts as over. At the normal rate half a point
    /// remains, which is a pixel at scale 2.
    package static let restingSpeed = 1.0

    /// Creates a deceleration. The rate is clamped to 0.001...0.99999, between an immediate stop and endless motion.
    package init(initialVelocity: Double, rate: Double = Deceleration.normalRate) {
        self.initialVelocity = initialVelocity
        self.rate = min(max(rate, 0.001), 0.99999)
    }

    /// The rate as an exponent per second, which is positive.
    private var decay: Double { -1000 * log(rate) }

    /// Returns the distance traveled after a number of seconds, in points.
    package func position(at seconds: Double) -> Double {
        -distance * expm1(-decay * max(seconds, 0))
    }

    /// Returns the velocity after a number of seconds, in points per second.
    package func velocity(at seconds: Double) -> Double {
        initialVelocity * exp(-decay * max(seconds, 0))
    }

    /// The total distance in points if nothing stops the motion. A scroll view predicts its final position from it.
    package var distance: Double { initialVelocity / decay }

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
        let fraction = points / distance
        guard fraction > 0, fraction < 1 else { return nil }
        return -log1p(-fraction) / decay
    }
}
