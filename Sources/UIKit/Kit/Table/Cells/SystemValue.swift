/// A value that a view gives one of its properties until the client sets another.
struct SystemValue<Value: Equatable> {
    /// The value that the view last set. Other values are the client's.
    private var placed: Value

    /// Creates a value.
    ///
    /// - Parameter initial: The value that the property has by default.
    init(_ initial: Value) {
        placed = initial
    }

    /// Returns the value to set on a property, or `nil` if it has that value or the client's.
    mutating func replacement(of current: Value, by wanted: Value) -> Value? {
        guard wanted != placed, current == placed else { return nil }
        placed = wanted
        return wanted
    }
}
