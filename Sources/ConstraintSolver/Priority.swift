import Failures

/// The priority of a constraint, greater than 0 and at most `required`.
///
/// Priorities are strict. No number of weaker constraints outweighs a stronger one.
public struct Priority: Hashable, Comparable, Sendable {
    public let rawValue: Float

    /// Creates a priority.
    ///
    /// - Precondition: The value is greater than 0 and at most 1,000.
    public init(_ rawValue: Float) {
        programmerError(
            unless: rawValue > 0 && rawValue <= 1000,
            "A priority is above 0 and at most 1000, not \(rawValue)",
            in: "Priority.init(_:)",
            .invalidArgument
        )
        self.rawValue = rawValue
    }

    /// The priority of constraints that must hold, 1,000. Where such constraints contradict each
    /// other, one is broken and reported.
    public static let required = Priority(1000)

    public static func < (left: Priority, right: Priority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The priority as an integer: greater for a stronger priority, and never 0, which stands for no priority.
    ///
    /// The bit patterns of positive floating-point numbers are in the order of the numbers.
    var level: UInt32 { self == .required ? Self.requiredLevel : rawValue.bitPattern }

    // Computed, because a stored static property is initialized lazily, and each access in an inner loop checks that.
    static var requiredLevel: UInt32 { levelOnTrial + 1 }

    /// The level of a required constraint on trial: less than that of the required constraints that hold, and greater
    /// than every optional one.
    static var levelOnTrial: UInt32 { (1000 as Float).bitPattern }
}
