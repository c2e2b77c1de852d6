import Failures
import Foundation

/// A damped spring that pulls from 0 to 1, in closed form: as cheap at any instant as at the first.
package struct Spring: Sendable, Hashable {
    /// Above 0.
    package let mass: Double
    /// Force per distance, above 0.
    package let stiffness: Double
    /// Force per speed; 0 swings for ever.
    package let damping: Double
    /// Speed at the start, in whole distances per second, positive towards 1.
    ///
    /// One that is not finite counts as 0: clients divide by a distance, which may be none.
    package let initialVelocity: Double

    /// How far from 1 a spring may still be when it counts as settled.
    ///
    /// A thousandth gives the durations measured on Apple's systems: 0.441 s for the spring of iOS's table rows
    /// (stiffness 438.649, damping 41.888), 1.4727003 s for `CASpringAnimation`'s defaults (stiffness 100, damping 10).
    package static let settlingThreshold = 0.001

    /// The spring of `CASpringAnimation` and `UISpringTimingParameters`.
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

    /// The spring of `perceptualDuration` and `bounce` (iOS 17): stiffness (2π/d)², critical at bounce 0.
    ///
    /// `bounce` is held within -0.999...1: at -1 the damping would be infinite. At 1 the spring never settles.
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

    /// Progress after some seconds; 0 before the start. It may overshoot 1, and reaches it only in the limit.
    package func value(at seconds: Double) -> Double {
        guard seconds > 0 else { return 0 }
        return 1 - oscillator.position(from: 1, velocity: -initialVelocity, at: seconds)
    }

    /// Progress per second; 0 before the start.
    package func velocity(at seconds: Double) -> Double {
        guard seconds >= 0 else { return 0 }
        return -oscillator.velocity(from: 1, velocity: -initialVelocity, at: seconds)
    }

    /// The seconds after which the envelope of the swing stays within `settlingThreshold` of 1; infinite if undamped.
    package var settlingDuration: Double {
        oscillator.settlingTime(from: 1, velocity: -initialVelocity, threshold: Self.settlingThreshold)
    }

    /// 1 is critical, less swings over, more creeps.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    var oscillator: DampedOscillator { DampedOscillator(decay: damping / (2 * mass), stiffness: stiffness / mass) }
}
