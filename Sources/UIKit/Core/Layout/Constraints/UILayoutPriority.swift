/// The priority of a constraint, up to 1,000 for a required one.
///
/// Priorities are strict: no number of weaker constraints outweighs a stronger one. The values of
/// the constants are those of UIKit.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number.
    public let rawValue: Float

    /// Creates a priority from a number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// Creates a priority from a number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of constraints that must hold.
    public static let required = UILayoutPriority(1000)
    /// The default priority with which a view resists compression of its contents.
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority of a drag by the user that may resize the window.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The priority with which a window keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// The priority of a drag by the user that may not resize the window.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// The default priority with which a view hugs its contents.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size of `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns whether the first priority is weaker than the second one.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
    /// Returns a stronger priority.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue + rhs)
    }
    /// Returns a stronger priority.
    public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { rhs + lhs }
    /// Returns a weaker priority.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue - rhs)
    }
    /// Returns the difference between two priorities.
    public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float { lhs.rawValue - rhs.rawValue }
    /// Makes a priority stronger.
    public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
    /// Makes a priority weaker.
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
