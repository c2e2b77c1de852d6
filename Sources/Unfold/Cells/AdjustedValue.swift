/// A property of a cell that the expander adjusts, starting from the app's own value.
///
/// An app sets such a property when it creates or configures the cell, or never. The value that the expander set itself
/// is recognized by equality, so that the same adjustment isn't made twice.
struct AdjustedValue<Value: Equatable> {
    private var last: (own: Value, adjusted: Value)?

    /// Returns the adjusted value for a property.
    ///
    /// - Parameters:
    ///   - present: The current value of the property.
    ///   - adjustment: A closure that returns the adjusted value for the app's own value.
    mutating func adjusting(_ present: Value, by adjustment: (Value) -> Value) -> Value {
        let own = last.map { $0.adjusted == present ? $0.own : present } ?? present
        let adjusted = adjustment(own)
        last = (own, adjusted)
        return adjusted
    }
}
