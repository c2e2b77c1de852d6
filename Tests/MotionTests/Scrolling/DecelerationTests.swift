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
        // In each millisecond it moves by what the velocity is then.
        let milliseconds = Int(time * 1000)
        var (position, velocity) = (0.0, fling.initialVelocity)
        for _ in 0..<milliseconds {
            velocity *= fling.rate
            position += velocity / 1000
        }
        let end = Double(milliseconds) / 1000
        #expect(abs(fling.position(at: end) - position) < 1e-6, "seed \(seed): \(fling) at \(end)")
        #expect(abs(fling.velocity(at: end) - velocity) < 1e-6, "seed \(seed): \(fling) at \(end)")
        // Between two milliseconds it moves about as fast.
        let difference = derivative(at: time, of: fling.position(at:))
        let tolerance = abs(fling.velocity(at: time)) * (1 - fling.rate) + 1e-4
        #expect(abs(fling.velocity(at: time) - difference) < tolerance, "seed \(seed): \(fling) at \(time)")
    }

    @Test(arguments: UInt64(1)...40) func durationsInvertTheMotion(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let sign = Bool.random(using: &random) ? 1.0 : -1
        let fling = Deceleration(initialVelocity: sign * random.double(10...5000))
        let rest = fling.duration(untilSpeed: 2)
        #expect(abs(abs(fling.velocity(at: rest)) - 2) < 1e-9, "seed \(seed)")
        let reach = fling.position(at: 1e4)
        let points = reach * random.double(0.001...0.999)
        let time = try #require(fling.duration(toTravel: points))
        #expect(abs(fling.position(at: time) - points) < 1e-9, "seed \(seed)")
        #expect(fling.duration(toTravel: -points) == nil && fling.duration(toTravel: reach * 1.01) == nil)
        // The prediction is off by a thousandth of the velocity that is lost.
        let lost = abs(fling.initialVelocity) - Deceleration.restingSpeed
        let error = abs(fling.distance) - abs(fling.position(at: fling.duration()))
        #expect(abs(error - lost * 0.0005) < lost * 1e-6 + 1e-9, "seed \(seed)")
        #expect(fling.duration(toTravel: 0) == 0)
    }

    @Test func aRestingFlingIsOver() {
        let rest = Deceleration(initialVelocity: 0)
        #expect(rest.duration() == 0 && rest.distance == 0 && rest.position(at: 1) == 0)
        #expect(rest.duration(toTravel: 1) == nil)
        let fling = Deceleration(initialVelocity: 2000)
        #expect(fling.position(at: -1) == 0 && fling.velocity(at: -1) == 2000)
        #expect(abs(fling.distance - 1990 * 0.4995) < 0.01)
        #expect(abs(fling.position(at: fling.duration()) - 1990 * 0.499) < 0.01)
        #expect(abs(fling.velocity(at: fling.duration()) - Deceleration.restingSpeed) < 1e-6)
        #expect(Deceleration(initialVelocity: 9).distance == 0 && Deceleration(initialVelocity: 9).duration() == 0)
    }

    /// Flings that begin just above the speed at which they rest, or at it.
    @Test(arguments: [-2.001, -1.5, -1.001, -1, -0.5, 0.5, 1, 1.001, 1.5, 1.999, 2, 2.001])
    func aFlingMovesUntilItHasTheSpeed(factor: Double) {
        for speed in [0.5, Deceleration.restingSpeed, 300] {
            let fling = Deceleration(initialVelocity: factor * speed)
            let duration = fling.duration(untilSpeed: speed)
            #expect((duration > 0) == (abs(factor) > 1), "\(factor) times \(speed)")
            let last = abs(fling.velocity(at: duration))
            #expect(abs(last - min(1, abs(factor)) * speed) < 1e-9, "\(factor) times \(speed)")
        }
    }

    @Test(arguments: [-1.0, 0, 1, 5]) func anyRateGivesAFlingThatEnds(rate: Double) {
        let fling = Deceleration(initialVelocity: 100, rate: rate)
        #expect(fling.distance.isFinite && fling.position(at: 0) == 0 && fling.duration().isFinite)
    }
}
