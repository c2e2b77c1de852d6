/// A key of a keyboard of the United States, by the code that Linux has for it.
struct KeyCode {
    let code: UInt32
    /// Whether the key gives the character together with the shift key.
    var isShifted = false
    /// The bit of the modifier that the key is.
    var modifier: UInt32 = 0

    /// A key that the keyboard doesn't have.
    struct Unknown: Error {
        let name: String
    }

    static let shift = KeyCode(code: 42, modifier: 1)

    /// Returns the key with a name of X11, or with a character.
    static func named(_ name: String) throws -> KeyCode {
        guard let key = named[name] ?? typing(name) else { throw Unknown(name: name) }
        return key
    }

    private static func typing(_ character: String) -> KeyCode? {
        for row in rows {
            for (characters, isShifted) in [(row.plain, false), (row.shifted, true)] {
                if let index = characters.map(String.init).firstIndex(of: character) {
                    return KeyCode(code: row.first + UInt32(index), isShifted: isShifted)
                }
            }
        }
        return nil
    }

    /// The characters of the keys from the code of the first one.
    private static let rows: [(first: UInt32, plain: String, shifted: String)] = [
        (2, "1234567890-=", "!@#$%^&*()_+"), (16, "qwertyuiop[]", "QWERTYUIOP{}"),
        (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"), (43, #"\zxcvbnm,./"#, "|ZXCVBNM<>?"), (57, " ", ""),
    ]

    private static let named: [String: KeyCode] = [
        "shift": shift, "ctrl": KeyCode(code: 29, modifier: 4), "alt": KeyCode(code: 56, modifier: 8),
        "super": KeyCode(code: 125, modifier: 64), "Escape": KeyCode(code: 1), "BackSpace": KeyCode(code: 14),
        "Tab": KeyCode(code: 15), "Return": KeyCode(code: 28), "space": KeyCode(code: 57),
        "plus": KeyCode(code: 13, isShifted: true), "minus": KeyCode(code: 12), "Home": KeyCode(code: 102),
        "Up": KeyCode(code: 103), "Prior": KeyCode(code: 104), "Left": KeyCode(code: 105),
        "Right": KeyCode(code: 106), "End": KeyCode(code: 107), "Down": KeyCode(code: 108),
        "Next": KeyCode(code: 109), "Delete": KeyCode(code: 111), "Menu": KeyCode(code: 127),
        "F1": KeyCode(code: 59), "F10": KeyCode(code: 68),
    ]
}
