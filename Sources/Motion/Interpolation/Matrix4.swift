/// A 4×4 matrix in `CATransform3D`'s layout: points are row vectors, `row4` contains the translation, and the fourth
/// column the perspective.
///
/// As an `Interpolatable` it is interpolated element by element, which distorts rotations. Animate
/// `TransformComponents` instead, and a matrix only if it is singular and therefore has no components.
package struct Matrix4: Sendable, Hashable {
    /// m11, m12, m13, m14.
    package var row1: SIMD4<Double>
    /// m21, m22, m23, m24.
    package var row2: SIMD4<Double>
    /// m31, m32, m33, m34.
    package var row3: SIMD4<Double>
    /// m41, m42, m43, m44.
    package var row4: SIMD4<Double>

    /// Creates a matrix from its rows.
    package init(row1: SIMD4<Double>, row2: SIMD4<Double>, row3: SIMD4<Double>, row4: SIMD4<Double>) {
        self.row1 = row1
        self.row2 = row2
        self.row3 = row3
        self.row4 = row4
    }

    /// The identity.
    package static let identity = Matrix4(
        row1: [1, 0, 0, 0],
        row2: [0, 1, 0, 0],
        row3: [0, 0, 1, 0],
        row4: [0, 0, 0, 1]
    )

    /// Creates a matrix from an affine transform, with `CGAffineTransform`'s names.
    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.init(row1: [a, b, 0, 0], row2: [c, d, 0, 0], row3: [0, 0, 1, 0], row4: [tx, ty, 0, 1])
    }

    /// Returns the transform that applies this one and then `next`.
    package func concatenating(_ next: Matrix4) -> Matrix4 {
        func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
            var sum = next.row1 * row.x
            sum += next.row2 * row.y
            sum += next.row3 * row.z
            sum += next.row4 * row.w
            return sum
        }
        return Matrix4(row1: row(row1), row2: row(row2), row3: row(row3), row4: row(row4))
    }
}

extension Matrix4: Interpolatable {
    package static var zero: Matrix4 { Matrix4(row1: .zero, row2: .zero, row3: .zero, row4: .zero) }

    package func adding(_ other: Matrix4) -> Matrix4 {
        Matrix4(row1: row1 + other.row1, row2: row2 + other.row2, row3: row3 + other.row3, row4: row4 + other.row4)
    }

    package func subtracting(_ other: Matrix4) -> Matrix4 {
        Matrix4(row1: row1 - other.row1, row2: row2 - other.row2, row3: row3 - other.row3, row4: row4 - other.row4)
    }

    package func scaled(by factor: Double) -> Matrix4 {
        Matrix4(row1: row1 * factor, row2: row2 * factor, row3: row3 * factor, row4: row4 * factor)
    }

    package var norm: Double { max(row1.norm, row2.norm, row3.norm, row4.norm) }
}
