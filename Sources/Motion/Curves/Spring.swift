import Failures
import Foundation

/// A damped spring that pulls from 0 to 1, evaluated in closed form at any time.
package struct Spring: Sendable, Hashable {
    /// The mass, which is positive.
    package let mass: Double
    /// The force per distance, which is positive.
    package let stiffness: Double
    /// The force per speed. A spring with a damping of 0 never settles.
    package let damping: Double
    /// The initial speed in whole distances per second, positive towards 1.
    ///
    /// A value that is not finite counts as 0, since clients divide by a distance that may be zero.
    package let initialVelocity: Double

    /// The distance from 1 within which a spring counts as settled.
    ///
    /// A thousandth gives the durations measured on Apple's systems: 0.441 s for the spring of iOS's
    /// table rows (stiffness 438.649, damping 41.888), 1.4727003 s for `CASpringAnimation`'s defaults
    /// (stiffness 100, damping 10).
    package static let settlingThreshold = 0.001

    /// Creates the spring of `CASpringAnimation` and `UISpringTimingParameters`.
    package init(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0,
        for api: @autoclosure () -> String = "Spring.init(mass:stiffness:damping:initialVelocity:)"
    ) {
        programmerError(
            unless: mass > 0 && mass.isFinite,
            "A spring's mass must be positive",
            in: api(),
            .invalidArgument
        )
        programmerError(
            unless: stiffness > 0 && stiffness.isFinite,
            "A spring's stiffness must be positive",
            in: api(),
            .invalidArgument
        )
        programmerError(
            unless: damping >= 0 && damping.isFinite,
            "A spring's damping must not be negative",
            in: api(),
            .invalidArgument
        )
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    }

    /// Creates a spring from `perceptualDuration` and `bounce` (iOS 17). The stiffness is (2π/d)², and a bounce of 0
    /// is critically damped.
    ///
    /// `bounce` is clamped to -0.999...1. At -1 the damping would be infinite; at 1 the spring never settles.
    package init(
        perceptualDuration: Double,
        bounce: Double,
        initialVelocity: Double = 0,
        for api: @autoclosure () -> String = "Spring.init(perceptualDuration:bounce:initialVelocity:)"
    ) {
        programmerError(
            unless: perceptualDuration > 0 && perceptualDuration.isFinite,
            "A spring's duration must be positive",
            in: api(),
            .invalidArgument
        )
        let bounce = min(max(bounce, -0.999), 1)
        let frequency = 2 * Double.pi / perceptualDuration
        self.init(
            stiffness: frequency * frequency,
            damping: bounce >= 0 ? 2 * frequency * (1 - bounce) : 2 * frequency / (1 + bounce),
            initialVelocity: initialVelocity,
            for: api()
        )
    }

    /// Returns the progress after a number of seconds, which is 0 before the start. It may overshoot 1, and reaches
    /// it only in the limit.
    package func value(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        return 1 - oscillator.position(from: 1, velocity: -initialVelocity, at: seconds)
    }

    /// Returns the progress per second, which is 0 before the start.
    package func velocity(at seconds: Double) -> Double {
        guard seconds >= 0 else { return 0 }
        return -oscillator.velocity(from: 1, velocity: -initialVelocity, at: seconds)
    }

    /// The time in seconds from which the envelope stays within `settlingThreshold` of 1. Infinite if undamped.
    package var settlingDuration: Double {
        oscillator.settlingTime(from: 1, velocity: -initialVelocity, threshold: Self.settlingThreshold)
    }

    /// The damping ratio: 1 if critically damped, less if underdamped, more if overdamped.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// The duration of the spring by `init(perceptualDuration:bounce:initialVelocity:)`, in seconds.
    package var perceptualDuration: Double { 2 * Double.pi / (stiffness / mass).squareRoot() }

    var oscillator: DampedOscillator { DampedOscillator(decay: damping / (2 * mass), stiffness: stiffness / mass) }
}
