import Foundation
import HostInterface

/// What a key of the keyboard is and types.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// What the key types, or a `UIKeyInput…` name for the arrows and other keys that type nothing; empty for modifiers.
    open var characters: String { typed }

    /// What the key would type without modifiers.
    open var charactersIgnoringModifiers: String { plain }

    /// The modifier keys that are held down with it.
    open var modifierFlags: UIKeyModifierFlags { modifiers }

    /// Where the key is on the keyboard; `keyboardErrorUndefined` for keys that USB does not know.
    open var keyCode: UIKeyboardHIDUsage { usage }

    /// What the key puts into a text; empty for keys that have a name instead.
    let insertedText: String

    private let typed: String
    private let plain: String
    private let modifiers: UIKeyModifierFlags
    private let usage: UIKeyboardHIDUsage

    init(_ key: HostKey) {
        usage = KeyTable.usage(code: key.code) ?? KeyTable.usage(symbol: key.symbol) ?? .keyboardErrorUndefined
        let isOnPad = (83...99).contains(usage.rawValue)
        modifiers = UIKeyModifierFlags(key.modifiers).union(isOnPad ? .numericPad : [])
        insertedText = KeyTable.name(of: usage) == nil ? key.characters : ""
        typed = KeyTable.name(of: usage) ?? key.characters
        plain = KeyTable.name(of: usage) ?? key.characters.lowercased()
    }
}
