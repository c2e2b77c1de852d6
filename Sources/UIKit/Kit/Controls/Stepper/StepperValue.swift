/// The value of a stepper, with its range and its step.
struct StepperValue: Equatable {
    private(set) var value = 0.0
    var minimum = 0.0 { didSet { setValue(value) } }
    var maximum = 100.0 { didSet { setValue(value) } }
    var step = 1.0
    var wraps = false

    /// Sets the value, moved to the nearest end of the range if it is outside. A value that isn't a number becomes the
    /// minimum.
    mutating func setValue(_ new: Double) {
        value = new.isNaN ? minimum : min(max(new, minimum), maximum)
    }

    /// Returns whether a step leads to another value.
    func canStep(up: Bool) -> Bool {
        wraps ? minimum < maximum : up ? value < maximum : value > minimum
    }

    /// Adds or subtracts the step. Beyond the end of the range is its other end, or else the end itself.
    mutating func step(up: Bool) {
        let new = up ? value + step : value - step
        if wraps, new > maximum {
            value = minimum
        } else if wraps, new < minimum {
            value = maximum
        } else {
            setValue(new)
        }
    }
}
