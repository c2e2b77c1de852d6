import Motion
import SeededRandom
import Testing

@Suite struct ReboundTests {
    @Test(arguments: UInt64(1)...60) func itJoinsWhatCameBeforeAndSolvesTheEquation(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let rebound = Rebound(displacement: random.double(-300...300), velocity: random.double(-4000...4000))
        #expect(abs(rebound.position(at: 0) - rebound.displacement) < 1e-9, "seed \(seed)")
        #expect(abs(rebound.velocity(at: 0) - rebound.initialVelocity) < 1e-9, "seed \(seed)")
        let time = random.double(0.01...1)
        let slow = integrate(position: rebound.displacement, velocity: rebound.initialVelocity, to: time) {
            -Rebound.frequency * Rebound.frequency * $0 - 2 * Rebound.frequency * $1
        }
        #expect(abs(rebound.position(at: time) - slow.position) < 1e-6, "seed \(seed)")
        #expect(abs(rebound.velocity(at: time) - slow.velocity) < 1e-6, "seed \(seed)")
        let difference = derivative(at: time, of: rebound.position(at:))
        #expect(abs(rebound.velocity(at: time) - difference) < 1e-4, "seed \(seed)")

        let duration = rebound.duration()
        for step in 0..<200 {
            let later = duration * (1 + Double(step) / 50)
            #expect(abs(rebound.position(at: later)) <= 0.5 + 1e-9, "seed \(seed)")
        }
    }

    @Test(arguments: UInt64(1)...20) func aFlingPassesItsEdgeWithoutAKink(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let fling = Deceleration(initialVelocity: random.double(500...5000))
        let edge = fling.distance * random.double(0.1...0.9)
        let time = try #require(fling.duration(toTravel: edge))
        let rebound = Rebound(displacement: fling.position(at: time) - edge, velocity: fling.velocity(at: time))
        #expect(abs(rebound.position(at: 0)) < 1e-9, "seed \(seed)")
        #expect(abs(rebound.velocity(at: 0) - fling.velocity(at: time)) < 1e-9, "seed \(seed)")
        // It moves out once, by v/(ωe), and returns without passing the edge.
        let positions = (1...3000).map { rebound.position(at: Double($0) / 1000) }
        let farthest = fling.velocity(at: time) / (Rebound.frequency * 2.718281828)
        #expect(abs((positions.max() ?? 0) - farthest) < 0.01, "seed \(seed)")
        #expect((positions.min() ?? -1) > -1e-6, "seed \(seed)")
    }

    @Test func smallMovesAreOverAtOnce() {
        #expect(Rebound(displacement: 0, velocity: 0).duration() == 0)
        #expect(Rebound(displacement: 0.4, velocity: 0).duration() == 0)
        #expect(Rebound(displacement: 0, velocity: 5).duration() == 0)
        #expect(Rebound(displacement: 0, velocity: 50).duration() > 0.1)
    }
}
