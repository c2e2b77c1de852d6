/// Text of one plain script and common punctuation, divided into words that can be shaped one by one.
struct PlainText {
    /// The ranges of the words with the spaces behind them, in bytes.
    let words: [Range<Int>]
    let script: PlainScript

    /// Fails if the text contains anything else. Words between which there is no break opportunity count as one.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, breaks: SpaceBreaks) {
        guard let (words, seen) = PlainCharacter.table.withUnsafeBufferPointer({ Self.words(bytes, $0, breaks) })
        else { return nil }
        self.words = words
        switch seen.intersection(.letter) {
        case []: script = .common
        case .latin: script = .latin
        case .cyrillic: script = .cyrillic
        case .greek: script = .greek
        default: return nil
        }
    }

    /// Returns the words and the properties of their characters; `nil` if there is a character that is not plain.
    private static func words(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ table: UnsafeBufferPointer<PlainCharacter>,
        _ breaks: SpaceBreaks
    ) -> (words: [Range<Int>], seen: PlainCharacter)? {
        var words: [Range<Int>] = []
        words.reserveCapacity(bytes.count / 5 + 1)
        var seen: PlainCharacter = []
        var (start, byte) = (0, 0)
        /// The last character that is not a space.
        var last: PlainCharacter = []
        /// The first of the spaces in front of the next character.
        var spaces: Int?
        while byte < bytes.count {
            guard let (scalar, length) = scalar(bytes, at: byte) else { return nil }
            let character = scalar < table.count ? table[Int(scalar)] : PlainCharacter(of: scalar)
            guard character.contains(.allowed) else { return nil }
            if scalar == 0x20 {
                if spaces == nil { spaces = byte }
            } else {
                seen.formUnion(character)
                if let first = spaces {
                    spaces = nil
                    if breaks.mayBreak(at: first..<byte, between: last, and: character, in: bytes) {
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

    /// The scalar that starts at a byte of valid UTF-8; `nil` beyond U+FFFF.
    @inline(__always)
    static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at byte: Int) -> (scalar: UInt32, length: Int)? {
        let first = UInt32(bytes[byte])
        if first < 0x80 { return (first, 1) }
        if first < 0xE0 { return ((first & 0x1F) << 6 | UInt32(bytes[byte + 1] & 0x3F), 2) }
        guard first < 0xF0 else { return nil }
        return ((first & 0xF) << 12 | UInt32(bytes[byte + 1] & 0x3F) << 6 | UInt32(bytes[byte + 2] & 0x3F), 3)
    }
}
