/// A transform decomposed into scale, skew, rotation, translation and perspective, which interpolate naturally.
///
/// The matrix is scale · skew · rotation · translation · perspective, in the order in which they apply to a row
/// vector. Between two values, the rotation follows the shortest arc and always remains a rotation. All other
/// components are interpolated linearly.
package struct TransformComponents: Sendable, Equatable {
    /// The translation in points.
    package var translation: SIMD3<Double>
    /// The factors along the axes. A mirrored transform has one negative factor.
    package var scale: SIMD3<Double>
    /// The shear of y along x, of z along x, and of z along y.
    package var skew: SIMD3<Double>
    /// The rotation axis with the angle in radians as its length, which is the logarithm of the
    /// rotation's quaternion.
    ///
    /// Unlike a quaternion, this form can be added, scaled and differentiated, and every value is a rotation.
    package var rotation: SIMD3<Double>
    /// The fourth column that remains after all other components are removed. (0, 0, 0, 1) is no perspective.
    package var perspective: SIMD4<Double>

    /// Creates a transform from its components, which default to those of the identity.
    package init(
        translation: SIMD3<Double> = .zero,
        scale: SIMD3<Double> = .one,
        skew: SIMD3<Double> = .zero,
        rotation: SIMD3<Double> = .zero,
        perspective: SIMD4<Double> = [0, 0, 0, 1]
    ) {
        self.translation = translation
        self.scale = scale
        self.skew = skew
        self.rotation = rotation
        self.perspective = perspective
    }

    /// The components of the identity.
    package static let identity = TransformComponents()
}

extension TransformComponents: Interpolatable {
    package static var zero: TransformComponents { TransformComponents(scale: .zero, perspective: .zero) }

    package func adding(_ other: TransformComponents) -> TransformComponents {
        TransformComponents(
            translation: translation + other.translation,
            scale: scale + other.scale,
            skew: skew + other.skew,
            rotation: rotation + other.rotation,
            perspective: perspective + other.perspective
        )
    }

    package func subtracting(_ other: TransformComponents) -> TransformComponents {
        adding(other.scaled(by: -1))
    }

    package func scaled(by factor: Double) -> TransformComponents {
        TransformComponents(
            translation: translation * factor,
            scale: scale * factor,
            skew: skew * factor,
            rotation: rotation * factor,
            perspective: perspective * factor
        )
    }

    package var norm: Double {
        max(translation.norm, scale.norm, skew.norm, rotation.norm, perspective.norm)
    }

    /// Returns the difference of each component, and for the rotation the turn of at most π from
    /// `origin` to this value.
    ///
    /// For rotations about one axis, the plain difference is that turn unless it exceeds π. It keeps the direction of
    /// a half turn, so that the way back retraces it.
    package func displacement(from origin: TransformComponents) -> TransformComponents {
        var result = subtracting(origin)
        let isOneAxis = length(cross(rotation, origin.rotation)) <= 1e-12
        if isOneAxis, length(result.rotation) <= .pi + 2e-15 { return result }
        let back = RotationQuaternion(rotationVector: origin.rotation).inverse
        result.rotation = back.followed(by: RotationQuaternion(rotationVector: rotation)).rotationVector
        return result
    }

    /// Returns the sum of each component, and for the rotation the composition with the offset's rotation.
    package func displaced(by offset: TransformComponents) -> TransformComponents {
        var result = adding(offset)
        let start = RotationQuaternion(rotationVector: rotation)
        result.rotation = start.followed(by: RotationQuaternion(rotationVector: offset.rotation)).rotationVector
        return result
    }
}
