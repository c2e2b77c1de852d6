import Foundation
import Motion
import SeededRandom
import Testing

@Suite struct SpringTests {
    private func randomSpring(_ random: inout SeededGenerator) -> Spring {
        let (mass, stiffness) = (random.double(0.2...3), random.double(5...500))
        let ratios = [random.double(0.05...0.95), 1, random.double(1.05...4)]
        let ratio = ratios[Int.random(in: 0..<3, using: &random)]
        return Spring(
            mass: mass,
            stiffness: stiffness,
            damping: 2 * ratio * (mass * stiffness).squareRoot(),
            initialVelocity: random.double(-20...20)
        )
    }

    @Test(arguments: UInt64(1)...60) func theClosedFormSolvesTheEquation(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let spring = randomSpring(&random)
        let time = random.double(0.01...1.5)
        let slow = integrate(position: 0, velocity: spring.initialVelocity, to: time) { position, velocity in
            (spring.stiffness * (1 - position) - spring.damping * velocity) / spring.mass
        }
        #expect(abs(spring.value(at: time) - slow.position) < 1e-7, "seed \(seed): \(spring) at \(time)")
        #expect(abs(spring.velocity(at: time) - slow.velocity) < 1e-5, "seed \(seed): \(spring) at \(time)")
    }

    @Test(arguments: UInt64(1)...60) func velocityIsTheDerivative(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let spring = randomSpring(&random)
        #expect(abs(spring.velocity(at: 0) - spring.initialVelocity) < 1e-12, "seed \(seed)")
        #expect(spring.value(at: 0) == 0 && spring.value(at: -1) == 0 && spring.velocity(at: -1) == 0)
        for step in 1...20 {
            let time = Double(step) / 10
            let difference = derivative(at: time, of: spring.value(at:))
            #expect(abs(spring.velocity(at: time) - difference) < 1e-6, "seed \(seed): \(spring) at \(time)")
        }
    }

    @Test(arguments: UInt64(1)...100) func settledSpringsStaySettled(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let spring = randomSpring(&random)
        let duration = spring.settlingDuration
        #expect(duration.isFinite && duration > 0, "seed \(seed)")
        var largest = 0.0
        for step in 0..<500 {
            largest = max(largest, abs(1 - spring.value(at: duration * (1 + Double(step) / 100))))
        }
        #expect(largest <= Spring.settlingThreshold * (1 + 1e-9), "seed \(seed): \(spring)")
        // The envelope is only a few oscillations ahead of the spring itself.
        let before = (0..<500).map { abs(1 - spring.value(at: duration * (0.5 + Double($0) / 1000))) }.max() ?? 0
        #expect(before > Spring.settlingThreshold, "seed \(seed): \(spring)")
    }

    /// The durations are measured on Apple's systems.
    @Test func settlingDurationsAreApples() {
        #expect(abs(Spring(stiffness: 100, damping: 10).settlingDuration - 1.4727003346780927) < 1e-12)
        #expect(abs(Spring(stiffness: 300, damping: 20).settlingDuration - 0.7442555275721707) < 1e-12)
        #expect(abs(Spring(mass: 2, stiffness: 100, damping: 5).settlingDuration - 5.658348137358159) < 1e-12)
        for (velocity, duration) in [(5.0, 1.3815510557964275), (-5.0, 1.5350814063145797)] {
            let spring = Spring(stiffness: 100, damping: 10, initialVelocity: velocity)
            #expect(abs(spring.settlingDuration - duration) < 1e-12)
        }
        #expect(abs(Spring(stiffness: 438.649, damping: 41.888).settlingDuration - 0.441) < 5e-4)
        #expect(Spring(stiffness: 100, damping: 0).settlingDuration == .infinity)
    }

    /// The positions after 0.05 s are measured on macOS.
    @Test(arguments: [(10.0, 0.0, 0.1044054701924324), (20, 0, 0.0902040079236030), (10, 5, 0.29307806491851807)])
    func positionsAreApples(damping: Double, velocity: Double, expected: Double) {
        let spring = Spring(stiffness: 100, damping: damping, initialVelocity: velocity)
        #expect(abs(spring.value(at: 0.05) - expected) < 1e-6)
    }

    @Test func nothingJumpsAtCriticalDamping() {
        let critical = Spring(stiffness: 100, damping: 20, initialVelocity: 3)
        for offset in [1e-3, 1e-6, 1e-9, 1e-12] {
            for damping in [20 - offset, 20 + offset] {
                let spring = Spring(stiffness: 100, damping: damping, initialVelocity: 3)
                #expect(abs(spring.settlingDuration - critical.settlingDuration) < offset + 1e-9)
                for step in 1...20 {
                    let time = Double(step) / 10
                    #expect(abs(spring.value(at: time) - critical.value(at: time)) < offset + 1e-12)
                }
            }
        }
    }

    @Test func withoutInitialVelocityOnlyLightDampingOvershoots() {
        for (ratio, overshoots) in [(0.5, true), (0.9, true), (1.0, false), (2.0, false), (50.0, false)] {
            let spring = Spring(stiffness: 100, damping: 20 * ratio)
            let values = (0...2000).map { spring.value(at: Double($0) / 200) }
            #expect(((values.max() ?? 0) > 1 + 1e-12) == overshoots)
            if !overshoots { #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-15 }) }
        }
        #expect(abs(1 - Spring(stiffness: 100, damping: 1e6).value(at: 1e9)) < 1e-9)
    }

    /// Read from UIKit's `CASpringAnimation` (Vercantez/openuikit, `AnimationTests.swift`): damping ratio, duration,
    /// velocity, stiffness.
    @Test(
        arguments: [
            (0.35, 1, 0, 286.40942818911714), (0.6, 0.8, 0, 190.21427544499548), (0.1, 1, 0, 2125.3901278407934),
            (0.2, 1, 0, 707.2217886060563), (0.5, 1, 0, 161.7195025042016), (0.8, 1, 0, 80.89737200360506),
            (0.9, 1, 0, 71.92472915770972), (0.99, 1, 0, 80.02518243167793), (0.5, 0.3, 0, 1796.8833611577954),
            (0.5, 0.5, 0, 646.8780100168065), (0.5, 2, 0, 40.4298756260504), (1, 1, 0, 85.25592900599884),
            (1, 1, 1, 83.13803615388531), (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, 1, 152.86841381792456),
            (0.5, 1, 1.5, 147.61602003056592), (0.5, 1, -2, 175.4224123383425),
        ] as [(Double, Double, Double, Double)]
    )
    func aSpringForADurationIsApples(ratio: Double, duration: Double, velocity: Double, stiffness: Double) {
        let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
        #expect(abs(spring.stiffness / stiffness - 1) < 1e-7)
    }

    @Test(arguments: UInt64(1)...60) func aSpringForADurationEndsInIt(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (ratio, duration) = (random.double(0.05...2), random.double(0.1...3))
        for velocity in [0, random.double(-10...10), random.double(-200...200)] {
            let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
            #expect(abs(spring.dampingRatio - ratio) < 1e-9 && spring.initialVelocity == velocity, "seed \(seed)")
            if ratio > 1 {
                #expect(abs(spring.settlingDuration - duration) < 1e-6, "seed \(seed): \(spring)")
            }
            // The rule is about the sine. The cosine of the motion is the smaller part unless damping is light, and a
            // fast start isn't over in time.
            if ratio > 0.3, velocity * duration < 2 {
                #expect(abs(spring.value(at: duration) - 1) < 0.005, "seed \(seed): \(spring)")
            }
        }
    }

    @Test func timeOnlyScalesASpringForADuration() {
        for ratio in [0.1, 0.5, 0.999, 1, 3] {
            for velocity in [-3, 0, 0.5, 2, 9.0] {
                let one = Spring(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
                let four = Spring(dampingRatio: ratio, duration: 4, initialVelocity: velocity / 4)
                #expect(abs(four.stiffness * 16 / one.stiffness - 1) < 1e-9, "\(ratio), \(velocity)")
            }
        }
    }

    @Test(arguments: [0, 1e-300, 7, 1e6, 1e308, -1e308]) func anyVelocityHasASpring(velocity: Double) {
        for ratio in [0, 0.5, 1, 1.5] {
            let spring = Spring(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
            #expect(spring.stiffness > 0 && spring.stiffness.isFinite && spring.settlingDuration.isFinite)
        }
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan]) func aVelocityThatIsNoNumberCountsAsRest(velocity: Double) {
        let spring = Spring(dampingRatio: 0.5, duration: 1, initialVelocity: velocity)
        #expect(spring == Spring(dampingRatio: 0.5, duration: 1))
        #expect(Spring(stiffness: 100, damping: 10, initialVelocity: velocity).initialVelocity == 0)
    }

    @Test func bounceIsOneLessTheDampingRatio() {
        for bounce in [0, 0.2, 0.7, 1] {
            let spring = Spring(perceptualDuration: 0.5, bounce: bounce)
            #expect(abs(spring.dampingRatio - (1 - bounce)) < 1e-12)
            #expect(abs(spring.stiffness - 157.91367041742973) < 1e-9)
        }
        // Measured on iOS.
        #expect(abs(Spring(perceptualDuration: 0.5, bounce: -0.3).damping - 35.90391604102621) < 1e-9)
        #expect(Spring(perceptualDuration: 0.5, bounce: -1).damping.isFinite)
    }
}
