extension FormatName {
    package static let outline = FormatName(ofFormat: "outline")
}

/// Lines that are an outline by their indentation, such as source code and settings. A line is a row, and the lines
/// below it that are indented further are inside.
struct OutlineFormat: DocumentFormat {
    static let name = FormatName.outline
    static let title = "indented lines"
    static let rowNoun = RowNoun("line")
    static let fileExtensions: Set = [
        "c", "cc", "clj", "conf", "cpp", "cs", "css", "dart", "ex", "exs", "gd", "go", "gradle", "groovy", "h", "hcl",
        "hpp", "hs", "java", "js", "jsx", "kt", "lua", "m", "ml", "mm", "nix", "php", "pl", "proto", "ps1", "py", "r",
        "rb", "rs", "scala", "scss", "sh", "sql", "swift", "textproto", "tf", "ts", "tsx", "vue", "zig",
    ]
    static let example = "http {\n    server {\n        listen 80;\n\n        root /zoë;\n    }\n}\nuser www;\n"
    static let highestConfidence = FormatConfidence(rawValue: 0.12)
    static let hasNestedRows = true
    static let isIndented = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        TextShape(sample) == .outline ? highestConfidence : .none
    }

    let start: Int
    private let line: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        (start, line, newline) = (beginning.start, beginning.line, beginning.newline)
    }

    var scanner: OutlineScanner { OutlineScanner(newline: newline, start: start, line: line) }

    func renderer(after scanner: OutlineScanner) -> OutlineRenderer { OutlineRenderer(newline: newline) }
}

/// Rows that are lines with what is indented below them, and with the bracket after that.
struct OutlineScanner: LinewiseScanner {
    var lines: LineSplitter
    var group: RowSpan?
    /// The indentation of the first line of the current row.
    private var indentation = 0
    /// Whether the row has lines that are indented further, and no bracket after them.
    private var isOpen = false

    init(newline: UInt8, start: Int, line: Int) {
        lines = LineSplitter(newline: newline, start: start, number: line)
    }

    func restarted(at offset: Int, line: Int) -> OutlineScanner {
        var scanner = self
        scanner.lines = lines.restarted(at: offset, line: line)
        (scanner.group, scanner.isOpen) = (nil, false)
        return scanner
    }

    mutating func take(_ line: LineSplitter.Line, found: (RowSpan) -> Void) {
        guard !line.isBlank else { return }
        let indentation = TextIndentation.width(of: line.head)
        if let open = group, indentation > self.indentation || isOpen && closes(line, at: indentation) {
            group = RowSpan(open.range.lowerBound..<line.range.upperBound, line: open.line)
            isOpen = indentation > self.indentation
        } else {
            if let ended = group { found(ended) }
            group = RowSpan(line.range, line: line.number)
            (self.indentation, isOpen) = (indentation, false)
        }
    }

    private func closes(_ line: LineSplitter.Line, at indentation: Int) -> Bool {
        guard indentation == self.indentation, let first = line.head.first(where: { !$0.isBlank }) else { return false }
        return "})]".utf8.contains(first)
    }
}

/// Renders lines without the indentation that they have in common, which their place in the outline shows.
struct OutlineRenderer: RowRenderer {
    let newline: UInt8

    func row(_ source: RowSource) -> DocumentRow {
        let end = source.bytes.firstIndex(of: newline) ?? source.bytes.count
        let rest = source.bytes[end...].firstIndex { !$0.isJSONSpace }
        let isCut = rest == nil && source.hiddenCount > 0
        let start = source.span.range.lowerBound
        // A line that is cut shows its parts, and not the lines inside.
        let inside = rest == nil ? nil : NestedPlace(start + end + 1..<source.span.range.upperBound, .outline)
        let text = RowText(isCut ? source : source.prefix(end))
        let line = text.text.drop { $0 == " " || $0 == "\t" }
        // An open row shows no more of its summary than a folded one if others are inside.
        let isLong = inside != nil && line.utf8.count > SummaryText.lengthLimit
        var row = DocumentRow(
            source,
            summary: isLong ? String(line).withoutLineEnds(limit: SummaryText.lengthLimit) : String(line),
            lineLimit: inside == nil || isLong ? 1 : 0,
            detail: isLong ? text.text : nil,
            detailHasSummary: true,
            inside: inside,
            problems: text.problems
        )
        (row.summaryIsCode, row.detailIsCode) = (true, true)
        if !isLong {
            let indentation = text.text.utf8.count - line.utf8.count
            row.summarySpans = text.spans.compactMap { span in
                let range = max(0, span.range.lowerBound - indentation)..<max(0, span.range.upperBound - indentation)
                return range.isEmpty ? nil : TextSpan(range, span.role)
            }
        }
        return row
    }

}
