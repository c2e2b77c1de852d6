/// Text of printable ASCII, which is parted into words that can be shaped each by itself.
struct PlainText {
    /// The bytes of each word with the spaces behind it.
    let words: [Range<Int>]
    let hasLetters: Bool

    /// Nil if the text has anything else, or words between which a line may perhaps not be broken.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var words: [Range<Int>] = []
        var hasLetters = false
        var start = 0
        /// The last byte that is no space.
        var last: UInt8 = 0x20
        for index in bytes.indices {
            let byte = bytes[index]
            guard byte >= 0x20, byte < 0x7F else { return nil }
            if byte == 0x20 { continue }
            if index > start, bytes[index - 1] == 0x20 {
                guard Self.mayBreak(between: last, and: byte) else { return nil }
                words.append(start..<index)
                start = index
            }
            hasLetters = hasLetters || Self.isLetter(byte)
            last = byte
        }
        words.append(start..<bytes.count)
        self.words = words
        self.hasLetters = hasLetters
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
    }

    /// Whether a line may be broken at spaces between two characters (UAX 14): not before what ends something, and not
    /// between an opening bracket or a quotation mark and what it opens.
    private static func mayBreak(between last: UInt8, and next: UInt8) -> Bool {
        if isOpening(last) || isClosing(next) { return false }
        return !(isOpening(next) && (last == UInt8(ascii: "\"") || last == UInt8(ascii: "'")))
    }

    private static func isOpening(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): true
        default: false
        }
    }

    private static func isClosing(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/"): true
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): true
        default: false
        }
    }
}
