import Testing

@testable import Motion

@Suite struct RotationQuaternionTests {
    /// Both vectors of a half turn lead to the same orientation.
    @Test(
        arguments: [
            (SIMD3(0, 0, 1.0), SIMD3(0, 0, -1.0)), (SIMD3(0, 0, -1.0), SIMD3(0, 0, -1.0)),
            (SIMD3(0, 1, 0.0), SIMD3(0, -1, 0.0)), (SIMD3(0, -1, 0.0), SIMD3(0, -1, 0.0)),
            (SIMD3(1, 0, 0.0), SIMD3(-1, 0, 0.0)), (SIMD3(0.8, -0.6, 0), SIMD3(0.8, -0.6, 0)),
            (SIMD3(-0.8, 0.6, 0), SIMD3(0.8, -0.6, 0)), (SIMD3(0.6, 0, -0.8), SIMD3(0.6, 0, -0.8)),
        ]
    ) func theLastComponentOfAHalfTurnIsNegative(axis: SIMD3<Double>, direction: SIMD3<Double>) {
        let vector = RotationQuaternion(vector: axis, scalar: 0).rotationVector
        #expect(length(vector - direction * .pi) < 1e-12, "\(vector)")
    }

    @Test func otherRotationsAreTheShortest() {
        let vector = RotationQuaternion(vector: SIMD3(0, 0.6, 0), scalar: -0.8).rotationVector
        #expect(vector.y < 0 && vector.y > -Double.pi)
    }
}
