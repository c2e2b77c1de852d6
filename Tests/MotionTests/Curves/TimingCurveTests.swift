import Motion
import Testing

@Suite struct TimingCurveTests {
    static let curves: [TimingCurve] =
        CubicCurveTests.named.map(TimingCurve.cubic) + [
            .spring(Spring(dampingRatio: 0.5, duration: 2)),
            .spring(Spring(stiffness: 438.649, damping: 41.888, initialVelocity: 4)),
        ]

    @Test(arguments: curves) func progressIsHeldBetweenStartAndEnd(curve: TimingCurve) {
        #expect(curve.progress(at: -0.1, duration: 2) == 0 && curve.velocity(at: -0.1, duration: 2) == 0)
        #expect(curve.progress(at: 0, duration: 2) == 0)
        #expect(curve.progress(at: 2, duration: 2) == 1 && curve.velocity(at: 2, duration: 2) == 0)
        #expect(curve.progress(at: 0, duration: 0) == 1 && curve.velocity(at: 0, duration: 0) == 0)
        #expect(abs(curve.progress(at: 2 - 1e-9, duration: 2) - 1) <= 0.001)
    }

    @Test(arguments: curves) func velocityIsTheDerivativePerSecond(curve: TimingCurve) {
        for step in 1..<40 {
            let time = Double(step) / 20
            let difference = derivative(at: time, step: 1e-5) { curve.progress(at: $0, duration: 2) }
            #expect(abs(curve.velocity(at: time, duration: 2) - difference) < 1e-4)
        }
    }
}
