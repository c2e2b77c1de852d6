import CoreGraphics
import Motion

extension CATransform3D {
    /// The components of the transform, which can be interpolated, or nil if the transform is singular.
    var components: TransformComponents? {
        TransformComponents(matrix)
    }

    init(_ components: TransformComponents) {
        self.init(Matrix4(components))
    }

    init(_ matrix: Matrix4) {
        let rows = [matrix.row1, matrix.row2, matrix.row3, matrix.row4]
        self.init(rows.flatMap { [CGFloat($0.x), CGFloat($0.y), CGFloat($0.z), CGFloat($0.w)] })
    }

    var matrix: Matrix4 {
        Matrix4(
            row1: SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
            row2: SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
            row3: SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
            row4: SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
        )
    }
}
