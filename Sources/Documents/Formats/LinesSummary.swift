/// The summary of a row whose text has comments and lines, as in YAML and TOML.
///
/// The first line that is no comment begins it, so that a column of rows is a column of keys. The lines inside follow,
/// and the comments in front of the row come last.
struct LinesSummary {
    let text: String
    /// The parts of the text with the role of their values, and the comments.
    private(set) var spans: [TextSpan] = []
    /// Whether the row has text beyond what was looked at.
    let isCut: Bool

    /// - Parameters:
    ///   - text: The text of the row.
    ///   - hasMembers: Whether the lines after the first one are members, instead of one value on several lines.
    ///   - key: The sign after the key of a member.
    ///   - name: The name of the row.
    init(_ text: String, hasMembers: Bool, key: Character, named name: RowName) {
        // Most white space is left out.
        let part = text.prefix(8 * SummaryText.lengthLimit)
        isCut = part.endIndex < text.endIndex
        let lines = Self.lines(part, key: key)
        let rest = lines.drop(while: \.isComment)
        guard !rest.isEmpty else {
            self.text = text.onOneLine(limit: SummaryText.lengthLimit)
            spans = [TextSpan(0..<self.text.utf8.count, .secondary)]
            return
        }
        let content = hasMembers ? Self.members(rest) : rest.map(\.text).joined(separator: " ")
        let comments = lines.prefix(lines.count - rest.count).map(\.text).joined(separator: " ")
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

    private struct Line {
        let text: Substring
        let isComment: Bool
    }

    /// Returns the lines that are not blank, without the blanks around them. A number sign begins no comment inside a
    /// text of several lines.
    private static func lines(_ text: Substring, key: Character) -> [Line] {
        var lines: [Line] = []
        // The indentation of the line before a block of YAML, and the value of TOML that goes on.
        var block: Int?
        var (value, goesOn) = (TOMLValue(), false)
        for line in text.split(separator: "\n") {
            let trimmed = trimmed(line)
            guard !trimmed.isEmpty else { continue }
            let indentation = line.prefix { $0 == " " }.count
            if let open = block, indentation <= open { block = nil }
            let isComment = block == nil && !goesOn && trimmed.hasPrefix("#")
            lines.append(Line(text: trimmed, isComment: isComment))
            if key == "=" {
                let isTable = trimmed.utf8.first == UInt8(ascii: "[")
                if goesOn || !isTable { trimmed.utf8.forEach { value.take($0) } }
                goesOn = value.endLine()
            } else if block == nil, !isComment, opensBlock(trimmed) {
                block = indentation
            }
        }
        return lines
    }

    /// Whether a line ends in the mark of a block of YAML, such as `|`, `>-` or `|2+`.
    private static func opensBlock(_ line: Substring) -> Bool {
        let words = line.prefix(upTo: commentStart(in: line) ?? line.endIndex).split(separator: " ")
        guard words.count > 1, let mark = words.last, mark.first == "|" || mark.first == ">" else { return false }
        return mark.dropFirst().allSatisfy { "+-0123456789".contains($0) }
    }

    /// Returns the place of the blank before a comment; `nil` if there is none. In quotation marks, a number sign
    /// begins none.
    private static func commentStart(in line: Substring) -> Substring.Index? {
        var quote: Character?
        var previous: Character = " "
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open, previous != "\\" { quote = nil }
            } else if character == "\"" || character == "'", " [{,:=(".contains(previous) || previous == character {
                quote = character
            } else if character == "#", previous == " ", index > line.startIndex {
                return line.index(before: index)
            }
            previous = quote != nil && previous == "\\" && character == "\\" ? " " : character
        }
        return nil
    }

    /// Returns the name of a table in brackets, with which a line begins; `nil` for another line.
    private static func table(_ line: String) -> [TextSpan]? {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        let length = line.utf8.distance(from: line.startIndex, to: end) + line[end...].prefix { $0 == "]" }.utf8.count
        return [TextSpan(0..<length, .key)]
    }

    /// Returns lines with separators between members.
    private static func members(_ lines: ArraySlice<Line>) -> String {
        var text = String(lines.first?.text ?? "")
        var previous = lines.first?.text ?? ""
        for line in lines.dropFirst().lazy.filter({ !$0.isComment && $0.text != "-" }).map(\.text) {
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
        let end = commentStart(in: line[first...]) ?? line.endIndex
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
        let start = line.drop(while: \.isBlank)
        guard let last = start.lastIndex(where: { !$0.isBlank }) else { return "" }
        return start[...last]
    }
}

extension DocumentRow {
    /// Creates a row of a text with keys and comments. The detail is the part of the text that is not in the rows
    /// inside, unless the summary has all of it.
    init(
        _ source: RowSource,
        _ text: String,
        _ lines: LinesSummary,
        named name: RowName,
        inside: NestedPlace?,
        problems: [String]
    ) {
        let summary = lines.text
        let start = source.span.range.lowerBound
        // Brackets, and comments around a value of JSON, are in no row inside.
        let head = inside?.beginsAtStart == true ? inside.map { $0.range.lowerBound - start } : nil
        let own = head.map { RowText.plain(source.bytes.prefix($0)) } ?? text
        let isWhole =
            source.hiddenCount == 0 && !lines.isCut && !text.contains("\n") && summary.count < SummaryText.lengthLimit
        let detail = inside == nil ? isWhole ? nil : own : RowHead(own).detail(below: summary)
        self.init(
            source,
            summary: summary,
            lineLimit: 1,
            detail: detail,
            detailHasSummary: true,
            inside: inside,
            problems: problems
        )
        detailIsCode = true
        self.name = name
        summarySpans = lines.spans
    }
}
