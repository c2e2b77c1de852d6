extension Matrix4 {
    /// Puts a transform together from its components.
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
    /// Takes a transform apart; nil when it flattens space (its upper left 3×3 part or all of it is singular) or is not
    /// finite.
    ///
    /// A mirrored transform is given the one negative scale that leaves the smallest turn, so a plain flip of an axis
    /// passes through zero width and does not turn out of the plane.
    package init?(_ matrix: Matrix4) {
        let rows = (matrix.row1.firstThree, matrix.row2.firstThree, matrix.row3.firstThree)
        guard var (axes, scale, skew) = Self.orthogonalised(rows) else { return nil }
        if dot(axes.0, cross(axes.1, axes.2)) < 0 {
            Self.unmirror(&axes, &scale, &skew)
        }
        let translation = matrix.row4.firstThree

        // The fourth column is the linear part times the perspective: divided row by row, backwards through the skew.
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

    /// Gram–Schmidt on the rows, with what it took off.
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

    /// The unit vector and length of what is left of `row`; nil if only rounding is left.
    private static func direction(
        _ rest: SIMD3<Double>,
        outOf row: SIMD3<Double>
    ) -> (SIMD3<Double>, Double)? {
        let size = length(rest)
        guard size.isFinite, size > 1e-12 * length(row) else { return nil }
        return (rest / size, size)
    }

    /// Turns the axis over that leaves the smallest rotation; of equals y, as Core Animation does.
    private static func unmirror(_ axes: inout Axes, _ scale: inout SIMD3<Double>, _ skew: inout SIMD3<Double>) {
        // The trace of a rotation grows as its angle shrinks; turning an axis over takes off twice its own entry.
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
