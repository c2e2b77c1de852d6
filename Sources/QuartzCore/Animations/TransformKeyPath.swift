import CoreGraphics

/// The components of a transform that a key path can name.
enum TransformKeyPath: String {
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case rotation
    case rotationZ = "rotation.z"

    func value(in transform: CATransform3D) -> AnimatedValue {
        let row = { (x: CGFloat, y: CGFloat, z: CGFloat) in Double((x * x + y * y + z * z).squareRoot()) }
        let scales = (
            row(transform.m11, transform.m12, transform.m13), row(transform.m21, transform.m22, transform.m23),
            row(transform.m31, transform.m32, transform.m33)
        )
        return switch self {
        case .translation: .size(CGSize(width: transform.m41, height: transform.m42))
        case .translationX: .scalar(Double(transform.m41))
        case .translationY: .scalar(Double(transform.m42))
        case .translationZ: .scalar(Double(transform.m43))
        case .scale: .scalar((scales.0 + scales.1 + scales.2) / 3)
        case .scaleX: .scalar(scales.0)
        case .scaleY: .scalar(scales.1)
        case .scaleZ: .scalar(scales.2)
        case .rotation, .rotationZ: .scalar(Double(atan2(transform.m12, transform.m11)))
        }
    }

    /// Returns the transform with this component replaced and the others kept.
    func setting(_ value: AnimatedValue, in transform: CATransform3D) -> CATransform3D {
        var result = transform
        switch (self, value, self.value(in: transform)) {
        case (.translation, .size(let offset), _):
            (result.m41, result.m42) = (offset.width, offset.height)
        case (.translationX, .scalar(let x), _): result.m41 = CGFloat(x)
        case (.translationY, .scalar(let y), _): result.m42 = CGFloat(y)
        case (.translationZ, .scalar(let z), _): result.m43 = CGFloat(z)
        case (.scale, .scalar(let new), .scalar(let old)):
            result = scaled(result, by: (factor(new, old), factor(new, old), factor(new, old)))
        case (.scaleX, .scalar(let new), .scalar(let old)): result = scaled(result, by: (factor(new, old), 1, 1))
        case (.scaleY, .scalar(let new), .scalar(let old)): result = scaled(result, by: (1, factor(new, old), 1))
        case (.scaleZ, .scalar(let new), .scalar(let old)): result = scaled(result, by: (1, 1, factor(new, old)))
        case (.rotation, .scalar(let new), .scalar(let old)), (.rotationZ, .scalar(let new), .scalar(let old)):
            // The rotation is applied after the scale, and without the translation, so neither of them changes.
            (result.m41, result.m42, result.m43) = (0, 0, 0)
            result = CATransform3DConcat(result, CATransform3DMakeRotation(CGFloat(new - old), 0, 0, 1))
            (result.m41, result.m42, result.m43) = (transform.m41, transform.m42, transform.m43)
        default: break
        }
        return result
    }

    private func factor(_ new: Double, _ old: Double) -> CGFloat {
        old == 0 ? 1 : CGFloat(new / old)
    }

    private func scaled(_ t: CATransform3D, by factors: (CGFloat, CGFloat, CGFloat)) -> CATransform3D {
        CATransform3DScale(t, factors.0, factors.1, factors.2)
    }
}
