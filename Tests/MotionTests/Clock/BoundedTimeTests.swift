import Motion
import Testing

struct BoundedTimeTests {
    private static let odd: [Double] = [.nan, -.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e12, 1e12]

    @Test(arguments: odd)
    func everyNumberBecomesOneToComputeWith(number: Double) {
        #expect(abs(number.boundedTime) <= Double.longestTime)
        #expect((0...Double.longestTime).contains(number.boundedDuration))
        #expect((0...1).contains(number.boundedFraction))
    }

    @Test func aQuotientOfTwoZerosIsZero() {
        let zero = Double(Self.odd.count - Self.odd.count)
        #expect(
            (zero / zero).boundedTime == 0 && (zero / zero).boundedDuration == 0 && (zero / zero).boundedFraction == 0
        )
    }

    @Test(arguments: [0, 1e-300, 0.3, 1, 1e6])
    func usualNumbersStay(number: Double) {
        #expect(number.boundedTime == number && (-number).boundedTime == -number)
        #expect(number.boundedDuration == number && (-number).boundedDuration == 0)
        #expect(number.boundedFraction == min(number, 1) && (-number).boundedFraction == 0)
    }

    /// The frequency of a spring is a reciprocal of its duration, and its stiffness the square of that.
    @Test(arguments: [1e-9, 1, Double.longestTime], [0.01, 1, 1e300])
    func springsOfAllDurationsHaveAStiffness(duration: Double, ratio: Double) {
        let spring = Spring(dampingRatio: ratio, duration: duration)
        #expect(spring.stiffness > 0 && spring.stiffness.isFinite)
        #expect(spring.value(at: duration / 2).isFinite)
    }

    @Test func curvesAndFlingsAreNumbers() {
        #expect(CubicCurve(.nan, .nan, .nan, .infinity).value(at: 0.5).isFinite)
        let fling = Deceleration(initialVelocity: .nan, rate: .nan)
        #expect(fling.duration() == 0 && fling.distance == 0 && fling.position(at: 1) == 0)
        #expect(Deceleration(initialVelocity: 1000, rate: .nan).rate == Deceleration.normalRate)
    }
}
