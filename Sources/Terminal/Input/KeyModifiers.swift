/// The keys that are held down with another one.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let shift = KeyModifiers(rawValue: 1)
    public static let alt = KeyModifiers(rawValue: 2)
    public static let control = KeyModifiers(rawValue: 4)
    /// The key with the mark of the desktop.
    public static let `super` = KeyModifiers(rawValue: 8)

    /// Creates the modifiers of a parameter of a sequence, which is 1 plus their bits. The locks are left out.
    init(parameter: Int) { self.init(rawValue: max(0, parameter - 1) & 0xF) }
}
