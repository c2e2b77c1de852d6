/// Renders the parts of a difference. The summary is the name of the file and the numbers of lines that were added and
/// removed; the detail is all lines. Those before the first hunk, whose facts the summary has in words, are secondary.
struct DiffRenderer: RowRenderer {
    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
        let part = DiffPart(lines)
        guard let name = part.name else {
            var row = DocumentRow(source, summary: text.text, lineLimit: 3, detail: nil, problems: text.problems)
            row.summarySpans = text.spans
            return row
        }
        var summary = RoleText(name, .fileName)
        summary.append("\n")
        var facts = [RoleText("+\(part.additions)", .addition), RoleText("−\(part.removals)", .removal)]
        if source.hiddenCount > 0 { facts.append(RoleText("and more", .secondary)) }
        facts += part.notes.map { RoleText($0, .secondary) }
        summary.append(facts.joined(separator: " "))
        var row = DocumentRow(
            source,
            summary: summary,
            // The name may take two lines.
            lineLimit: 3,
            detail: Self.colored(lines, from: part.hunks.startIndex),
            problems: text.problems
        )
        row.detailIsCode = true
        row.name = .key(name)
        return row
    }

    func mayShowOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool { true }

    func name(_ source: RowSource) -> RowName {
        let text = RowText(source).text
        return DiffPart(text.split(separator: "\n", omittingEmptySubsequences: false)).name.map { .key($0) } ?? .none
    }

    /// Returns lines with the colors of additions, removals and hunks.
    ///
    /// - Parameter start: The first line of the first hunk.
    private static func colored(_ lines: [Substring], from start: Int) -> RoleText {
        var text = RoleText()
        for (index, line) in lines.enumerated() {
            if index > 0 { text.append("\n") }
            text.append(String(line), index < start ? .secondary : role(of: line))
        }
        return text
    }

    private static func role(of line: Substring) -> TextRole? {
        switch line.utf8.first {
        case UInt8(ascii: "+"), UInt8(ascii: ">"): .addition
        case UInt8(ascii: "-"), UInt8(ascii: "<"): .removal
        case UInt8(ascii: "@"), UInt8(ascii: "*"), UInt8(ascii: "!"): .hunk
        case UInt8(ascii: "\\"): .secondary
        default: nil
        }
    }
}
