import CoreGraphics

/// The conversion of a property's type to a value that animations can add and interpolate, and back.
struct AnimatableConversion<Value> {
    let animated: (Value) -> AnimatedValue
    /// Returns nil for a value of another type.
    let value: (AnimatedValue) -> Value?
}

extension AnimatableConversion<CGFloat> {
    static var number: Self {
        Self(animated: { .scalar(Double($0)) }) { if case .scalar(let value) = $0 { CGFloat(value) } else { nil } }
    }
}

extension AnimatableConversion<CGPoint> {
    static var point: Self {
        Self(animated: { .point($0) }) { if case .point(let value) = $0 { value } else { nil } }
    }
}

extension AnimatableConversion<CGColor?> {
    static var color: Self {
        Self(animated: { .color($0) }) { if case .color(let value) = $0 { .some(value) } else { nil } }
    }
}

extension AnimatableConversion<CGPath?> {
    static var path: Self {
        Self(animated: { .path($0) }) { if case .path(let value) = $0 { .some(value) } else { nil } }
    }
}

extension AnimatableConversion<[CGColor]?> {
    static var colors: Self {
        Self(animated: { .list($0?.map { .color($0) }) }) { value in
            guard case .list(let elements) = value else { return nil }
            let colors = elements?.map { if case .color(let color?) = $0 { color } else { CGColor.clear } }
            return .some(colors)
        }
    }
}

extension AnimatableConversion<[NSNumber]?> {
    static var numbers: Self {
        Self(animated: { .list($0?.map { .scalar($0.doubleValue) }) }) { value in
            guard case .list(let elements) = value else { return nil }
            let numbers = elements?.map {
                if case .scalar(let number) = $0 { NSNumber(value: number) } else { 0 as NSNumber }
            }
            return .some(numbers)
        }
    }
}
