import HostInterface

/// The modifier keys that are held down during an event. The raw values are Apple's.
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// The Option or Alt key.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// The Command key, or the key with the operating system's symbol (Super).
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key is on the numeric keypad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIKeyModifierFlags {
    init(_ modifiers: HostModifiers) {
        let pairs: [(HostModifiers, UIKeyModifierFlags)] = [
            (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.alternate, .alternate),
            (.command, .command),
        ]
        self = []
        for (modifier, flag) in pairs where modifiers.contains(modifier) { insert(flag) }
    }
}
