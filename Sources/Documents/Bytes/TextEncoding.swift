/// The encoding of a document, as its byte order mark or else its beginning tells.
enum TextEncoding: Sendable, Hashable {
    /// UTF-8, which may contain invalid bytes, after a byte order mark of a number of bytes.
    case utf8(markLength: Int)
    case utf16(isBigEndian: Bool, hasMark: Bool)
    /// Text of western Europe with one byte for each character.
    case latin1
    case utf32

    private static let marks: [(bytes: [UInt8], encoding: TextEncoding)] = [
        ([0xEF, 0xBB, 0xBF], .utf8(markLength: 3)),
        ([0xFF, 0xFE, 0, 0], .utf32),
        ([0, 0, 0xFE, 0xFF], .utf32),
        ([0xFF, 0xFE], .utf16(isBigEndian: false, hasMark: true)),
        ([0xFE, 0xFF], .utf16(isBigEndian: true, hasMark: true)),
    ]

    /// Whether a byte order mark determines the encoding. If not, later bytes may reveal a different encoding.
    var hasMark: Bool {
        switch self {
        case .utf8(let markLength): markLength > 0
        case .utf16(_, let hasMark): hasMark
        case .latin1: false
        case .utf32: true
        }
    }

    /// The number of bytes that tell the encoding.
    static let sampleSize = 64 * 1024
    /// - Returns: `nil` while the next bytes may complete a mark, or make it a different one.
    init?(_ beginning: [UInt8], isWhole: Bool) {
        let isOpen = Self.marks.contains { $0.bytes.count > beginning.count && $0.bytes.starts(with: beginning) }
        guard isWhole || !isOpen else { return nil }
        if let mark = Self.marks.first(where: { beginning.starts(with: $0.bytes) }) {
            self = mark.encoding
            return
        }
        self = Self.utf16(beginning) ?? (Self.isLatin1(beginning) ? .latin1 : .utf8(markLength: 0))
    }

    /// Returns UTF-16 without a mark if one of each two bytes is nearly always 0, and the other one text.
    private static func utf16(_ bytes: [UInt8]) -> TextEncoding? {
        let pairs = bytes.count / 2
        guard pairs >= 8 else { return nil }
        var zeros = [0, 0]
        var texts = [0, 0]
        for place in 0..<2 * pairs {
            let byte = bytes[place]
            if byte == 0 { zeros[place % 2] += 1 }
            if byte >= 0x20 && byte != 0x7F || (0x09...0x0D).contains(byte) { texts[place % 2] += 1 }
        }
        for high in 0..<2 where 10 * zeros[high] >= 9 * pairs && 20 * texts[1 - high] >= 19 * pairs {
            return .utf16(isBigEndian: high == 0, hasMark: false)
        }
        return nil
    }

    /// The least number of letters beyond ASCII in text that is taken for Latin-1.
    private static let letterCount = 3

    /// Whether bytes are Latin-1 rather than UTF-8: they contain letters beyond ASCII beside letters, and no UTF-8
    /// beyond ASCII.
    private static func isLatin1(_ bytes: [UInt8]) -> Bool {
        guard bytes.contains(where: { $0 >= 0x80 }) else { return false }
        var (letters, others) = (0, 0)
        let isLetter = { (byte: UInt8) in (0x61...0x7A).contains(byte | 0x20) }
        for (place, byte) in bytes.enumerated() {
            if byte < 0x80 {
                if byte < 0x09 || (0x0E..<0x20).contains(byte) && byte != 0x1B { return false }
                continue
            }
            let before = place > 0 ? bytes[place - 1] : 0x20
            let after = place + 1 < bytes.count ? bytes[place + 1] : 0x20
            // A character of UTF-8 rules Latin-1 out, since its bytes rarely are beside each other in text.
            let isBeside = before >= 0x80 || after >= 0x80
            let isAccented = byte >= 0xC0 && byte != 0xD7 && byte != 0xF7 && byte != 0xFF
            if isAccented, !isBeside, isLetter(before) || isLetter(after) {
                letters += 1
            } else if byte < 0xA0 && ![0x80, 0x84, 0x85, 0x91, 0x92, 0x93, 0x94, 0x96, 0x97].contains(byte) || isBeside
            {
                others += 1
            }
        }
        return letters >= letterCount && letters > 10 * others
    }
}
