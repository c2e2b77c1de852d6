import Foundation
import Motion
import SeededRandom
import Testing

@Suite struct DecelerationTests {
    @Test(arguments: UInt64(1)...40) func theClosedFormSolvesTheEquation(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let rates = [Deceleration.normalRate, Deceleration.fastRate, random.double(0.97...0.9995)]
        let rate = rates[Int.random(in: 0..<3, using: &random)]
        let fling = Deceleration(initialVelocity: random.double(-5000...5000), rate: rate)
        let time = random.double(0.01...2)
        // Each millisecond multiplies the velocity by the deceleration rate.
        #expect(abs(fling.velocity(at: 0.001) - fling.initialVelocity * fling.rate) < 1e-9, "seed \(seed)")
        let slow = integrate(position: 0, velocity: fling.initialVelocity, to: time) { _, velocity in
            velocity * 1000 * log(fling.rate)
        }
        #expect(abs(fling.position(at: time) - slow.position) < 1e-4, "seed \(seed): \(fling) at \(time)")
        #expect(abs(fling.velocity(at: time) - slow.velocity) < 1e-4, "seed \(seed): \(fling) at \(time)")
        let difference = derivative(at: time, of: fling.position(at:))
        #expect(abs(fling.velocity(at: time) - difference) < 1e-4, "seed \(seed): \(fling) at \(time)")
    }

    @Test(arguments: UInt64(1)...40) func durationsInvertTheMotion(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let sign = Bool.random(using: &random) ? 1.0 : -1
        let fling = Deceleration(initialVelocity: sign * random.double(10...5000))
        let rest = fling.duration(untilSpeed: 2)
        #expect(abs(abs(fling.velocity(at: rest)) - 2) < 1e-9, "seed \(seed)")
        #expect(abs(fling.position(at: 1e4) - fling.distance) < 1e-9, "seed \(seed)")
        let points = fling.distance * random.double(0.001...0.999)
        let time = try #require(fling.duration(toTravel: points))
        #expect(abs(fling.position(at: time) - points) < 1e-9, "seed \(seed)")
        #expect(fling.duration(toTravel: -points) == nil && fling.duration(toTravel: fling.distance * 1.01) == nil)
        #expect(fling.duration(toTravel: 0) == 0)
    }

    @Test func aRestingFlingIsOver() {
        let rest = Deceleration(initialVelocity: 0)
        #expect(rest.duration() == 0 && rest.distance == 0 && rest.position(at: 1) == 0)
        #expect(rest.duration(toTravel: 1) == nil)
        let fling = Deceleration(initialVelocity: 2000)
        #expect(fling.position(at: -1) == 0 && fling.velocity(at: -1) == 2000)
        #expect(abs(fling.distance - 999) < 0.01)
        let left = fling.distance - fling.position(at: fling.duration())
        #expect(abs(left - 0.5) < 0.001)
    }

    @Test(arguments: [-1.0, 0, 1, 5]) func anyRateGivesAFlingThatEnds(rate: Double) {
        let fling = Deceleration(initialVelocity: 100, rate: rate)
        #expect(fling.distance.isFinite && fling.position(at: 0) == 0 && fling.duration().isFinite)
    }
}
