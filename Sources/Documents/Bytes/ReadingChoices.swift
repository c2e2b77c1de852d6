/// The choices of a user on how a file is read. Those that are `nil` are detected.
package struct ReadingChoices: Sendable, Hashable {
    /// The name of the encoding, as the system's library knows it.
    package var encoding: String?
    /// The byte between the cells of records.
    package var delimiter: UInt8?
    /// Whether the first record names the columns.
    package var hasHeader: Bool?

    package init(encoding: String? = nil, delimiter: UInt8? = nil, hasHeader: Bool? = nil) {
        (self.encoding, self.delimiter, self.hasHeader) = (encoding, delimiter, hasHeader)
    }

    /// Returns the delimiter that a text names: a character of ASCII, `tab`, or its number as in `\t`, `\x1f` and
    /// `\u001f`; `nil` for another text.
    package static func delimiter(named text: String) -> UInt8? {
        if text == "tab" || text == "\\t" { return 0x09 }
        let isNumber = text.hasPrefix("\\x") || text.hasPrefix("\\u")
        let byte = isNumber ? UInt8(text.dropFirst(2), radix: 16) : text.utf8.count == 1 ? text.utf8.first : nil
        // Quotes and line ends have another meaning.
        return byte.flatMap { $0 < 0x80 && ![0x00, 0x0A, 0x0D, 0x22].contains($0) ? $0 : nil }
    }
}
