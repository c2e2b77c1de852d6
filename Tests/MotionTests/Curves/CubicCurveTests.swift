import Motion
import SeededRandom
import Testing

@Suite struct CubicCurveTests {
    static let named: [CubicCurve] = [.linear, .easeIn, .easeOut, .easeInOut, .default]

    /// Progress at 0.1, 0.25, 0.5, 0.75 and 0.9 of the duration, measured on macOS.
    @Test(arguments: [
        (CubicCurve.easeIn, [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
        (.easeOut, [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
        (.easeInOut, [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
        (.default, [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
        (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ]) func namedCurvesGoAsCoreAnimations(curve: CubicCurve, expected: [Double]) {
        for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
            #expect(abs(curve.value(at: time) - value) < 1e-4)
        }
    }

    @Test(arguments: UInt64(1)...100) func theCurveIsSolvedExactly(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // A parameter determines a point of the curve, and the point's time must lead back to its value.
        let (x1, x2) = (random.double(0.001...1), random.double(0...0.999))
        let (y1, y2) = (random.double(-1...2), random.double(-1...2))
        let curve = CubicCurve(x1, y1, x2, y2)
        for step in 1..<100 {
            let s = Double(step) / 100
            let rest = 1 - s
            let time = 3 * rest * rest * s * x1 + 3 * rest * s * s * x2 + s * s * s
            let value = 3 * rest * rest * s * y1 + 3 * rest * s * s * y2 + s * s * s
            // The rounding error of the time is multiplied by the slope.
            let tolerance = 1e-9 + abs(curve.slope(at: time)) * 1e-15
            #expect(abs(curve.value(at: time) - value) < tolerance, "seed \(seed): \(curve) at \(time)")
        }
    }

    @Test(arguments: UInt64(1)...50) func theEndsAreExactAndTheWayIsMonotone(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let points = SIMD4.random(in: 0.0...1, using: &random)
        let curve = CubicCurve(points.x, points.y, points.z, points.w)
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1, "seed \(seed)")
        #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1, "seed \(seed)")
        var last = 0.0
        for step in 0...1000 {
            let value = curve.value(at: Double(step) / 1000)
            #expect(value >= last - 1e-15 && value <= 1, "seed \(seed): \(curve) at \(step)")
            last = value
        }
    }

    @Test(arguments: UInt64(1)...50) func theSlopeIsTheDerivative(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let (times, values) = (random.vector(0.05...0.95), random.vector(-1...2))
        let curve = CubicCurve(times.x, values.x, times.y, values.y)
        for step in 1...19 {
            let time = Double(step) / 20
            let slope = curve.slope(at: time)
            // Where the curve is nearly vertical, the difference quotient is less accurate than the slope.
            guard abs(slope) < 20 else { continue }
            let difference = derivative(at: time, step: 1e-5, of: curve.value(at:))
            #expect(abs(slope - difference) < 1e-4 * (1 + abs(slope)), "seed \(seed): \(curve) at \(time)")
        }
    }

    @Test func slopesAtTheEnds() {
        #expect(CubicCurve.easeInOut.slope(at: 0) == 0 && CubicCurve.easeInOut.slope(at: 1) == 0)
        #expect(abs(CubicCurve.default.slope(at: 0) - 0.4) < 1e-12)
        #expect(abs(CubicCurve.linear.slope(at: 0) - 1) < 1e-9 && abs(CubicCurve.linear.slope(at: 1) - 1) < 1e-9)
        for upright in [CubicCurve(0, 1, 1, 0), CubicCurve(1, 0, 0, 1)] {
            for time in [0, 0.5, 1] { #expect(upright.slope(at: time).isFinite) }
        }
    }

    @Test func timeCannotRunBack() {
        #expect(CubicCurve(-1, 0, 2, 1) == CubicCurve(0, 0, 1, 1))
    }
}
