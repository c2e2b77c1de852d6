import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

struct MotionHistoryTests {
    @Test func evenMotionHasItsVelocity() {
        for seed in 0..<200 {
            var random = SeededGenerator(seed: UInt64(seed))
            let velocity = CGPoint(
                x: .random(in: -3000...3000, using: &random),
                y: .random(in: -3000...3000, using: &random)
            )
            var history = MotionHistory()
            var time = Double.random(in: 0...100, using: &random)
            for _ in 0..<20 {
                history.add(CGPoint(x: velocity.x * time, y: velocity.y * time), at: time)
                time += .random(in: 0.004...0.02, using: &random)
            }
            let measured = history.velocity(at: time)
            #expect(measured.distance(to: velocity) < 0.001, "seed \(seed)")
        }
    }

    @Test func onlyTheLastTenthOfASecondCounts() {
        var history = MotionHistory()
        for step in 0...10 { history.add(CGPoint(x: 100 * step, y: 0), at: 0.01 * Double(step)) }
        for step in 0...10 { history.add(CGPoint(x: 1000, y: 10 * step), at: 0.11 + 0.01 * Double(step)) }
        #expect(abs(history.velocity(at: 0.21).x) < 0.001)
        #expect(abs(history.velocity(at: 0.21).y - 1000) < 0.001)
        #expect(history.velocity(at: 0.5) == .zero)
        #expect(MotionHistory().velocity(at: 0) == .zero)
    }

    @Test func theTimeUntilTheLiftDoesNotDiluteTheVelocity() {
        var history = MotionHistory()
        for step in 0...3 { history.add(CGPoint(x: 0, y: 6 * step), at: 0.008 * Double(step)) }
        for delay in [0, 0.008, 0.05, 0.09] {
            #expect(abs(history.velocity(at: 0.024 + delay).y - 750) < 0.001)
        }
        // Events without a movement don't dilute it either.
        history.add(CGPoint(x: 0, y: 18), at: 0.032)
        #expect(abs(history.velocity(at: 0.04).y - 750) < 0.001)
        #expect(history.velocity(at: 0.2) == .zero)
    }

    @Test func movesThatAreTooCloseCountTogether() {
        var history = MotionHistory()
        // A mouse reports two movements within a millisecond.
        for (time, place) in [(0, 0), (0.01, 10), (0.02, 20), (0.0205, 25), (0.021, 21)] as [(Double, CGFloat)] {
            history.add(CGPoint(x: place, y: 0), at: time)
        }
        #expect(abs(history.velocity(at: 0.021).x - 1000) < 0.001)
    }
}
