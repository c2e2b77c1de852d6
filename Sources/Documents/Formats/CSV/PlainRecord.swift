/// One cell of a record whose cells are between delimiters, or between quotes and delimiters.
///
/// A parser of all cells takes ten times as long. It reads characters, so records in which characters and bytes lead to
/// different cells are left to it, and so are those with white space or quotes elsewhere.
struct PlainRecord {
    /// The text of the cell; `nil` if the record has fewer cells.
    private(set) var cell: String?

    private static let quote = UInt8(ascii: "\"")

    /// Finds a cell.
    ///
    /// - Returns: `nil` for a record that must be parsed.
    init?(_ bytes: [UInt8], delimiter character: Character, column: Int) {
        guard let delimiter = character.asciiValue else { return nil }
        var position = 0
        var index = 0
        while true {
            let isQuoted = position < bytes.count && bytes[position] == Self.quote
            let start = isQuoted ? position + 1 : position
            guard let (end, hasQuotes) = Self.end(of: bytes, from: start, delimiter, isQuoted: isQuoted) else {
                return nil
            }
            if index == column {
                let text = String(decoding: bytes[start..<end], as: UTF8.self)
                cell = hasQuotes ? text.replacing("\"\"", with: "\"") : text
            }
            position = isQuoted ? end + 1 : end
            guard position < bytes.count else { return }
            guard bytes[position] == delimiter else { return nil }
            position += 1
            index += 1
        }
    }

    /// Returns the end of the text of a cell, and whether quotes are inside it; `nil` if the record must be parsed.
    private static func end(
        of bytes: [UInt8],
        from start: Int,
        _ delimiter: UInt8,
        isQuoted: Bool
    ) -> (end: Int, hasQuotes: Bool)? {
        let terminator = isQuoted ? quote : delimiter
        var hasQuotes = false
        var position = start
        while position < bytes.count {
            let byte = bytes[position]
            if byte == terminator {
                guard position == start || bytes[position - 1] < 0x80 || endsCharacter(bytes[start...position]) else {
                    return nil
                }
                guard isQuoted, position + 1 < bytes.count, bytes[position + 1] == quote else {
                    return (position, hasQuotes)
                }
                // Two quotes stand for one. The parser would join a combining mark to the second.
                guard position + 2 == bytes.count || bytes[position + 2] < 0x80 else { return nil }
                hasQuotes = true
                position += 2
                continue
            }
            // Control characters are shown with other characters.
            guard byte >= 0x20 && byte != 0x7F || byte == delimiter, byte != quote else { return nil }
            if position == start {
                // The parser skips white space before a cell, and joins a combining mark to the delimiter.
                guard byte < 0x80, isQuoted || byte > 0x20 else { return nil }
            }
            if byte >= 0x80, endsLine(bytes[...position]) { return nil }
            position += 1
        }
        return isQuoted ? nil : (position, false)
    }

    /// Whether the last byte, which is ASCII, is a character of its own and not joined to the one before it.
    private static func endsCharacter(_ bytes: ArraySlice<UInt8>) -> Bool {
        String(decoding: bytes.suffix(5), as: UTF8.self).last?.asciiValue == bytes.last
    }

    /// Whether bytes end with a character that ends lines for Unicode: U+0085, U+2028 or U+2029.
    private static func endsLine(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let last = bytes.last, last == 0x85 || last == 0xA8 || last == 0xA9 else { return false }
        return last == 0x85 ? bytes.dropLast().last == 0xC2 : bytes.dropLast().suffix(2).elementsEqual([0xE2, 0x80])
    }
}
