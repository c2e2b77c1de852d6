/// How strongly a constraint is wanted, up to 1,000 for one that must hold.
///
/// Priorities are strict: a constraint gives way to a stronger one however many weaker ones stand with it. The numbers of
/// the constants are UIKit's.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number.
    public let rawValue: Float

    /// The priority of that number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of that number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// What must hold.
    public static let required = UILayoutPriority(1000)
    /// How strongly a view's contents resist to be cut off, at first.
    public static let defaultHigh = UILayoutPriority(750)
    /// What a person drags, where that may resize the window.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The window's wish to stay as large as it is.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// What a person drags, where that may not resize the window.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How strongly a view holds on to its contents' size, at first.
    public static let defaultLow = UILayoutPriority(250)
    /// What `systemLayoutSizeFitting(_:)` wishes the target size with.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the first is weaker.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }
    /// A stronger priority.
    public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue + rhs)
    }
    /// A stronger priority.
    public static func + (lhs: Float, rhs: UILayoutPriority) -> UILayoutPriority { rhs + lhs }
    /// A weaker priority.
    public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
        UILayoutPriority(lhs.rawValue - rhs)
    }
    /// How much stronger the first is.
    public static func - (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Float { lhs.rawValue - rhs.rawValue }
    /// Makes the priority stronger.
    public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }
    /// Makes the priority weaker.
    public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }
}
