import Foundation

/// A unit quaternion, the form in which rotations are composed. Other folders use rotation vectors.
struct RotationQuaternion: Sendable, Equatable {
    var vector: SIMD3<Double>
    var scalar: Double

    init(vector: SIMD3<Double>, scalar: Double) {
        self.vector = vector
        self.scalar = scalar
    }

    /// Creates a rotation about the vector's direction by its length in radians (the exponential map).
    init(rotationVector: SIMD3<Double>) {
        let angle = length(rotationVector)
        // sin(x/2)/x tends to 1/2. Below this angle the difference is less than the rounding of a `Double`.
        let factor = angle < 1e-8 ? 0.5 : sin(angle / 2) / angle
        self.init(vector: rotationVector * factor, scalar: cos(angle / 2))
    }

    /// Creates a rotation from the orthonormal rows of a matrix for row vectors.
    ///
    /// The largest of the four components is computed first, and the others are divided by it. No component
    /// then loses precision near a half turn, where clients of UIKit choose the direction with an angle
    /// slightly less than π.
    init(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        let squares = SIMD4<Double>(1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
        let largest = max(squares.x, squares.y, squares.z, squares.w)
        let double = max(largest, 0).squareRoot()
        let half = 0.5 / double
        if largest == squares.w {
            self.init(vector: SIMD3(y.z - z.y, z.x - x.z, x.y - y.x) * half, scalar: double / 2)
        } else if largest == squares.x {
            self.init(vector: SIMD3(double / 2, (x.y + y.x) * half, (x.z + z.x) * half), scalar: (y.z - z.y) * half)
        } else if largest == squares.y {
            self.init(vector: SIMD3((x.y + y.x) * half, double / 2, (y.z + z.y) * half), scalar: (z.x - x.z) * half)
        } else {
            self.init(vector: SIMD3((x.z + z.x) * half, (y.z + z.y) * half, double / 2), scalar: (x.y - y.x) * half)
        }
    }

    /// The shortest rotation as a vector of at most the length π (the logarithm).
    ///
    /// A half turn has two such vectors. The result is the one whose last nonzero component is negative, as in Core
    /// Animation, which goes from the identity to a rotation by π, and also to one by -π, counterclockwise.
    var rotationVector: SIMD3<Double> {
        let sine = length(vector)
        guard sine > 0 else { return .zero }
        let isHalfTurn = abs(scalar) < 5e-16
        let last = abs(vector.z) > 1e-12 ? vector.z : abs(vector.y) > 1e-12 ? vector.y : vector.x
        let isNegative = isHalfTurn ? last > 0 : scalar < 0
        let angle = 2 * atan2(sine, abs(scalar))
        return vector * ((isNegative ? -angle : angle) / sine)
    }

    var inverse: RotationQuaternion { RotationQuaternion(vector: -vector, scalar: scalar) }

    /// Returns the rotation that applies `self` and then `next`.
    func followed(by next: RotationQuaternion) -> RotationQuaternion {
        let turned = next.vector * scalar + vector * next.scalar + cross(next.vector, vector)
        return RotationQuaternion(vector: turned, scalar: next.scalar * scalar - dot(next.vector, vector))
    }

    /// The rows of the matrix for row vectors.
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        let (x, y, z, w) = (vector.x, vector.y, vector.z, scalar)
        return (
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
            SIMD3(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
            SIMD3(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
        )
    }
}

func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { a.x * b.x + a.y * b.y + a.z * b.z }

func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
