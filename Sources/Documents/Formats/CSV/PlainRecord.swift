/// The cells of a record without quotes, which are those between delimiters.
///
/// A parser of all cells takes ten times as long. It reads characters, so records in which characters and bytes lead to
/// different cells are left to it.
struct PlainRecord {
    private let bytes: [UInt8]
    private let delimiter: UInt8

    /// - Returns: `nil` for a record that must be parsed.
    init?(_ bytes: [UInt8], delimiter character: Character) {
        guard let delimiter = character.asciiValue else { return nil }
        var last = delimiter
        for (index, byte) in bytes.enumerated() {
            // Control characters are shown with other characters.
            guard byte != 0x22, byte >= 0x20 || byte == delimiter, byte != 0x7F else { return nil }
            if last == delimiter {
                // White space before a cell is no part of it, and a combining mark would be one of the delimiter.
                guard byte > 0x20 && byte < 0x80 || byte == delimiter else { return nil }
            }
            if byte == delimiter, last >= 0x80 {
                let end = String(decoding: bytes[..<index].suffix(4) + [delimiter], as: UTF8.self)
                guard end.last == character else { return nil }
            }
            if byte >= 0x80, Self.endsLine(bytes[...index]) { return nil }
            last = byte
        }
        self.bytes = bytes
        self.delimiter = delimiter
    }

    /// Returns a cell; `nil` if there is none with that index.
    func cell(_ index: Int) -> String? {
        var start = 0
        for _ in 0..<index {
            guard let end = bytes[start...].firstIndex(of: delimiter) else { return nil }
            start = end + 1
        }
        let end = bytes[start...].firstIndex(of: delimiter) ?? bytes.count
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether bytes end with a character that ends lines for Unicode: U+0085, U+2028 or U+2029.
    private static func endsLine(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let last = bytes.last, last == 0x85 || last == 0xA8 || last == 0xA9 else { return false }
        return last == 0x85 ? bytes.dropLast().last == 0xC2 : bytes.dropLast().suffix(2).elementsEqual([0xE2, 0x80])
    }
}
