/// Text between two hard breaks.
struct TextChunk {
    /// The bytes of UTF-8 in the paragraph, without the break.
    let range: Range<Int>
    /// The bytes of the break that ends it; empty at the end of the text.
    let terminator: Range<Int>
    /// Whether the chunk starts a paragraph. One behind a line separator starts only a line.
    let startsParagraph: Bool
    let isRightToLeft: Bool

    /// Divides text at line feeds, carriage returns, both together, next-line characters (U+0085) and the line and
    /// paragraph separators (U+2028, U+2029). A break at the end of the text starts no further line.
    static func chunks(of text: String, direction: ParagraphStyle.Direction) -> [TextChunk] {
        var text = text
        return text.withUTF8 { bytes in
            var chunks: [TextChunk] = []
            var (start, byte) = (0, 0)
            var startsParagraph = true
            var isRightToLeft = false
            func direct(from start: Int) {
                isRightToLeft = Self.isRightToLeft(bytes, from: start, direction)
            }
            direct(from: 0)
            while byte < bytes.count {
                let length = breakLength(bytes, at: byte)
                guard length > 0 else {
                    byte += 1
                    continue
                }
                let end = byte + length
                chunks.append(
                    TextChunk(
                        range: start..<byte,
                        terminator: byte..<end,
                        startsParagraph: startsParagraph,
                        isRightToLeft: isRightToLeft
                    )
                )
                startsParagraph = !(length == 3 && bytes[end - 1] == 0xA8)
                (start, byte) = (end, end)
                if startsParagraph { direct(from: start) }
            }
            if start < bytes.count {
                chunks.append(
                    TextChunk(
                        range: start..<bytes.count,
                        terminator: bytes.count..<bytes.count,
                        startsParagraph: startsParagraph,
                        isRightToLeft: isRightToLeft
                    )
                )
            }
            return chunks
        }
    }

    private static func breakLength(_ bytes: UnsafeBufferPointer<UInt8>, at byte: Int) -> Int {
        func next(_ offset: Int) -> UInt8 { byte + offset < bytes.count ? bytes[byte + offset] : 0 }
        switch bytes[byte] {
        case 0x0A: return 1
        case 0x0D: return next(1) == 0x0A ? 2 : 1
        case 0xC2: return next(1) == 0x85 ? 2 : 0
        case 0xE2: return next(1) == 0x80 && (next(2) == 0xA8 || next(2) == 0xA9) ? 3 : 0
        default: return 0
        }
    }

    /// The direction of the paragraph that starts at `start`: that of its first strong character.
    private static func isRightToLeft(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        _ direction: ParagraphStyle.Direction
    ) -> Bool {
        guard direction == .natural else { return direction == .rightToLeft }
        var end = start
        while end < bytes.count {
            let length = breakLength(bytes, at: end)
            if length > 0, !(length == 3 && bytes[end + 2] == 0xA8) { break }
            end += 1
        }
        return StrongDirection.isRightToLeft(bytes[start..<end]) ?? false
    }
}
