import Documents

/// The law that a viewer loses nothing of a row: each visible character is in the row or in what unfolds in it, unless
/// it is one of those with which the format separates parts.
///
/// The characters between separators are whole: each word of the row is shown as a word. The law knows nothing of how
/// formats divide rows, only which characters they declare as separators.
///
/// Characters are counted as Unicode scalars. A character of several, such as a letter with thousands of marks, may be
/// divided between rows or by a limit.
package struct RowConservation {
    private let document: any Document
    private let separators: Set<Unicode.Scalar>

    /// The format that shows no text, but the value of each byte.
    package static let exceptions: [FormatName: String] = [.hex: "bytes are shown by their values"]

    package init(_ document: any Document) {
        self.document = document
        var separators = Set(document.state.format.separators.unicodeScalars)
        // Lines inside a line are ended by carriage returns where they have no line feeds. Between values of JSON, and
        // around a text of XML, these are blanks. One ends a heading of Markdown, the line before the files of a
        // commit, or a property.
        let withReturns: [FormatName] = [
            .outline, .json, .json5, .jsonSequence, .xml, .markdown, .gitLog, .components,
        ]
        if withReturns.contains(document.state.format) { separators.insert("\u{240D}") }
        self.separators = separators
    }

    /// The number of rows, and of levels below them, that are read.
    private static let rowLimit = 2000
    private static let depthLimit = 64
    /// The number of bytes of a row that are compared. What is beyond is in rows inside it.
    private static let byteLimit = 32 * 1024

    /// Returns the text of a row without escape sequences of terminals, and with pictures of other control characters.
    package func visibleText(ofRowAt index: Int) -> String { Self.visibleText(ofRowAt: index, in: document) }

    private static func visibleText(ofRowAt index: Int, in document: any Document) -> String {
        let text = withoutCutWord(document.source(ofRowAt: index, limit: byteLimit) ?? "")
        let hasLineFeeds = text.contains("\n")
        var visible = String.UnicodeScalarView()
        var rest = Substring(text).unicodeScalars
        // Carriage returns at the end of a row may be the line ends of rows inside each other.
        while rest.last == "\r" { rest.removeLast() }
        while let scalar = rest.popFirst() {
            switch scalar.value {
            case 0x1B where rest.first == "[":
                let parameters = rest.dropFirst().prefix { (0x20...0x3F).contains($0.value) }
                if let last = rest[parameters.endIndex...].first, (0x40...0x7E).contains(last.value) {
                    rest = rest[parameters.endIndex...].dropFirst()
                } else {
                    visible.append("\u{241B}")
                }
            // A byte order mark is nothing that can be seen. Where files were joined, a line begins with one.
            case 0xFEFF where visible.last ?? "\n" == "\n": break
            case 0x09, 0x0A: visible.append(scalar)
            // The carriage returns in front of a line feed end the line with it. A row inside this one that ends with
            // them shows none.
            case 0x0D where rest.drop { $0 == "\r" }.first == "\n": break
            // A line of nothing but carriage returns is blank.
            case 0x0D where visible.last ?? "\n" == "\n" && rest.drop { $0 == "\r" }.first ?? "\n" == "\n": break
            // In a row without line feeds, carriage returns may end lines.
            case 0x0D where !hasLineFeeds: visible.append("\n")
            case 0..<0x20: visible.append(Unicode.Scalar(0x2400 + scalar.value) ?? scalar)
            case 0x7F: visible.append("\u{2421}")
            default: visible.append(scalar)
            }
        }
        return String(visible)
    }

    /// Returns a text without its last word if the limit may have cut that: a character, of which a replacement is
    /// left, or an escape sequence. Of a long word, the end is left out.
    private static func withoutCutWord(_ text: String) -> String {
        let scalars = text.unicodeScalars
        guard text.utf8.count >= byteLimit - 3 else { return text }
        let end = scalars.suffix(longestEscape)
        let cut = end.lastIndex(where: \.properties.isWhitespace) ?? end.startIndex
        return String(scalars[..<cut])
    }

    /// The number of characters of the longest escape sequence that formats show the meaning of.
    private static let longestEscape = 64

    /// Returns what a row shows when all that is in it is open.
    package func shownText(ofRowAt index: Int) -> String { Self.shownText(ofRowAt: index, in: document, depth: 0) }

    private static func shownText(ofRowAt index: Int, in document: any Document, depth: Int) -> String {
        let row = document.row(at: index)
        var text = row.summary
        if let detail = row.detail { text += "\n" + detail }
        guard let nested = document.nestedRows(at: index)?.document else { return text }
        guard depth < depthLimit, nested.rowCount < rowLimit else {
            // Rows this deep, or this many, are not looked at.
            return text + "\n" + visibleText(ofRowAt: index, in: document)
        }
        for index in 0..<nested.rowCount {
            text += "\n" + shownText(ofRowAt: index, in: nested, depth: depth + 1)
        }
        return text
    }

    /// Returns a text with blanks in place of what rows show the meaning of: escape sequences such as `\n` and
    /// `\u00e9`, marks of heads, and in XML references such as `&amp;`, the marks of character data, and the end tags
    /// that repeat a name.
    private func spelled(_ text: String) -> String {
        let mark = document.state.format.headMark
        guard mark.isEmpty else {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            return spelledEscapes(
                lines.map { $0.hasPrefix(mark) ? $0.dropFirst(mark.count) : $0 }.joined(separator: "\n")
            )
        }
        return spelledEscapes(text)
    }

    private func spelledEscapes(_ text: String) -> String {
        if document.state.format == .xml {
            return text.replacing(
                #/</[^<>]*>?|<!\[CDATA\[|\]\]>|&[#a-zA-Z0-9]+;/#.matchingSemantics(.unicodeScalar),
                with: " "
            )
        }
        guard separators.contains("\\") else { return text }
        var text = text
        if document.state.format == .json5 {
            // Comments are divided from values.
            text = text.replacing("//", with: " //").replacing("/*", with: " /*").replacing("*/", with: "*/ ")
        }
        var (spelled, rest) = (String.UnicodeScalarView(), text.unicodeScalars[...])
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                spelled.append(scalar)
                continue
            }
            if rest.popFirst() == "u" {
                rest = rest.dropFirst(rest.prefix(4).prefix(while: \.properties.isASCIIHexDigit).count)
            }
            spelled.append(" ")
        }
        return String(spelled)
    }

    private func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || separators.contains(scalar)
    }

    /// Returns the words of a text, between blanks and separators.
    package func words(of text: String) -> [Substring] {
        text.unicodeScalars.split(whereSeparator: isBetweenWords).map(Substring.init)
    }

    /// Returns a word or a character of a row that is shown nowhere, or less often than it is there; `nil` if nothing
    /// is lost.
    package func loss(ofRowAt index: Int) -> String? {
        let (text, shown) = (spelled(visibleText(ofRowAt: index)), shownText(ofRowAt: index))
        var counts: [Unicode.Scalar: Int] = [:]
        for scalar in shown.unicodeScalars { counts[scalar, default: 0] += 1 }
        for scalar in text.unicodeScalars where !isBetweenWords(scalar) {
            counts[scalar, default: 0] -= 1
            if counts[scalar, default: 0] < 0 { return String(scalar) }
        }
        // Most words are words of what is shown, too. Others are parts of longer ones.
        let others = Set(words(of: text)).subtracting(words(of: shown))
        guard !others.isEmpty else { return nil }
        let bytes = Array(shown.utf8)
        return others.first { !bytes.contains($0.utf8) }.map(String.init)
    }
}
