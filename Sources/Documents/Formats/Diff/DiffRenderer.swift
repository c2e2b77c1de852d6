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
        var summary = StyledText(name, .fileName)
        summary.append("\n")
        var facts = [StyledText("+\(part.additions)", .addition), StyledText("−\(part.removals)", .removal)]
        if source.hiddenCount > 0 { facts.append(StyledText("and more", .secondary)) }
        facts += part.notes.map { StyledText($0, .secondary) }
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

    func name(_ source: RowSource) -> RowName {
        let text = RowText(source).text
        return DiffPart(text.split(separator: "\n", omittingEmptySubsequences: false)).name.map { .key($0) } ?? .none
    }

    /// Returns lines with the colors of additions, removals and hunks.
    ///
    /// - Parameter start: The first line of the first hunk.
    private static func colored(_ lines: [Substring], from start: Int) -> StyledText {
        var text = StyledText()
        for (index, line) in lines.enumerated() {
            if index > 0 { text.append("\n") }
            text.append(String(line), index < start ? .secondary : role(of: line))
        }
        return text
    }

    private static func role(of line: Substring) -> TextRole? {
        switch line.utf8.first {
        case UInt8(ascii: "+"): .addition
        case UInt8(ascii: "-"): .removal
        case UInt8(ascii: "@"): .hunk
        case UInt8(ascii: "\\"): .secondary
        default: nil
        }
    }
}

/// The part of a difference that is about one file.
struct DiffPart {
    /// The name of the file, or of both files if it was renamed; `nil` if the lines are something else.
    private(set) var name: String?
    private(set) var additions = 0
    private(set) var removals = 0
    /// The changes of the file as a whole, in words.
    private(set) var notes: [String] = []
    /// The lines from the first hunk on.
    private(set) var hunks: ArraySlice<Substring> = []

    init(_ lines: [Substring]) {
        var (old, new): (String?, String?)
        let start = lines.firstIndex { $0.hasPrefix("@@") } ?? lines.endIndex
        for line in lines[..<start] {
            if line.hasPrefix("--- ") { old = Self.path(line.dropFirst(4)) }
            if line.hasPrefix("+++ ") { new = Self.path(line.dropFirst(4)) }
            if line.hasPrefix("rename from ") { old = String(line.dropFirst(12)) }
            if line.hasPrefix("rename to ") { new = String(line.dropFirst(10)) }
            if line.hasPrefix("new file") { notes.append("new file") }
            if line.hasPrefix("deleted file") { notes.append("deleted") }
            if line == "new value" { notes.append("new") }
            if line == "deleted value" { notes.append("deleted") }
            if line.hasPrefix("Binary files") || line.hasPrefix("GIT binary patch") { notes.append("binary") }
            if line.hasPrefix("old mode ") { notes.append("mode changed") }
        }
        if old == nil, new == nil, let first = lines.first, first.hasPrefix("diff -") {
            // A file without lines is named by the first line only.
            new = first.split(separator: " ").last.map { Self.path($0) ?? String($0) }
        }
        name = new ?? old
        if let old, let new, old != new {
            name = "\(old) → \(new)"
            notes.append("renamed")
        }
        hunks = lines[start...]
        for line in hunks {
            if line.utf8.first == UInt8(ascii: "+") { additions += 1 }
            if line.utf8.first == UInt8(ascii: "-") { removals += 1 }
        }
    }

    /// Returns the path of a file without git's prefix; `nil` for `/dev/null`.
    private static func path(_ text: Substring) -> String? {
        let name = text.prefix { $0 != "\t" }
        guard name != "/dev/null" else { return nil }
        let isPrefixed = name.hasPrefix("a/") || name.hasPrefix("b/")
        return String(isPrefixed ? name.dropFirst(2) : name)
    }
}
