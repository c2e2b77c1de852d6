/// A transform taken apart into what the eye follows: scale, skew, rotation, translation, perspective.
///
/// A matrix is scale · skew · rotation · translation · perspective, in the order in which a row vector meets them.
/// Steps between two values turn along the shortest arc and stay rotations all the way; every other part goes straight.
package struct TransformComponents: Sendable, Equatable {
    /// In points.
    package var translation: SIMD3<Double>
    /// Factors along the axes; a mirrored transform has one negative factor.
    package var scale: SIMD3<Double>
    /// Shear of y along x, of z along x, of z along y.
    package var skew: SIMD3<Double>
    /// The axis of the turn, as long as its angle in radians: the logarithm of the rotation's quaternion.
    ///
    /// This form, unlike a quaternion, can be added, scaled and differentiated, and any value of it is a rotation.
    package var rotation: SIMD3<Double>
    /// The fourth column that remains when all else is taken off; (0, 0, 0, 1) is none.
    package var perspective: SIMD4<Double>

    /// The components given; those left out are those of the identity.
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

    /// The components of the transform that moves nothing.
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

    /// The difference of each part, and for the rotation the turn of at most π that leads from `origin` here.
    ///
    /// About one axis the plain difference is that turn unless it is longer than π. A half turn therefore has a side of
    /// its own, and the way back retraces it.
    package func displacement(from origin: TransformComponents) -> TransformComponents {
        var result = subtracting(origin)
        let isOneAxis = length(cross(rotation, origin.rotation)) <= 1e-12
        if isOneAxis, length(result.rotation) <= .pi + 2e-15 { return result }
        let back = RotationQuaternion(rotationVector: origin.rotation).inverse
        result.rotation = back.followed(by: RotationQuaternion(rotationVector: rotation)).rotationVector
        return result
    }

    /// The sum of each part, and for the rotation this one followed by `offset`'s.
    package func displaced(by offset: TransformComponents) -> TransformComponents {
        var result = adding(offset)
        let start = RotationQuaternion(rotationVector: rotation)
        result.rotation = start.followed(by: RotationQuaternion(rotationVector: offset.rotation)).rotationVector
        return result
    }
}
