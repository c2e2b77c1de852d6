import Foundation
import Testing

@testable import UIKitTesting

struct MotionCurveTests {
    private func curve(_ values: [CGFloat], label: String = "height of row", from start: Double = 0) -> MotionCurve {
        MotionCurve(label: label, times: values.indices.map { start + Double($0) / 10 }, values: values)
    }

    @Test func growthHasNoStepBack() {
        #expect(curve([1, 1, 2, 5, 5.0005, 5]).firstDecrease() == nil)
        #expect(curve([]).firstDecrease() == nil)
        #expect("\(curve([1, 2, 1.5, 1]).firstDecrease()!)" == "At 0.2 s height of row falls from 2 to 1.5")
        #expect("\(curve([3, 2, 2.25]).firstIncrease()!)" == "At 0.2 s height of row rises from 2 to 2.25")
        #expect(curve([3, 2, 2]).firstIncrease() == nil)
    }

    @Test func standingStillAllowsNoDrift() {
        #expect(curve([4, 4.0005, 4]).firstMovement() == nil)
        let drift = curve((0..<100).map { CGFloat($0) * 0.0004 })
        #expect(drift.firstMovement()?.time == 0.3, "steps that are small each add up")
    }

    @Test func jumpsInPositionAndVelocity() {
        let bent = curve([0, 1, 2, 5, 8])
        #expect(bent.firstJump(above: 3) == nil)
        #expect("\(bent.firstJump(above: 2)!)" == "At 0.3 s height of row jumps by 3, more than 2, to 5")
        #expect(bent.largestKink == 2)
        #expect(bent.firstKink(above: 2) == nil)
        #expect(
            "\(bent.firstKink(above: 1)!)"
                == "At 0.3 s height of row changes its step from 1 to 3, by more than 1, to 5"
        )
    }

    @Test func comparesDisplacementsAtCommonTimes() {
        let first = curve([10, 11, 14], label: "maxY of a")
        let late = curve([21, 24, 26], label: "minY of b", from: 0.1)
        #expect(curve([0, 1, 4]).firstDeparture(from: first) == nil)
        #expect(late.firstDeparture(from: first) == nil, "the last frame is the later one's alone")
        let slow = curve([0, 1, 3], label: "minY of c")
        #expect(
            "\(slow.firstDeparture(from: first)!)" == "At 0.2 s minY of c has moved by 3, but maxY of a by 4, to 3"
        )
        let apart = curve([1], from: 9)
        #expect("\(apart.firstDeparture(from: first)!)".contains("never on screen together with maxY of a"))
    }
}
