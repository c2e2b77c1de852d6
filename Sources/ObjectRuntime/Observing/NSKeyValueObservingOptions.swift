/// The values that an observer of a property gets, and when it gets them.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes contain the new value.
    public static let new = Self(rawValue: 1)
    /// Changes contain the old value.
    public static let old = Self(rawValue: 2)
    /// The observer is notified once before `addObserver` or `observe` returns.
    public static let initial = Self(rawValue: 4)
    /// The observer is also notified before each change.
    public static let prior = Self(rawValue: 8)
}
