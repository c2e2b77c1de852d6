/// The keys of the dictionary that describes a change of a property.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of the `NSKeyValueChange`.
    public static let kindKey = Self(rawValue: "kind")
    /// The new value, for observers with the option `new`.
    public static let newKey = Self(rawValue: "new")
    /// The old value, for observers with the option `old`.
    public static let oldKey = Self(rawValue: "old")
    /// The indexes of the objects that were inserted, removed or replaced.
    public static let indexesKey = Self(rawValue: "indexes")
    /// `true` in notifications before a change, for observers with the option `prior`.
    public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}
