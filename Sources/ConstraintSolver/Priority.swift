import Failures

/// How strongly a constraint is wanted: above 0, up to `required`.
///
/// Priorities are strict. A constraint gives way to a stronger one however many weaker ones stand with it.
public struct Priority: Hashable, Comparable, Sendable {
    public let rawValue: Float

    /// - Precondition: above 0 and at most 1,000.
    public init(_ rawValue: Float) {
        programmerError(
            unless: rawValue > 0 && rawValue <= 1000,
            "A priority is above 0 and at most 1000, not \(rawValue)",
            in: "Priority.init(_:)",
            .invalidArgument
        )
        self.rawValue = rawValue
    }

    /// 1,000: what must hold. Where such constraints contradict each other, one is left out and reported.
    public static let required = Priority(1000)

    public static func < (left: Priority, right: Priority) -> Bool {
        left.rawValue < right.rawValue
    }

    /// The priority as a number that is the greater the stronger it is; 0 is none.
    var level: UInt32 { self == .required ? Self.requiredLevel : rawValue.bitPattern }

    // Constants for the inner loops, not memory that has to be made first.
    static var requiredLevel: UInt32 { levelOnTrial + 1 }

    /// The level of a required constraint while it is found out whether it can hold: below those that do, above all else.
    static var levelOnTrial: UInt32 { (1000 as Float).bitPattern }
}
