/// A key with modifiers that performs a command.
@MainActor
struct KeyCombination {
    let input: String
    let flags: UIKeyModifierFlags

    init(_ input: String, _ flags: UIKeyModifierFlags) {
        (self.input, self.flags) = (input, flags.intersection(.meaningful))
    }

    /// Returns whether a key is this one. The Control key stands for the Command key, too. A character that needs the
    /// Shift key, such as "?", is matched with or without that flag.
    func matches(_ key: UIKey) -> Bool {
        let held = key.modifierFlags.intersection(.meaningful)
        var wanted = [flags]
        if flags.contains(.command), !flags.contains(.control) {
            wanted.append(flags.subtracting(.command).union(.control))
        }
        let typed = Self.normalized(key)
        if typed.plain == input.lowercased() { return wanted.contains(held) }
        guard typed.shifted == input, held.contains(.shift) else { return false }
        return wanted.contains { $0.union(.shift) == held }
    }

    private static func normalized(_ key: UIKey) -> (plain: String, shifted: String) {
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter: ("\r", "\r")
        case .keyboardTab: ("\t", "\t")
        case .keyboardDeleteOrBackspace: ("\u{8}", "\u{8}")
        case .keyboardSpacebar: (" ", " ")
        default: (key.charactersIgnoringModifiers.lowercased(), key.characters)
        }
    }

    /// Returns the key on the other side of the keyboard, for layouts from right to left.
    static func mirrored(_ input: String) -> String {
        switch input {
        case UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow
        case UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow
        case "[": "]"
        case "]": "["
        default: input
        }
    }

    /// The name of the keys, for users.
    var name: String {
        var names: [String] = []
        if flags.contains(.control) || flags.contains(.command) { names.append("Ctrl") }
        if flags.contains(.alternate) { names.append("Alt") }
        if flags.contains(.shift) { names.append("Shift") }
        names.append(Self.names[input] ?? input.uppercased())
        return names.joined(separator: "+")
    }

    private static let names = [
        UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
        UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "Esc", UIKeyCommand.inputPageUp: "Page Up",
        UIKeyCommand.inputPageDown: "Page Down", UIKeyCommand.inputHome: "Home", UIKeyCommand.inputEnd: "End",
        UIKeyCommand.inputDelete: "Del", "\r": "Enter", "\t": "Tab", "\u{8}": "Backspace", " ": "Space",
    ]
}
