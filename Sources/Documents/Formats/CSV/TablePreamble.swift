/// The lines before the header of a table: one that names the delimiter, as `sep=;`, and comments.
struct TablePreamble: Sendable, Hashable {
    /// The delimiter that the first line names.
    private(set) var delimiter: UInt8?
    /// The lines that begin with a number sign.
    private(set) var comments: [String] = []
    private(set) var lineCount = 0
    /// The number of bytes of the lines.
    private(set) var count = 0

    /// - Parameters:
    ///   - bytes: The beginning of a table.
    ///   - isComment: Whether a line that begins with a number sign is a comment, and not the header.
    init(_ bytes: [UInt8], newline: UInt8, isComment: (ArraySlice<UInt8>) -> Bool) {
        while count < bytes.count, let end = bytes[count...].firstIndex(of: newline) {
            var line = bytes[count..<end]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if lineCount == 0, let named = Self.delimiter(in: line) {
                delimiter = named
            } else if line.first == UInt8(ascii: "#"), isComment(line) {
                comments.append(RowText.plain(line))
            } else {
                return
            }
            count = end + 1
            lineCount += 1
        }
    }

    /// Returns the delimiter that a line such as `sep=;` names, with quotes around it or not.
    private static func delimiter(in line: ArraySlice<UInt8>) -> UInt8? {
        var text = line
        if text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\""), text.count > 2 {
            text = text.dropFirst().dropLast()
        }
        guard text.count == 5, String(decoding: text.prefix(4), as: UTF8.self).lowercased() == "sep=" else {
            return nil
        }
        return text.last
    }
}
