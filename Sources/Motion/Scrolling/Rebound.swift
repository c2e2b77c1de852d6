import Failures

/// The return of content that is past its edge, or that a deceleration carries past it, along one axis.
///
/// It continues from any position and velocity, so a drag or a `Deceleration` passes into it smoothly. From the edge
/// itself (a displacement of 0) it swings out and returns.
package struct Rebound: Sendable, Hashable {
    /// The initial signed distance past the edge, in points.
    package let displacement: Double
    /// The initial velocity in points per second.
    package let initialVelocity: Double
    /// The spring that pulls the content back. Its own initial velocity is ignored.
    package let spring: Spring

    /// The frequency of the spring that returns content to its edge, in radians per second.
    ///
    /// On iOS 26.1 a fling into an edge and content that was held beyond one fit 10.9 to 11.0 (recorded by
    /// Vercantez/openuikit, `edge_impact` and `rubberband_top`).
    package static let frequency = 10.97
    /// A critically damped spring with mass 1, which never passes the edge to which it returns. From a displacement
    /// of 0 it swings v/(10.97·e) points out, a bit less than a tenth of a second after the start.
    package static let standardSpring = Spring(stiffness: frequency * frequency, damping: 2 * frequency)
    /// The distance from the edge, in points, at which the return is over. The same recordings end at 0.42 and still
    /// move at 0.49.
    package static let restingDistance = 0.45
    /// The velocity with which content that was held beyond an edge starts to return, in points per second for each
    /// point of displacement (`rubberband_top`: 1,715 for 235).
    package static let releaseRate = 7.3

    /// Creates a return from `displacement` to 0.
    package init(displacement: Double, velocity: Double, spring: Spring = Rebound.standardSpring) {
        self.displacement = displacement
        self.initialVelocity = velocity
        self.spring = spring
    }

    /// Returns the signed distance past the edge after a number of seconds, in points.
    package func position(at seconds: Double) -> Double {
        spring.oscillator.position(from: displacement, velocity: initialVelocity, at: max(seconds, 0))
    }

    /// Returns the velocity after a number of seconds, in points per second.
    package func velocity(at seconds: Double) -> Double {
        spring.oscillator.velocity(from: displacement, velocity: initialVelocity, at: max(seconds, 0))
    }

    /// Returns the time in seconds from which the content stays within `distance` of the edge.
    /// `distance` must be positive.
    package func duration(untilWithin distance: Double = Rebound.restingDistance) -> Double {
        programmerError(
            unless: distance > 0,
            "A spring reaches its end only in the limit",
            in: "Rebound.duration(untilWithin:)",
            .invalidArgument
        )
        return spring.oscillator.settlingTime(from: displacement, velocity: initialVelocity, threshold: distance)
    }
}
