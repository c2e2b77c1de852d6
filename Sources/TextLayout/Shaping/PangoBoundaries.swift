import CPango

/// The boundaries that Pango finds in text that has no dictionary.
enum PangoBoundaries {
    /// Returns the boundaries in front of each byte of a text.
    static func marks(in text: UnsafeBufferPointer<UInt8>) -> [BoundaryMarks] {
        var marks = [BoundaryMarks](repeating: [], count: text.count)
        let scalars = text.reduce(0) { $0 + (UTF8.isContinuation($1) ? 0 : 1) }
        withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: scalars + 1) { attributes in
            // Pango leaves some of those in front of the first character as they are.
            attributes.initialize(repeating: PangoLogAttr())
            text.withMemoryRebound(to: CChar.self) { find(in: $0, attributes) }
            var scalar = 0
            for byte in text.indices where !UTF8.isContinuation(text[byte]) {
                marks[byte] = BoundaryMarks(attributes[scalar])
                scalar += 1
            }
        }
        return marks
    }

    /// Finds the boundaries by the rules of Unicode, which are independent of the language.
    ///
    /// - Parameter attributes: Those in front of each character, and at the end.
    static func find(
        in text: UnsafeBufferPointer<CChar>,
        _ attributes: UnsafeMutableBufferPointer<PangoLogAttr>
    ) {
        pango_default_break(text.baseAddress, Int32(text.count), nil, attributes.baseAddress, Int32(attributes.count))
        separateSyllables(text, attributes)
    }

    /// Separates letters of Hangul from the space before them. Pango passes over spaces when it looks for the beginning
    /// of a syllable, so that it takes U+1112, U+0020, U+1112 for a space inside of one.
    private static func separateSyllables(
        _ text: UnsafeBufferPointer<CChar>,
        _ attributes: UnsafeMutableBufferPointer<PangoLogAttr>
    ) {
        var (index, followsSpace) = (0, false)
        for place in text.indices {
            let unit = UInt8(bitPattern: text[place])
            if UTF8.isContinuation(unit) { continue }
            if followsSpace, isHangul(at: place, in: text) {
                attributes[index].is_cursor_position = 1
                attributes[index].is_char_break = 1
            }
            followsSpace = unit == UInt8(ascii: " ")
            index += 1
        }
    }

    /// Returns whether the character that begins at a byte is a letter or a syllable of Hangul. All take three bytes.
    private static func isHangul(at place: Int, in text: UnsafeBufferPointer<CChar>) -> Bool {
        guard place + 2 < text.count, UInt8(bitPattern: text[place]) >> 4 == 0xE else { return false }
        let scalar = (0..<3).reduce(UInt32(0)) { $0 << 6 | UInt32(UInt8(bitPattern: text[place + $1]) & 0x3F) } & 0xFFFF
        return switch scalar {
        case 0x1100...0x11FF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xD7B0...0xD7FB: true
        default: false
        }
    }
}
