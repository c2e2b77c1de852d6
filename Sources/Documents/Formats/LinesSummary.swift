/// The summary of a row whose text has comments and lines, as in YAML and TOML.
///
/// The first line that is no comment begins it, so that a column of rows is a column of keys. What is inside follows
/// (`MemberPreview`), and the comments in front of the row come last.
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
        let preview = hasMembers ? Self.preview(rest, key == "=" ? .toml : .yaml, named: name, isCut: isCut) : nil
        let content = preview ?? rest.map(\.text).joined(separator: " ")
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

    private typealias Line = LinesPreview.Line

    /// Returns the lines that are not blank, without the blanks around them. A number sign begins no comment inside a
    /// text of several lines.
    private static func lines(_ text: Substring, key: Character) -> [Line] {
        var lines: [Line] = []
        // The indentation of the line before a block of YAML, and the value of TOML that goes on.
        var block: Int?
        var (value, goesOn) = (TOMLValue(), false)
        // Lines deep in a tree are nearly all spaces, which are counted as bytes.
        for line in text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init) {
            let indentation = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            let trimmed = trimmed(Substring(line.utf8.dropFirst(indentation)))
            guard !trimmed.isEmpty else { continue }
            if let open = block, indentation <= open { block = nil }
            let isContinuation = block != nil || goesOn
            let isComment = !isContinuation && trimmed.hasPrefix("#")
            lines.append(
                Line(
                    text: trimmed,
                    indentation: indentation,
                    isComment: isComment,
                    isContinuation: isContinuation
                )
            )
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
    static func commentStart(in line: Substring) -> Substring.Index? {
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

    /// Returns the first line and what is inside it; `nil` if there are no members.
    private static func preview(
        _ lines: ArraySlice<Line>,
        _ syntax: LinesPreview.Syntax,
        named name: RowName,
        isCut: Bool
    ) -> String? {
        guard let first = lines.first else { return nil }
        let bytes = first.text.utf8.map { $0 }
        if syntax == .yaml, YAMLLine(bytes).elementStart != nil {
            let contents = LinesPreview.contents(lines)
            return LinesPreview.preview(contents, syntax, isCut: isCut).map { "- " + $0.text }
        }
        if syntax == .yaml, name == .index {
            // A document, of which the first needs no mark.
            let hasMark = YAMLLine.isMark(bytes)
            let contents = hasMark ? lines.dropFirst() : lines
            return LinesPreview.preview(contents, syntax, isCut: isCut).map {
                (hasMark ? first.text + " " : "") + $0.text
            }
        }
        let preview = LinesPreview.preview(lines.dropFirst(), syntax, isCut: isCut)
        return preview.map { "\(first.text) \($0.count) \($0.text)" }
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
