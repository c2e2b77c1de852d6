/// A key that is pressed, with modifiers.
///
/// A letter in upper case is a character without a modifier, as terminals send it.
public struct KeyPress: Hashable, Sendable {
    public var key: Key
    public var modifiers: KeyModifiers

    /// Creates a key press, by default without modifiers.
    public init(_ key: Key, _ modifiers: KeyModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Creates the key press of a control character in the input.
    init(control byte: UInt8, _ modifiers: KeyModifiers = []) {
        switch byte {
        case 0x00: self.init(.character(" "), modifiers.union(.control))
        case 0x08, 0x7F: self.init(.backspace, modifiers)
        case 0x09: self.init(.tab, modifiers)
        case 0x0D: self.init(.enter, modifiers)
        case 0x1B: self.init(.escape, modifiers)
        case 0x01...0x1A:
            self.init(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
        default: self.init(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
        }
    }

    /// Creates the key press of a scalar that a sequence names; `nil` if it is a key that types and does nothing.
    init?(code: Int, modifiers: KeyModifiers) {
        if code == 0x20 || code > 0x20 && code < 0xE000 || code > 0xF8FF, let scalar = Unicode.Scalar(UInt32(code)),
            code != 0x7F, scalar.properties.generalCategory != .control
        {
            let character = Character(scalar)
            if modifiers.contains(.shift), let upper = character.uppercased().first, upper != character,
                character.uppercased().count == 1, modifiers == .shift
            {
                self.init(.character(upper))
            } else {
                self.init(.character(character), modifiers == .shift ? [] : modifiers)
            }
        } else if let key = Self.named[code] {
            self.init(key, modifiers)
        } else {
            return nil
        }
    }

    /// The keys that kitty's protocol names by a code that is no character. Those of the keypad are what they type.
    private static let named: [Int: Key] = {
        var keys: [Int: Key] = [
            8: .backspace, 9: .tab, 13: .enter, 27: .escape, 127: .backspace, 57414: .enter, 57417: .left,
            57418: .right, 57419: .up, 57420: .down, 57421: .pageUp, 57422: .pageDown, 57423: .home, 57424: .end,
            57425: .insert, 57426: .delete, 57427: .begin,
        ]
        for (offset, character) in "0123456789./*-+".enumerated() { keys[57399 + offset] = .character(character) }
        (keys[57415], keys[57416]) = (.character("="), .character(","))
        for number in 13...35 { keys[57363 + number] = .function(number) }
        return keys
    }()
}
