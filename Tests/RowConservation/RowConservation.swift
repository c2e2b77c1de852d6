import Documents

/// The law that a viewer loses nothing of a row: each visible character is in the row or in what unfolds in it, unless
/// it is one of those with which the format separates parts.
///
/// The characters between separators are whole: each word of the row is shown as a word. The law knows nothing of how
/// formats divide rows, only which characters they declare as separators.
package struct RowConservation {
    private let document: any Document
    private let separators: Set<Character>

    /// The format that shows no text, but the value of each byte.
    package static let exceptions: [FormatName: String] = [.hex: "bytes are shown by their values"]

    package init(_ document: any Document) {
        self.document = document
        var separators = Set(document.state.format.separators)
        // Lines inside a line are ended by carriage returns where they have no line feeds.
        if document.state.format == .outline { separators.insert("\u{240D}") }
        self.separators = separators
    }

    /// The number of rows, and of levels below them, that are read.
    private static let rowLimit = 2000
    private static let depthLimit = 64
    /// The number of bytes of a row that are compared. What is beyond is in rows inside it.
    private static let byteLimit = 32 * 1024

    /// Returns the text of a row without escape sequences of terminals, and with pictures of other control characters.
    package func visibleText(ofRowAt index: Int) -> String {
        var text = document.source(ofRowAt: index, limit: Self.byteLimit) ?? ""
        // The limit may cut a character, of which a replacement is left.
        if text.utf8.count >= Self.byteLimit - 3, text.last == "\u{FFFD}" { text.removeLast() }
        var visible = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar.value {
            case 0x1B where rest.first == "[":
                let parameters = rest.dropFirst().prefix { (0x20...0x3F).contains($0.value) }
                if let last = rest[parameters.endIndex...].first, (0x40...0x7E).contains(last.value) {
                    rest = rest[parameters.endIndex...].dropFirst()
                } else {
                    visible.append("\u{241B}")
                }
            case 0x09, 0x0A: visible.append(scalar)
            case 0x0D where rest.first == "\n" || rest.isEmpty: break
            // In a row without line feeds, carriage returns may end lines.
            case 0x0D where !text.contains("\n"): visible.append("\n")
            case 0..<0x20: visible.append(Unicode.Scalar(0x2400 + scalar.value) ?? scalar)
            case 0x7F: visible.append("\u{2421}")
            default: visible.append(scalar)
            }
        }
        return String(visible)
    }

    /// Returns what a row shows when all that is in it is open.
    package func shownText(ofRowAt index: Int) -> String { Self.shownText(ofRowAt: index, in: document, depth: 0) }

    private static func shownText(ofRowAt index: Int, in document: any Document, depth: Int) -> String {
        let row = document.row(at: index)
        var text = row.summary
        if let detail = row.detail { text += "\n" + detail }
        guard let nested = document.nestedRows(at: index)?.document else { return text }
        guard depth < depthLimit, nested.rowCount < rowLimit else {
            // Rows this deep, or this many, are not looked at.
            return text + "\n" + (document.source(ofRowAt: index, limit: byteLimit) ?? "")
        }
        for index in 0..<nested.rowCount {
            text += "\n" + shownText(ofRowAt: index, in: nested, depth: depth + 1)
        }
        return text
    }

    /// Returns a text with blanks in place of what rows show the meaning of: escape sequences such as `\n` and
    /// `\u00e9`, and in XML references such as `&amp;`, and the end tags that repeat a name.
    private func spelled(_ text: String) -> String {
        if document.state.format == .xml {
            return text.replacing(#/</[^<>]*>?|&[#a-zA-Z0-9]+;/#, with: " ")
        }
        guard separators.contains("\\") else { return text }
        var (spelled, rest) = ("", text[...])
        while let character = rest.popFirst() {
            guard character == "\\" else {
                spelled.append(character)
                continue
            }
            if rest.popFirst() == "u" { rest = rest.dropFirst(rest.prefix(4).prefix(while: \.isHexDigit).count) }
            spelled.append(" ")
        }
        return spelled
    }

    /// Returns the words of a text, between blanks and separators.
    package func words(of text: String) -> [Substring] {
        text.split { $0.isWhitespace || separators.contains($0) }
    }

    /// Returns a word or a character of a row that is shown nowhere, or less often than it is there; `nil` if nothing
    /// is lost.
    package func loss(ofRowAt index: Int) -> String? {
        let (text, shown) = (spelled(visibleText(ofRowAt: index)), shownText(ofRowAt: index))
        var counts: [Character: Int] = [:]
        for character in shown { counts[character, default: 0] += 1 }
        for character in text where !character.isWhitespace && !separators.contains(character) {
            counts[character, default: 0] -= 1
            if counts[character, default: 0] < 0 { return String(character) }
        }
        return Set(words(of: text)).first { !shown.contains($0) }.map(String.init)
    }
}
