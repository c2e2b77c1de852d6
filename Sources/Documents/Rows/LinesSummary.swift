/// The summary of a row whose text has comments and lines, as in YAML and TOML.
///
/// The first line that is no comment begins it, so that a column of rows is a column of keys. The lines inside follow,
/// and the comments in front of the row come last.
struct LinesSummary {
    let text: String
    /// The parts of the text with the role of their values, and the comments.
    private(set) var spans: [TextSpan] = []

    /// - Parameters:
    ///   - text: The text of the row.
    ///   - hasMembers: Whether the lines after the first one are members, instead of one value on several lines.
    ///   - key: The sign after the key of a member.
    ///   - name: The name of the row.
    init(_ text: String, hasMembers: Bool, key: Character, named name: RowName) {
        // A character has at most a few bytes, and white space is left out.
        let lines = text.prefix(8 * SummaryText.lengthLimit).split(separator: "\n").map(Self.trimmed)
            .filter { !$0.isEmpty }
        let rest = lines.drop { $0.hasPrefix("#") }
        guard !rest.isEmpty else {
            self.text = text.onOneLine(limit: SummaryText.lengthLimit)
            spans = [TextSpan(0..<self.text.utf8.count, .secondary)]
            return
        }
        let content = hasMembers ? Self.members(rest) : rest.joined(separator: " ")
        let comments = lines.prefix(lines.count - rest.count).joined(separator: " ")
        let line = content.onOneLine(limit: SummaryText.lengthLimit)
        let all = comments.isEmpty ? line : line + SummaryText.separator + comments
        self.text = all.onOneLine(limit: SummaryText.lengthLimit)
        let keys = Self.table(line) ?? TextSpan.key(before: key, in: line, named: name)
        spans = keys
        if !hasMembers, rest.count == 1 { spans += Self.value(of: line, from: keys.last?.range.upperBound ?? 0) }
        if self.text.utf8.count > line.utf8.count {
            spans.append(TextSpan(line.utf8.count..<self.text.utf8.count, .secondary))
        }
    }

    /// Returns the name of a table in brackets, with which a line begins; `nil` for another line.
    private static func table(_ line: String) -> [TextSpan]? {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        let length = line.utf8.distance(from: line.startIndex, to: end) + line[end...].prefix { $0 == "]" }.utf8.count
        return [TextSpan(0..<length, .key)]
    }

    /// Returns lines with separators between members.
    private static func members(_ lines: ArraySlice<Substring>) -> String {
        var text = String(lines.first ?? "")
        var previous = lines.first ?? ""
        for line in lines.dropFirst() where !line.hasPrefix("#") && line != "-" {
            // A value on a line of its own belongs to the key, the dash, the bracket, the comma or the table before it.
            let isTable = previous.hasPrefix("[") && previous.hasSuffix("]")
            let isOpen = isTable || text.last.map { ":|>[{,".contains($0) } == true || text.allSatisfy { $0 == "-" }
            let isClosing = line.first == "]" || line.first == "}"
            text += (isOpen || isClosing ? " " : SummaryText.separator) + withoutMark(line)
            previous = line
        }
        return text
    }

    /// Returns a line of an element without its dash.
    private static func withoutMark(_ line: Substring) -> Substring {
        line.hasPrefix("- ") ? line.dropFirst(2).drop { $0 == " " } : line
    }

    /// Returns the value and the comment of a line after its key or dash.
    private static func value(of line: String, from start: Int) -> [TextSpan] {
        let isElement = start == 0 && line.hasPrefix("- ")
        let first = line.utf8.index(line.startIndex, offsetBy: isElement ? 2 : start)
        let isQuoted = line[first...].first.map { "\"'".contains($0) } == true
        let comment = isQuoted ? nil : line[first...].firstRange(of: " #")
        let end = comment?.lowerBound ?? line.endIndex
        let value = line[first..<end]
        let place = line.utf8.distance(from: line.startIndex, to: first)
        var spans: [TextSpan] = []
        if let role = TextRole(ofValue: value == "~" ? "null" : String(value)) {
            spans.append(TextSpan(place..<place + value.utf8.count, role))
        }
        if end < line.endIndex {
            spans.append(TextSpan(line.utf8.distance(from: line.startIndex, to: end)..<line.utf8.count, .secondary))
        }
        return spans
    }

    private static func trimmed(_ line: Substring) -> Substring {
        let start = line.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...last]
    }
}

extension DocumentRow {
    /// Creates a row of a text with keys and comments. The text is its detail, unless the summary has all of it or
    /// there are rows inside.
    init(
        _ source: RowSource,
        _ text: String,
        _ lines: LinesSummary,
        named name: RowName,
        inside: NestedPlace?,
        problems: [String]
    ) {
        let summary = lines.text
        let isWhole = source.hiddenCount == 0 && !text.contains("\n") && summary.count < SummaryText.lengthLimit
        self.init(
            source,
            summary: summary,
            lineLimit: 1,
            detail: isWhole || inside != nil ? nil : text,
            detailHasSummary: true,
            inside: inside,
            problems: problems
        )
        detailIsCode = true
        self.name = name
        summarySpans = lines.spans
    }
}
