extension FormatName {
    package static let markdown = FormatName(ofFormat: "markdown")
}

/// Markdown. A heading is a row with all that is below it inside, up to the next heading of its level. Other text is a
/// row for each paragraph.
struct MarkdownFormat: DocumentFormat {
    static let name = FormatName.markdown
    /// The marks.
    static let separators = "*_`#>[]()!~|\\-+=:"
    static let title = "Markdown"
    static let rowNoun = RowNoun("section")
    static let fileExtensions: Set = ["md", "markdown", "mdown", "mkd"]
    static let example = "# Zoë\n\nText\n\n## Part\n\n```\n# code\n```\n\n# Next\n\nmore\n"
    static let highestConfidence = FormatConfidence.regular
    static let hasNestedRows = true
    static let hasRoot = true
    static let keysAreTexts = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        // Comments of many languages begin with one mark, so that two levels and blank lines have to be there.
        let levels = sample.items(ParagraphScanner(newline: sample.newline)).compactMap { paragraph in
            paragraph.contains(0x0A) ? nil : MarkdownHeading(paragraph)?.level
        }
        return levels.contains(1) && levels.contains(2) ? .regular : .none
    }

    let start: Int
    private let line: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        (start, line, newline) = (beginning.start, beginning.line, beginning.newline)
    }

    var scanner: MarkdownScanner { MarkdownScanner(newline: newline, start: start, line: line) }

    func renderer(after scanner: MarkdownScanner) -> MarkdownRenderer { MarkdownRenderer() }
}

/// A line that begins with up to six number signs and a space.
struct MarkdownHeading {
    let level: Int
    /// The range of the text in the line.
    let text: Range<Int>

    /// - Returns: `nil` for a line of another kind.
    init?(_ line: some RandomAccessCollection<UInt8>) {
        let bytes = line.prefix(1024).prefix { $0 != 0x0A && $0 != 0x0D }
        let indentation = bytes.prefix { $0 == 0x20 }.count
        let level = bytes.dropFirst(indentation).prefix { $0 == UInt8(ascii: "#") }.count
        let rest = bytes.dropFirst(indentation + level)
        guard indentation <= 3, (1...6).contains(level), rest.first.map({ $0 == 0x20 || $0 == 0x09 }) ?? true else {
            return nil
        }
        self.level = level
        let start = indentation + level + rest.prefix { $0 == 0x20 || $0 == 0x09 }.count
        let end = bytes.count - bytes.reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "#") }.count
        text = start..<max(start, end)
    }
}

/// Rows that are sections and paragraphs.
struct MarkdownScanner: LinewiseScanner {
    var lines: LineSplitter
    var group: RowSpan?
    /// The level of the heading of the current row; 0 for a paragraph.
    private var level = 0
    /// The mark of the code block that is open, and its length.
    private var fence: (mark: UInt8, length: Int)?

    init(newline: UInt8, start: Int, line: Int) {
        lines = LineSplitter(newline: newline, start: start, number: line)
    }

    func restarted(at offset: Int, line: Int) -> MarkdownScanner {
        var scanner = self
        scanner.lines = lines.restarted(at: offset, line: line)
        (scanner.group, scanner.level, scanner.fence) = (nil, 0, nil)
        return scanner
    }

    mutating func take(_ line: LineSplitter.Line, found: (RowSpan) -> Void) {
        if line.isBlank {
            if level == 0, fence == nil, let ended = group {
                found(ended)
                group = nil
            }
            return
        }
        let head = line.head
        let mark = head.first { $0 != 0x20 } ?? 0
        let length = head.drop { $0 == 0x20 }.prefix { $0 == mark }.count
        let isFence = length >= 3 && (mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~"))
        if let open = fence {
            if isFence, mark == open.mark, length >= open.length { fence = nil }
        } else if isFence {
            fence = (mark, length)
        } else if let heading = MarkdownHeading(head) {
            // A section has all headings below its own.
            if let ended = group, level == 0 || heading.level <= level {
                found(ended)
                group = nil
            }
            if group == nil { level = heading.level }
        }
        if let open = group {
            group = RowSpan(open.range.lowerBound..<line.range.upperBound, line: open.line)
        } else {
            if fence != nil || MarkdownHeading(head) == nil { level = 0 }
            group = RowSpan(line.range, line: line.number)
        }
    }
}

/// Renders sections and paragraphs as they read, without marks. The summary of a section is its heading, and what is
/// below it is inside.
struct MarkdownRenderer: RowRenderer {
    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        guard MarkdownHeading(source.bytes) != nil else {
            let block = MarkdownText(text.text)
            var row = DocumentRow(
                source,
                summary: block.text.isEmpty ? RoleText(text.text) : block.text,
                lineLimit: 3,
                detail: block.isPicture ? RoleText(text.text) : nil,
                problems: text.problems
            )
            (row.summaryIsCode, row.detailIsCode) = (block.isCode, true)
            return row
        }
        let end = source.bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
        let start = source.span.range.lowerBound + end
        let hasMore = source.bytes[end...].contains { !$0.isJSONSpace } || source.hiddenCount > 0
        var row = DocumentRow(
            source,
            summary: MarkdownText(RowText.plain(source.bytes[..<end])).text,
            lineLimit: 3,
            detail: nil,
            inside: hasMore ? NestedPlace(start..<source.span.range.upperBound, .markdown) : nil,
            problems: text.problems
        )
        row.name = name(source)
        return row
    }

    func mayShowOtherWords(_ bytes: UnsafeRawBufferPointer) -> Bool { true }

    func name(_ source: RowSource) -> RowName {
        MarkdownHeading(source.bytes).map { .key(Self.text(of: $0, source)) } ?? .none
    }

    private static func text(of heading: MarkdownHeading, _ source: RowSource) -> String {
        RowText.plain(source.bytes[heading.text]).onOneLine(limit: SummaryText.lengthLimit)
    }
}
