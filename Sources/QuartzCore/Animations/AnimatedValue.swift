import CoreGraphics
import Motion

/// A value that animations can add and interpolate, of any of the types that layer properties have.
package enum AnimatedValue {
    case scalar(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor?)
    case path(CGPath?)
    case list([AnimatedValue]?)
    // Transforms are large and rare. Indirect cases keep the enum small, since values are copied in every frame.
    indirect case transform(CATransform3D)
    /// The difference between two transforms, from which an additive animation of a transform decays to zero.
    indirect case transformDifference(TransformComponents)

    /// Creates a value from a client's `fromValue`, `toValue`, `byValue` or `values`, or nil if no layer
    /// property has its type.
    init?(_ value: Any?) {
        switch value {
        case let value as CGFloat: self = .scalar(Double(value))
        case let value as Double: self = .scalar(value)
        case let value as Float: self = .scalar(Double(value))
        case let value as Int: self = .scalar(Double(value))
        case let value as NSNumber: self = .scalar(value.doubleValue)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let values as [Any]:
            let elements = values.compactMap(AnimatedValue.init)
            guard elements.count == values.count else { return nil }
            self = .list(elements)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as TransformComponents: self = .transformDifference(value)
        default: return nil
        }
    }

    /// The value in the type that clients use.
    var any: Any? {
        switch self {
        case .scalar(let value): CGFloat(value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .color(let value): value
        case .path(let value): value
        case .list(let elements): elements?.map { $0.any as Any }
        case .transform(let value): value
        case .transformDifference(let value): value
        }
    }

    /// Returns the value interpolated towards `other`. Values of different types can't be interpolated:
    /// the result is `other`.
    func mixed(with other: AnimatedValue, progress: Double) -> AnimatedValue {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): .scalar(Self.mix(a, b, progress))
        case (.point(let a), .point(let b)): .point(Self.mix(a, b, progress))
        case (.size(let a), .size(let b)): .size(Self.mix(a, b, progress))
        case (.rect(let a), .rect(let b)): .rect(Self.mix(a, b, progress))
        case (.color(let a), .color(let b)): .color(Self.mix(a, b, progress))
        case (.path(let a), .path(let b)): .path(Self.mix(a, b, progress))
        case (.list(let a), .list(let b)): Self.combine(a, b) { $0.mixed(with: $1, progress: progress) } ?? other
        case (.transform(let a), .transform(let b)): .transform(Self.mix(a, b, progress))
        case (.transformDifference(let a), .transformDifference(let b)):
            .transformDifference(Self.mix(a, b, progress))
        default: other
        }
    }

    /// Returns the sum, or the value itself if the types can't be added.
    package func adding(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): .scalar(a + b)
        case (.point(let a), .point(let b)): .point(a.adding(b))
        case (.size(let a), .size(let b)): .size(a.adding(b))
        case (.rect(let a), .rect(let b)): .rect(a.adding(b))
        case (.color(let a), .color(let b)): .color(Self.sum(a, b))
        case (.path(let a), .path(let b)): .path(Self.sum(a, b))
        case (.list(let a), .list(let b)): Self.combine(a, b) { $0.adding($1) } ?? self
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(a, b))
        case (.transform(let a), .transformDifference(let b)):
            .transform(a.components.map { CATransform3D($0.displaced(by: b)) } ?? a)
        default: self
        }
    }

    /// Returns the value with every component multiplied by `factor`. Whole transforms are returned
    /// unchanged, since they have no multiple.
    func scaled(by factor: Double) -> AnimatedValue {
        switch self {
        case .scalar(let value): .scalar(value * factor)
        case .point(let value): .point(value.scaled(by: factor))
        case .size(let value): .size(value.scaled(by: factor))
        case .rect(let value): .rect(value.scaled(by: factor))
        case .transformDifference(let value): .transformDifference(value.scaled(by: factor))
        case .color(let value): .color(Self.scale(value, by: factor))
        case .path(let value): .path(Self.scale(value, by: factor))
        case .list(let elements): .list(elements?.map { $0.scaled(by: factor) })
        case .transform: self
        }
    }

    /// Returns whether both values have the same type and are equal.
    package func isEqual(to other: AnimatedValue) -> Bool {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.size(let a), .size(let b)): a == b
        case (.rect(let a), .rect(let b)): a == b
        case (.color(let a), .color(let b)): a == b
        case (.path(let a), .path(let b)): a == b
        case (.list(let a), .list(let b)): Self.areEqual(a, b)
        case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
        case (.transformDifference(let a), .transformDifference(let b)): a == b
        default: false
        }
    }

    /// Returns the difference that has to be added to `other` to get this value, and the zero that it decays to.
    /// Returns nil if the type has no difference, a transform is singular, or lists or paths have different elements.
    ///
    /// Colors have none here: their components are limited to what can be shown, so differences that overlap would not
    /// add up.
    package func difference(from other: AnimatedValue) -> (difference: AnimatedValue, zero: AnimatedValue)? {
        switch (self, other) {
        case (.scalar(let a), .scalar(let b)): return (.scalar(a - b), .scalar(0))
        case (.point(let a), .point(let b)): return (.point(a.subtracting(b)), .point(.zero))
        case (.size(let a), .size(let b)): return (.size(a.subtracting(b)), .size(.zero))
        case (.rect(let a), .rect(let b)): return (.rect(a.subtracting(b)), .rect(.zero))
        case (.path(let a), .path(let b)): return Self.difference(a, b)
        case (.list(let a), .list(let b)): return Self.difference(a, b)
        case (.transform(let a), .transform(let b)):
            guard let a = a.components, let b = b.components else { return nil }
            return (.transformDifference(a.displacement(from: b)), .transformDifference(.zero))
        default: return nil
        }
    }

    private static func mix<Value: Interpolatable>(_ a: Value, _ b: Value, _ progress: Double) -> Value {
        // Exact at both ends, without rounding errors.
        if progress == 0 { return a }
        if progress == 1 { return b }
        return a.interpolated(to: b, fraction: progress)
    }

    /// Interpolates the components of transforms, since interpolating the elements would distort rotations.
    private static func mix(_ a: CATransform3D, _ b: CATransform3D, _ progress: Double) -> CATransform3D {
        guard progress != 0, let from = a.components else { return a }
        guard progress != 1, let to = b.components else { return b }
        return CATransform3D(mix(from, to, progress))
    }
}
