extension FormatName {
    package static let lines = FormatName(ofFormat: "lines")
}

/// Text whose lines are what they are: the output of programs, tables with blanks between columns, and any document as
/// it is in the file. Each line is a row, blank or not.
struct LinesFormat: DocumentFormat {
    static let name = FormatName.lines
    static let title = "lines of text"
    static let rowNoun = RowNoun("line")
    static let example = "NAME    STATUS   AGE\nweb-0   Running  5d\ndb-0    Pending  12m\n\nzoë-1   Running  3h\n"
    static let highestConfidence = FormatConfidence(rawValue: 0.12)

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        TextShape(sample) == .lines ? highestConfidence : .none
    }

    let start: Int
    private let line: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        (start, line, newline) = (beginning.start, beginning.line, beginning.newline)
    }

    var scanner: LineScanner { LineScanner(newline: newline, start: start, line: line, keepsBlankLines: true) }

    func renderer(after scanner: LineScanner) -> LineRenderer { LineRenderer() }
}

/// Renders lines as they are, in letters of one width. A line that is too long for the window unfolds.
struct LineRenderer: RowRenderer {
    func row(_ source: RowSource) -> DocumentRow {
        let text = RowText(source)
        // A row has a text, and so a height.
        let summary = text.text.isEmpty ? " " : text.text
        var row = DocumentRow(source, summary: summary, lineLimit: 1, detail: nil, problems: text.problems)
        row.summarySpans = text.spans
        row.summaryIsCode = true
        return row
    }
}
