import CPango

/// The properties on which itemizing a character and breaking lines next to it depend. There are none if Pango has to
/// itemize the text.
struct TextCharacter {
    private(set) var bits: UInt32

    /// Takes the font of the text around it, as white space and characters without a picture do.
    static let spaceLike: UInt32 = 1 << 8
    /// May be one of a pair of brackets or quotation marks, both of which have the script of the first.
    static let paired: UInt32 = 1 << 9
    /// Runs from right to left, whatever is around it.
    static let rightToLeft: UInt32 = 1 << 10
    /// Runs from left to right in text from right to left, as letters and digits do.
    static let leftToRight: UInt32 = 1 << 11
    /// Runs from left to right, but its neighbors may run from right to left.
    static let arabicNumber: UInt32 = 1 << 12
    /// A letter or digit in front of which a line may end behind spaces, unless what is before these forbids it.
    static let starting: UInt32 = 1 << 13
    /// A character behind which a line may end behind spaces, unless what follows these forbids it.
    static let ending: UInt32 = 1 << 14
    /// A mark, which breaks as the character before it does.
    static let mark: UInt32 = 1 << 15
    /// An ideograph, a kana, or a syllable of Hangul without and with a final consonant. Lines may end between any two
    /// of them.
    static let ideograph: UInt32 = 1 << 16
    static let openSyllable: UInt32 = 1 << 17
    static let closedSyllable: UInt32 = 1 << 18
    static let anyIdeograph = ideograph | openSyllable | closedSyllable
    private static let itemizable: UInt32 = 1 << 30
    private static let known: UInt32 = 1 << 31

    /// A character of UTF-8 with one byte, which is a space.
    static let space: UInt32 = 1 << 19

    @inline(__always)
    func has(_ flags: UInt32) -> Bool { bits & flags != 0 }

    var isItemizable: Bool { has(Self.itemizable) }

    /// Whether the character was looked up.
    @inline(__always)
    var isKnown: Bool { has(Self.known) }

    /// The number that GLib gives to the character's script.
    @inline(__always)
    var script: UInt8 { UInt8(truncatingIfNeeded: bits) }

    /// Creates the properties of a character that wasn't looked up.
    init() { bits = 0 }

    /// Finds out about a character beyond ASCII control characters, by the edition of Unicode that Pango uses.
    init(of value: UInt32) {
        bits = Self.known
        let (type, script) = (g_unichar_type(value), g_unichar_get_script(value).rawValue)
        guard Self.isItemizable(value, type), (0...255).contains(script) else { return }
        let lineBreak = g_unichar_break_type(value)
        bits |= Self.itemizable | UInt32(script) | Self.direction(of: value)
        if value == 0x20 { bits |= Self.space }
        if type == G_UNICODE_SPACE_SEPARATOR || type == G_UNICODE_FORMAT { bits |= Self.spaceLike }
        switch type {
        case G_UNICODE_OPEN_PUNCTUATION, G_UNICODE_CLOSE_PUNCTUATION, G_UNICODE_INITIAL_PUNCTUATION,
            G_UNICODE_FINAL_PUNCTUATION:
            bits |= Self.paired
        case G_UNICODE_NON_SPACING_MARK, G_UNICODE_SPACING_MARK, G_UNICODE_FORMAT: bits |= Self.mark
        default: break
        }
        if value == 0x3C || value == 0x3E { bits |= Self.paired }
        switch lineBreak {
        case G_UNICODE_BREAK_ALPHABETIC, G_UNICODE_BREAK_HEBREW_LETTER, G_UNICODE_BREAK_NUMERIC,
            G_UNICODE_BREAK_COMPLEX_CONTEXT:
            if Self.isLetterOrDigit(type), !Self.joinsSpaces(value) { bits |= Self.starting | Self.ending }
        case G_UNICODE_BREAK_IDEOGRAPHIC where type == G_UNICODE_OTHER_LETTER:
            bits |= Self.starting | Self.ending | Self.ideograph
        case G_UNICODE_BREAK_HANGUL_LV_SYLLABLE: bits |= Self.starting | Self.ending | Self.openSyllable
        case G_UNICODE_BREAK_HANGUL_LVT_SYLLABLE: bits |= Self.starting | Self.ending | Self.closedSyllable
        case G_UNICODE_BREAK_INFIX_SEPARATOR, G_UNICODE_BREAK_EXCLAMATION, G_UNICODE_BREAK_CLOSE_PUNCTUATION,
            G_UNICODE_BREAK_CLOSE_PARENTHESIS, G_UNICODE_BREAK_SYMBOL, G_UNICODE_BREAK_POSTFIX:
            bits |= Self.ending
        default: break
        }
    }

    /// Leaves out characters that divide items, change directions beyond themselves, or are emoji.
    private static func isItemizable(_ value: UInt32, _ type: GUnicodeType) -> Bool {
        switch type {
        case G_UNICODE_CONTROL, G_UNICODE_SURROGATE, G_UNICODE_PRIVATE_USE, G_UNICODE_UNASSIGNED,
            G_UNICODE_LINE_SEPARATOR, G_UNICODE_PARAGRAPH_SEPARATOR, G_UNICODE_ENCLOSING_MARK:
            return false
        // Joiners and marks of direction.
        case G_UNICODE_FORMAT: return (0x200C...0x200F).contains(value)
        default: break
        }
        // Ogham's space has a picture, and U+FFFC may be an object.
        if value == 0x1680 || value == 0xFFFC || (0xFE00...0xFE0F).contains(value) { return false }
        return value < 0x80 || Unicode.Scalar(value)?.properties.isEmoji == false
    }

    private static func isLetterOrDigit(_ type: GUnicodeType) -> Bool {
        switch type {
        case G_UNICODE_UPPERCASE_LETTER, G_UNICODE_LOWERCASE_LETTER, G_UNICODE_TITLECASE_LETTER,
            G_UNICODE_OTHER_LETTER, G_UNICODE_DECIMAL_NUMBER:
            true
        default: false
        }
    }

    /// Whether a letter forms one character with a space before it, as the vowels am of Thai and Lao do.
    private static func joinsSpaces(_ value: UInt32) -> Bool { value == 0xE33 || value == 0xEB3 }

    /// Asks FriBidi, which Pango uses, for the levels of the character alone.
    private static func direction(of value: UInt32) -> UInt32 {
        guard let scalar = Unicode.Scalar(value) else { return 0 }
        switch (level(of: scalar, isRightToLeft: false), level(of: scalar, isRightToLeft: true)) {
        case (0, 1): return 0
        case (0, _): return leftToRight
        case (1, 1): return rightToLeft
        default: return arabicNumber
        }
    }

    private static func level(of scalar: Unicode.Scalar, isRightToLeft: Bool) -> UInt8 {
        var text = String(scalar)
        return text.withUTF8 { bytes in
            EmbeddingLevels.resolve(bytes, isRightToLeft: isRightToLeft) { $0.pointee } ?? 0
        }
    }
}
