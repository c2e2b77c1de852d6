import Foundation
import HostInterface

/// A key of the keyboard and the characters that it types.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
    /// The characters that the key types, or a `UIKeyInput…` constant for arrows and other keys that type nothing.
    /// Empty for modifier keys.
    open var characters: String { typed }

    /// The characters that the key would type without modifiers.
    open var charactersIgnoringModifiers: String { plain }

    /// The modifier keys that are held down with the key.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// The key's position on the keyboard; `keyboardErrorUndefined` for keys without a USB HID usage.
    open var keyCode: UIKeyboardHIDUsage { usage }

    /// The text that the key inserts into a text field; empty for keys that have a `UIKeyInput…` constant.
    let insertedText: String

    private let typed: String
    private let plain: String
    private let modifiers: UIKeyModifierFlags
    private let usage: UIKeyboardHIDUsage

    /// Returns the key itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    init(_ key: HostKey) {
        usage = KeyTable.usage(code: key.code) ?? KeyTable.usage(symbol: key.symbol) ?? .keyboardErrorUndefined
        let isOnPad = (83...99).contains(usage.rawValue)
        modifiers = UIKeyModifierFlags(key.modifiers).union(isOnPad ? .numericPad : [])
        insertedText = KeyTable.name(of: usage) == nil ? key.characters : ""
        typed = KeyTable.name(of: usage) ?? key.characters
        plain = KeyTable.name(of: usage) ?? key.characters.lowercased()
    }
}
