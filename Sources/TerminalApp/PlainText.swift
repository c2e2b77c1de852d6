import Terminal

/// A text that is written to a terminal as it is, except for what a terminal would execute.
///
/// Sequences that set colors pass, as in `less -R`, and so do characters that are visible. A character that is written
/// over itself, or over a line, is bold or underlined: man and old programs write so. All else becomes a notation.
enum PlainText {
    /// Returns the number of rows that a text has on a screen, counted up to a limit.
    static func rows(of bytes: [UInt8], columns: Int, limit: Int) -> Int {
        var rows = 0
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if line.isEmpty, rows > 0 || bytes.isEmpty {
                rows += 1
            } else {
                rows += max(1, (width(of: line) + max(1, columns) - 1) / max(1, columns))
            }
            if rows > limit { return rows }
        }
        return bytes.last == 0x0A ? rows - 1 : rows
    }

    private static func width(of line: ArraySlice<UInt8>) -> Int {
        pieces(of: line).reduce(0) { $0 + $1.text.width }
    }

    /// Returns the bytes of a text for a terminal.
    static func visible(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            for piece in pieces(of: line) {
                output += piece.sequence
                for element in piece.text.elements { output += element.glyph.text.utf8 }
            }
            if index < lines.count - 1 { output.append(0x0A) }
        }
        return output + Array("\u{1B}[m".utf8)
    }

    /// A sequence for colors, and the text after it.
    private typealias Piece = (sequence: [UInt8], text: CellText)

    private static func pieces(of line: ArraySlice<UInt8>) -> [Piece] {
        var pieces: [Piece] = []
        var rest = line.last == 0x0D ? line.dropLast() : line
        var (sequence, text) = ([UInt8](), [UInt8]())
        func end() {
            pieces.append((sequence, CellText(String(decoding: text, as: UTF8.self))))
            (sequence, text) = ([], [])
        }
        while let byte = rest.first {
            if byte == 0x1B, let color = color(rest) {
                end()
                sequence = Array(color)
                rest = rest.dropFirst(color.count)
            } else if let (character, style, length) = overstrike(rest) {
                end()
                pieces.append((Array("\u{1B}[\(style)m".utf8), CellText(character)))
                sequence = Array("\u{1B}[\(style == 4 ? 24 : 22)m".utf8)
                rest = rest.dropFirst(length)
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        end()
        return pieces
    }

    /// Returns the sequence for colors at the start of bytes; `nil` if there is none.
    private static func color(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard bytes.dropFirst().first == UInt8(ascii: "[") else { return nil }
        let parameters = bytes.dropFirst(2).prefix { (0x30...0x3B).contains($0) }
        guard parameters.endIndex < bytes.endIndex, bytes[parameters.endIndex] == UInt8(ascii: "m") else { return nil }
        return bytes[bytes.startIndex...parameters.endIndex]
    }

    /// Returns the character at the start that is written over itself or over a line, with the number of its style (1
    /// is bold, 4 is underlined) and the number of bytes that it takes.
    private static func overstrike(_ bytes: ArraySlice<UInt8>) -> (String, Int, Int)? {
        guard let first = character(bytes), first.count < bytes.count,
            bytes[bytes.startIndex + first.count] == 0x08, let second = character(bytes.dropFirst(first.count + 1))
        else { return nil }
        let length = first.count + 1 + second.count
        let text = String(decoding: second, as: UTF8.self)
        if first.elementsEqual(second) { return (text, 1, length) }
        if first.elementsEqual("_".utf8) { return (text, 4, length) }
        return second.elementsEqual("_".utf8) ? (String(decoding: first, as: UTF8.self), 4, length) : nil
    }

    /// Returns the bytes of the character at the start; `nil` for a control.
    private static func character(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard let first = bytes.first, first >= 0x20, first != 0x7F else { return nil }
        let rest = bytes.dropFirst().prefix { (0x80...0xBF).contains($0) }
        return bytes[bytes.startIndex..<rest.endIndex]
    }
}
