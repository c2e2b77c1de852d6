import Failures
import Foundation

/// A fling along one axis: the velocity is multiplied by `rate` for each millisecond, v(t) = v₀·rate^(1000t).
package struct Deceleration: Sendable, Hashable {
    /// Velocity at the start, in points per second.
    package let initialVelocity: Double
    /// Factor for a millisecond.
    package let rate: Double

    /// `UIScrollView.DecelerationRate.normal`.
    package static let normalRate = 0.998
    /// `UIScrollView.DecelerationRate.fast`.
    package static let fastRate = 0.99
    /// The speed, in points per second, at which a fling counts as over. At the normal rate half a point is left to go:
    /// a pixel of a screen of scale 2.
    package static let restingSpeed = 1.0

    /// A fling with this velocity. The rate is held within 0.001...0.99999, between a stop and a fling without end.
    package init(initialVelocity: Double, rate: Double = Deceleration.normalRate) {
        self.initialVelocity = initialVelocity
        self.rate = min(max(rate, 0.001), 0.99999)
    }

    /// The rate as an exponent per second, above 0.
    private var decay: Double { -1000 * log(rate) }

    /// Points travelled after some seconds.
    package func position(at seconds: Double) -> Double {
        -distance * expm1(-decay * max(seconds, 0))
    }

    /// Points per second after some seconds.
    package func velocity(at seconds: Double) -> Double {
        initialVelocity * exp(-decay * max(seconds, 0))
    }

    /// Points it would travel if nothing stopped it: where a scroll view expects to end.
    package var distance: Double { initialVelocity / decay }

    /// Seconds until it is no faster than `speed`, which must be above 0.
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

    /// Seconds until it has travelled so many points, with their sign; nil if it never gets there.
    package func duration(toTravel points: Double) -> Double? {
        guard points != 0 else { return 0 }
        let fraction = points / distance
        guard fraction > 0, fraction < 1 else { return nil }
        return -log1p(-fraction) / decay
    }
}
