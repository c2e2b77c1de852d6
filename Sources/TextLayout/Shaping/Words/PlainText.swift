/// Text of one plain script and common punctuation, parted into words that can be shaped each by itself.
struct PlainText {
    /// The bytes of each word with the spaces behind it.
    let words: [Range<Int>]
    let script: PlainScript

    /// Nil if the text has anything else. Words between which a line may perhaps not be broken are one.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let (words, seen) = PlainCharacter.table.withUnsafeBufferPointer({ Self.words(bytes, $0) }) else {
            return nil
        }
        self.words = words
        switch seen.intersection(.letter) {
        case []: script = .common
        case .latin: script = .latin
        case .cyrillic: script = .cyrillic
        case .greek: script = .greek
        default: return nil
        }
    }

    /// The words, with what was seen in them; nil if there is a character that is not plain.
    private static func words(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ table: UnsafeBufferPointer<PlainCharacter>
    ) -> (words: [Range<Int>], seen: PlainCharacter)? {
        var words: [Range<Int>] = []
        words.reserveCapacity(bytes.count / 5 + 1)
        var seen: PlainCharacter = []
        var (start, byte) = (0, 0)
        /// The last character that is no space.
        var last: PlainCharacter = []
        var isBehindSpace = false
        while byte < bytes.count {
            guard let (scalar, length) = scalar(bytes, at: byte) else { return nil }
            let character = scalar < table.count ? table[Int(scalar)] : PlainCharacter(of: scalar)
            guard character.contains(.allowed) else { return nil }
            if scalar == 0x20 {
                isBehindSpace = true
            } else {
                seen.formUnion(character)
                if isBehindSpace {
                    isBehindSpace = false
                    if mayBreak(between: last, and: character) {
                        words.append(start..<byte)
                        start = byte
                    }
                }
                last = character
            }
            byte += length
        }
        words.append(start..<bytes.count)
        return (words, seen)
    }

    /// The scalar that starts at a byte of valid UTF-8; nil beyond U+FFFF.
    @inline(__always)
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at byte: Int) -> (scalar: UInt32, length: Int)? {
        let first = UInt32(bytes[byte])
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | UInt32(bytes[byte + 1] & 0x3F), 2) }
        guard first < 0xF0 else { return nil }
        return ((first & 0xF) << 12 | UInt32(bytes[byte + 1] & 0x3F) << 6 | UInt32(bytes[byte + 2] & 0x3F), 3)
    }

    /// Whether a line may be broken at spaces between two characters (UAX 14): not before what ends something, not between
    /// an opening bracket or a quotation mark and what it opens, and not between two dashes.
    private static func mayBreak(between last: PlainCharacter, and next: PlainCharacter) -> Bool {
        if last.contains(.opening) || next.contains(.closing) { return false }
        if last.contains(.quotation), next.contains(.opening) { return false }
        return !(last.contains(.dash) && next.contains(.dash))
    }
}
