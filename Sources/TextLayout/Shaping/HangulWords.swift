/// Keeps words of Hangul in one line.
enum HangulWords {
    /// Removes the break opportunities between two Hangul characters. O(n), and cheap for text without such
    /// characters.
    static func join(_ marks: inout [BoundaryMarks], of text: String) {
        var text = text
        text.withUTF8 { bytes in
            guard bytes.contains(where: { $0 >= 0xE1 }) else { return }
            var decoder = UTF8()
            var iterator = bytes.makeIterator()
            var (byte, isAfterHangul) = (0, false)
            while case .scalarValue(let scalar) = decoder.decode(&iterator) {
                let isHangul = isHangul(scalar.value)
                if isHangul, isAfterHangul { marks[byte].remove(.word) }
                isAfterHangul = isHangul
                byte += UTF8.width(scalar)
            }
        }
    }

    /// The blocks of jamo, of compatibility and half-width jamo, and of syllables.
    private static func isHangul(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB, 0xFFA0...0xFFDC: true
        default: false
        }
    }
}
