import CPango

/// The properties of a character of plain text.
struct PlainCharacter: OptionSet {
    let rawValue: UInt8

    static let allowed = PlainCharacter(rawValue: 1)
    static let latin = PlainCharacter(rawValue: 2)
    static let cyrillic = PlainCharacter(rawValue: 4)
    static let greek = PlainCharacter(rawValue: 8)
    /// A character next to which a space may not be a break opportunity.
    static let odd = PlainCharacter(rawValue: 16)
    /// A character in front of which a space may not be a break opportunity. A space behind it is one, unless an odd
    /// character follows.
    static let closing = PlainCharacter(rawValue: 32)

    static let letter: PlainCharacter = [.latin, .cyrillic, .greek]

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The properties of a scalar; empty if it is not plain.
    @inline(__always)
    init(of scalar: UInt32) {
        self = scalar < 0x530 ? Self.table[Int(scalar)] : Self.find(scalar)
    }

    /// Returns the number of bytes of a syllable of Hangul, an ideograph, or of the kana and punctuation that go
    /// with them; 0 for any other character. Nothing but the font makes such a character join with others or
    /// change.
    @inline(__always)
    static func ideographLength(_ bytes: UnsafeBufferPointer<UInt8>, at byte: Int) -> Int {
        guard byte + 2 < bytes.count, bytes[byte] >= 0xE3, bytes[byte] < 0xF0 else { return 0 }
        let high = UInt32(bytes[byte] & 0xF) << 12 | UInt32(bytes[byte + 1] & 0x3F) << 6
        switch high | UInt32(bytes[byte + 2] & 0x3F) {
        case 0x3001...0x3029, 0x3041...0x3096, 0x309D...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
            0xFF01...0xFF60:
            return 3
        default: return 0
        }
    }

    /// The properties of ASCII and the scripts that follow it, by scalar.
    static let table: [PlainCharacter] = (0..<0x530 as Range<UInt32>).map(find)

    private static func find(_ scalar: UInt32) -> PlainCharacter {
        switch scalar {
        case 0x20, 0x30...0x39: .allowed
        // ) ] } ! ? / , . : ;
        case 0x29, 0x5D, 0x7D, 0x21, 0x3F, 0x2F, 0x2C, 0x2E, 0x3A, 0x3B: [.allowed, .closing]
        case 0x41...0x5A, 0x61...0x7A: [.allowed, .latin]
        case 0x21..<0x7F: [.allowed, .odd]
        // § ° · × ¡ ¿ « » ‐ – — ‘ ’ ‚ “ ” „ • … ‹ › € −
        case 0xA0, 0xA1, 0xA7, 0xAB, 0xB0, 0xB7, 0xBB, 0xBF, 0xD7, 0x2010, 0x2013, 0x2014, 0x2018...0x201A,
            0x201C...0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2212:
            [.allowed, .odd]
        case 0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF: letter(scalar)
        default: []
        }
    }

    private static func letter(_ scalar: UInt32) -> PlainCharacter {
        switch Unicode.Scalar(scalar)?.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter: break
        default: return []
        }
        return switch hb_unicode_script(hb_unicode_funcs_get_default(), scalar) {
        case HB_SCRIPT_LATIN: [.allowed, .latin]
        case HB_SCRIPT_CYRILLIC: [.allowed, .cyrillic]
        case HB_SCRIPT_GREEK: [.allowed, .greek]
        default: []
        }
    }
}
