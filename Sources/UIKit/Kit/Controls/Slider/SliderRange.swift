import CoreGraphics

/// The range of a slider's values.
struct SliderRange: Equatable {
    private(set) var minimum: Float = 0
    private(set) var maximum: Float = 1
    private(set) var value: Float = 0

    /// Sets the value, moved to the nearest end of the range if it is outside. A value that isn't a number becomes the
    /// minimum.
    mutating func setValue(_ value: Float) {
        self.value = value.isNaN ? minimum : min(max(value, minimum), maximum)
    }

    /// Sets the minimum. A smaller maximum becomes equal to it (unverified).
    mutating func setMinimum(_ minimum: Float) {
        self.minimum = minimum
        maximum = max(maximum, minimum)
        setValue(value)
    }

    /// Sets the maximum. A larger minimum becomes equal to it (unverified).
    mutating func setMaximum(_ maximum: Float) {
        self.maximum = maximum
        minimum = min(minimum, maximum)
        setValue(value)
    }

    /// Returns the place of a value between the minimum, 0, and the maximum, 1. In a range without length it is 0.
    func fraction(of value: Float) -> CGFloat {
        guard maximum > minimum else { return 0 }
        let fraction = (CGFloat(value) - CGFloat(minimum)) / (CGFloat(maximum) - CGFloat(minimum))
        return min(max(fraction, 0), 1)
    }

    /// Returns the value at a fraction of the range.
    func value(at fraction: CGFloat) -> Float {
        let fraction = min(max(fraction, 0), 1)
        return Float(CGFloat(minimum) + fraction * (CGFloat(maximum) - CGFloat(minimum)))
    }
}
