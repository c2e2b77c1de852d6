import Failures

/// The way back of content that is past its edge, or that a fling carries past it, along one axis.
///
/// It starts from any place with any velocity and keeps both, so it joins a finger's pull or a `Deceleration` without a
/// kink; from the edge itself (displacement 0) it swings out and comes back.
package struct Rebound: Sendable, Hashable {
    /// Points past the edge at the start, with their sign.
    package let displacement: Double
    /// Points per second at the start, with their sign.
    package let initialVelocity: Double
    /// What pulls it back. Its own initial velocity has no say.
    package let spring: Spring

    /// Mass 1, stiffness 100, damping 20: critical, so it never swings over the edge it comes back to.
    ///
    /// From displacement 0 it goes v/(10·e) points out, a tenth of a second after the start. The numbers are those by
    /// which others have modelled `UIScrollView`'s bounce; Apple has published none.
    package static let standardSpring = Spring(stiffness: 100, damping: 20)
    /// Points from the edge at which it counts as over: a pixel of a screen of scale 2.
    package static let restingDistance = 0.5

    /// A way back from `displacement` to 0.
    package init(displacement: Double, velocity: Double, spring: Spring = Rebound.standardSpring) {
        self.displacement = displacement
        self.initialVelocity = velocity
        self.spring = spring
    }

    /// Points past the edge after some seconds.
    package func position(at seconds: Double) -> Double {
        spring.oscillator.position(from: displacement, velocity: initialVelocity, at: max(seconds, 0))
    }

    /// Points per second after some seconds.
    package func velocity(at seconds: Double) -> Double {
        spring.oscillator.velocity(from: displacement, velocity: initialVelocity, at: max(seconds, 0))
    }

    /// Seconds after which it stays within `distance` (above 0) of the edge.
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
