/// Renders stanzas of fields. The summary is the fields that tell the most, the detail all of them, with indented
/// continuation lines. A stanza that does not begin with a field is rendered as text.
struct StanzaRenderer: RowRenderer {
    private static let indentation = "  "
    /// The field, in lower case, whose lines are wrapped again. By Debian's policy (5.6.13) lines of a description that
    /// begin with one space are paragraphs, and others are shown as they are.
    private static let reflowedName = "description"
    /// The lines of text that a folded row shows.
    private static let textLineLimit = 3

    let newline: UInt8

    func row(_ source: RowSource) -> DocumentRow {
        var source = source
        if newline == UInt8(ascii: "\r") { source.bytes = source.bytes.map { $0 == newline ? UInt8(ascii: "\n") : $0 } }
        let text = RowText(source)
        let stanza = Stanza(text.text)
        guard stanza.beginsWithField else {
            let limit = Self.textLineLimit
            return DocumentRow(source, summary: text.text, lineLimit: limit, detail: nil, problems: text.problems)
        }
        let summary = StanzaSummary(stanza)
        var shown = RoleText(summary.lines[0])
        for line in summary.lines.dropFirst() {
            shown.append("\n")
            shown.append(line, .secondary)
        }
        return DocumentRow(
            source,
            summary: shown,
            lineLimit: summary.lines.count,
            detail: Self.styled(detail(of: stanza)),
            detailHasSummary: true,
            problems: text.problems + problems(of: stanza, source)
        )
    }

    /// Returns the lines of fields with the names in their color.
    private static func styled(_ detail: String) -> RoleText {
        var text = RoleText()
        for (index, line) in detail.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { text.append("\n") }
            let colon = line.first == " " ? nil : line.firstIndex(of: ":")
            let isName = colon.map { line[..<$0].allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } } ?? false
            let end = isName ? colon.map { line.index(after: $0) } ?? line.startIndex : line.startIndex
            text.append(String(line[..<end]), .key)
            text.append(String(line[end...]))
        }
        return text
    }

    func fields(_ source: RowSource) -> [RecordField] {
        Stanza(RowText(source).text).fields.map { field in
            RecordField(name: String(field.name), value: ([field.value] + field.continuation).joined(separator: "\n"))
        }
    }

    /// Returns the lines of all fields.
    private func detail(of stanza: Stanza) -> String {
        stanza.parts.flatMap { part in
            switch part {
            case .comment(let line), .stray(let line): [String(line)]
            case .field(let field):
                [field.value.isEmpty ? "\(field.name):" : "\(field.name): \(field.value)"]
                    + Self.continuation(of: field)
            }
        }
        .joined(separator: "\n")
    }

    /// Returns the continuation lines of a field, indented by one level. Blanks after the first one are a line's own. A
    /// single dot stands for an empty line.
    private static func continuation(of field: Stanza.Field) -> [String] {
        let reflows = field.name.lowercased() == reflowedName
        var lines: [String] = []
        var isInParagraph = false
        for line in field.continuation.map({ Substring($0.utf8.dropFirst()) }) {
            let isText = line != "." && line.utf8.first?.isBlank == false
            if reflows, isText, isInParagraph, let last = lines.indices.last {
                lines[last] += " " + line
            } else {
                lines.append(line == "." ? "" : indentation + line)
            }
            isInParagraph = isText
        }
        return lines
    }

    private func problems(of stanza: Stanza, _ source: RowSource) -> [String] {
        // The last line of a stanza that is cut may be any part of a line.
        guard let stray = stanza.strayLines.first, source.hiddenCount == 0 || stray < stanza.lastLine else { return [] }
        return ["Line \(source.span.line + stray) is neither a field nor the continuation of one."]
    }
}
