extension Matrix4 {
    /// Creates a transform from its components.
    package init(_ components: TransformComponents) {
        let (x, y, z) = RotationQuaternion(rotationVector: components.rotation).rows
        let (skew, scale) = (components.skew, components.scale)
        let rows = (
            x * scale.x,
            (y + x * skew.x) * scale.y,
            (z + x * skew.y + y * skew.z) * scale.z
        )
        let depth = SIMD3(components.perspective.x, components.perspective.y, components.perspective.z)
        self.init(
            row1: SIMD4(rows.0, dot(rows.0, depth)),
            row2: SIMD4(rows.1, dot(rows.1, depth)),
            row3: SIMD4(rows.2, dot(rows.2, depth)),
            row4: SIMD4(components.translation, dot(components.translation, depth) + components.perspective.w)
        )
    }
}

extension TransformComponents {
    /// Decomposes a transform. Returns nil if the matrix or its upper left 3×3 part is singular, or an
    /// element is not finite.
    ///
    /// A mirrored transform gets the one negative scale that leaves the smallest rotation. A plain flip of an axis
    /// thus passes through a width of zero instead of rotating out of the plane.
    package init?(_ matrix: Matrix4) {
        let rows = (matrix.row1.firstThree, matrix.row2.firstThree, matrix.row3.firstThree)
        guard var (axes, scale, skew) = Self.orthogonalised(rows) else { return nil }
        if dot(axes.0, cross(axes.1, axes.2)) < 0 {
            Self.removeReflection(&axes, &scale, &skew)
        }
        let translation = matrix.row4.firstThree

        // The fourth column is the linear part times the perspective. It is solved row by row through the skew.
        let column = SIMD3(matrix.row1.w, matrix.row2.w, matrix.row3.w) / scale
        let first = column.x
        let second = column.y - skew.x * first
        let third = column.z - skew.y * first - skew.z * second
        let depth = axes.0 * first + axes.1 * second + axes.2 * third
        let perspective = SIMD4(depth, matrix.row4.w - dot(translation, depth))
        guard perspective.w != 0, perspective.norm.isFinite, translation.norm.isFinite else { return nil }

        self.init(
            translation: translation,
            scale: scale,
            skew: skew,
            rotation: RotationQuaternion(rows: axes.0, axes.1, axes.2).rotationVector,
            perspective: perspective
        )
    }

    private typealias Axes = (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Returns the orthonormal axes of the rows by the Gram–Schmidt process, with the scale and the skew it removes.
    private static func orthogonalised(_ rows: Axes) -> (Axes, SIMD3<Double>, SIMD3<Double>)? {
        guard let (x, scaleX) = direction(rows.0, outOf: rows.0) else { return nil }
        let alongXY = dot(x, rows.1)
        guard let (y, scaleY) = direction(rows.1 - x * alongXY, outOf: rows.1) else { return nil }
        let alongXZ = dot(x, rows.2)
        let alongYZ = dot(y, rows.2)
        guard let (z, scaleZ) = direction(rows.2 - x * alongXZ - y * alongYZ, outOf: rows.2) else { return nil }
        return (
            (x, y, z), SIMD3(scaleX, scaleY, scaleZ), SIMD3(alongXY / scaleY, alongXZ / scaleZ, alongYZ / scaleZ)
        )
    }

    /// Returns the direction and length of the rest of `row`, or nil if the rest is only rounding error.
    private static func direction(
        _ rest: SIMD3<Double>,
        outOf row: SIMD3<Double>
    ) -> (SIMD3<Double>, Double)? {
        let size = length(rest)
        guard size.isFinite, size > 1e-12 * length(row) else { return nil }
        return (rest / size, size)
    }

    /// Negates the axis that leaves the smallest rotation. Among equals it is y, as in Core Animation.
    private static func removeReflection(_ axes: inout Axes, _ scale: inout SIMD3<Double>, _ skew: inout SIMD3<Double>)
    {
        // The trace of a rotation grows as its angle shrinks. Negating an axis subtracts twice its diagonal element.
        let diagonal = SIMD3(axes.0.x, axes.1.y, axes.2.z)
        let smallest = diagonal.min()
        if diagonal.y == smallest {
            axes.1 = -axes.1
            scale.y = -scale.y
            skew.x = -skew.x
            skew.z = -skew.z
        } else if diagonal.x == smallest {
            axes.0 = -axes.0
            scale.x = -scale.x
            skew.x = -skew.x
            skew.y = -skew.y
        } else {
            axes.2 = -axes.2
            scale.z = -scale.z
            skew.y = -skew.y
            skew.z = -skew.z
        }
    }
}

extension SIMD4<Double> {
    fileprivate var firstThree: SIMD3<Double> { SIMD3(x, y, z) }
}
