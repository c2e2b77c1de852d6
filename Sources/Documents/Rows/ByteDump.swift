/// The values of bytes, some on a line with their characters at its end, below a ruler with their places in a line.
///
/// A byte has a color by its kind: zeros, letters and signs of ASCII, blanks, other control characters, and the rest.
package struct ByteDump: Sendable, Hashable {
    /// The offset of the first byte.
    let start: Int
    let bytes: [UInt8]

    /// The numbers of bytes that a line may have.
    private static let lengths = [32, 16, 8, 4]
    /// The number of bytes on a line where the width is not known.
    static let usualLength = 8
    /// The number of bytes in a group, after which there is a gap.
    private static let groupLength = 8
    /// The number of digits of an offset.
    private static let digits = 6

    /// Returns the greatest number of bytes whose lines have at most a number of characters.
    package func lineLength(width: Int) -> Int {
        Self.lengths.first { lineWidth($0) <= width } ?? Self.lengths[Self.lengths.count - 1]
    }

    /// Returns the number of characters of a line with a number of bytes.
    private func lineWidth(_ length: Int) -> Int {
        offsetWidth + 1 + 3 * length + (length - 1) / Self.groupLength + 1 + length
    }

    private var offsetWidth: Int { max(Self.digits, String(start + bytes.count, radix: 16).count) }

    /// Returns the ruler and the lines.
    package func text(lineLength: Int) -> (text: String, spans: [TextSpan]) {
        let text = roleText(lineLength: lineLength)
        return (text.text, text.spans)
    }

    func roleText(lineLength: Int) -> RoleText {
        var text = RoleText()
        text.append(String(repeating: " ", count: offsetWidth))
        for place in 0..<min(lineLength, bytes.count) {
            text.append(Self.gap(place) + Self.hexadecimal(place, digits: 2), .secondary)
        }
        for line in stride(from: 0, to: bytes.count, by: lineLength) {
            let bytes = bytes[line..<min(bytes.count, line + lineLength)]
            text.append("\n" + Self.hexadecimal(start + line, digits: offsetWidth), .secondary)
            for (place, byte) in bytes.enumerated() {
                text.append(Self.gap(place))
                text.append(Self.hexadecimal(Int(byte), digits: 2), Self.role(byte))
            }
            let rest = bytes.count..<lineLength
            // The only line needs no room for bytes that are not there.
            if line > 0 { text.append(rest.map { Self.gap($0) + "  " }.joined()) }
            text.append("  ")
            for byte in bytes { text.append(Self.character(byte), Self.role(byte)) }
        }
        return text
    }

    /// Returns the blanks before a byte.
    private static func gap(_ place: Int) -> String { place > 0 && place % groupLength == 0 ? "  " : " " }

    /// Returns the character of a byte of ASCII, and a point for another byte.
    static func character(_ byte: UInt8) -> String {
        (0x20..<0x7F).contains(byte) ? String(UnicodeScalar(byte)) : "."
    }

    static func hexadecimal(_ value: Int, digits: Int) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    private static func role(_ byte: UInt8) -> TextRole {
        switch byte {
        case 0: .gray
        case 0x09...0x0D, 0x20: .green
        case 0x21...0x7E: .cyan
        case 0x80...: .yellow
        default: .magenta
        }
    }
}
