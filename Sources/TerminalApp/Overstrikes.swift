/// Turns characters that are written over others into sequences for styles: man and old programs make letters bold by
/// writing them twice, and underline them by writing a line first.
///
/// The bytes may be divided anywhere.
struct Overstrikes {
    /// How a character is written over.
    private enum Style: String {
        case plain = ""
        case bold = "1"
        case underlined = "4"
    }

    /// The last character, which a backspace may follow.
    private var last: [UInt8] = []
    /// The character before the backspace; empty if there is none.
    private var below: [UInt8] = []
    /// The style of the last character, and that of the output.
    private var style = Style.plain
    private var written = Style.plain

    /// Returns bytes with the styles of characters that are written over.
    mutating func styled(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        for byte in bytes {
            if byte == 0x08, let first = last.first, first >= 0x20 {
                settle()
                (below, last) = (last, [])
            } else if (0x80...0xBF).contains(byte), !last.isEmpty {
                last.append(byte)
            } else {
                // After a backspace, the character is written over the one before it.
                if below.isEmpty || !last.isEmpty { flush(to: &output) }
                last = [byte]
            }
        }
        return output
    }

    /// Returns what is left at the end.
    mutating func end() -> [UInt8] {
        var output: [UInt8] = []
        flush(to: &output)
        if written != .plain { output += Self.sequence(.plain) }
        written = .plain
        return output
    }

    /// Decides on the style of the last character by the one below it.
    private mutating func settle() {
        guard !below.isEmpty else { return }
        let line: [UInt8] = [UInt8(ascii: "_")]
        if last == below {
            // A line over a line may be either; man makes words bold more often than it underlines one.
            style = .bold
        } else if below == line {
            style = .underlined
        } else if last == line {
            (style, last) = (.underlined, below)
        }
        below = []
    }

    private mutating func flush(to output: inout [UInt8]) {
        settle()
        guard !last.isEmpty else { return }
        if style != written {
            if written != .plain { output += Self.sequence(.plain) }
            if style != .plain { output += Self.sequence(style) }
            written = style
        }
        output += last
        (last, style) = ([], .plain)
    }

    private static func sequence(_ style: Style) -> [UInt8] { Array("\u{1B}[\(style.rawValue)m".utf8) }
}
