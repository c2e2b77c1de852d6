extension FormatName {
    package static let csv = FormatName(ofFormat: "csv")
}

/// Cells separated by commas, semicolons, tabs, or another byte that the beginning tells. Each record after the header
/// is a row.
struct CSVFormat: DocumentFormat {
    static let name = FormatName.csv
    /// Also the pictures of control characters between cells and records, which are shown in their place.
    static let separators = ",;|\t\"\u{1}\u{1E}\u{1F}␁␞␟␍"
    static let title = "CSV"
    static let rowNoun = RowNoun("record")
    static let fileExtensions: Set = ["csv", "tsv", "tab", "psv"]
    static let hasHeader = true
    static let example = "name,text\nAnn,\"a \"\"b\"\"\nc\"\nBob,x\r\n"
    static let highestConfidence = FormatConfidence.regular

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        TableSurvey(sample).isCertain ? .regular : .none
    }

    let start: Int
    let notice: String?
    let facts: [DocumentFact]
    private let newline: UInt8
    private let header: RecordHeader
    /// The line on which the first record begins.
    private let line: Int
    /// The columns, as the first records show them. They do not decide whether formats are equal.
    private let survey: SampledColumns

    /// The number of records of each later sample.
    private static let laterLimit = 16
    /// The number of comments that are shown.
    private static let commentLimit = 3

    init(_ beginning: DocumentBeginning) {
        newline = beginning.newline
        let table = TableSurvey(beginning.sample, beginning.choices)
        let preamble = table.preamble
        let bodyStart = beginning.start + preamble.count
        let bodyLine = beginning.line + preamble.lineCount
        let scanner = RecordScanner(table.dialect, newline: newline, start: bodyStart, line: bodyLine)
        let first = beginning.firstRow(scanner, from: bodyStart)
        let cells = first.map { Self.cells(of: $0, in: beginning, table.dialect) } ?? []
        var header = RecordHeader(cells, table.dialect, isNamed: table.hasHeader && !cells.isEmpty)
        header.decimalCommas = table.decimalCommas
        self.header = header
        facts = table.facts
        var notices = preamble.comments.prefix(Self.commentLimit).map { $0.onOneLine(limit: SummaryText.lengthLimit) }
        if preamble.comments.count > Self.commentLimit { notices.append("…") }
        if let first, header.isNamed, first.flaw == nil {
            let newline = newline
            start = first.range.upperBound
            line = first.line + beginning.bytes(in: first.range).count { $0 == newline }
            if cells.count == 1 { notices.append("The only column is “\(SummaryText.quote(cells[0]))”.") }
        } else {
            start = bodyStart
            line = bodyLine
            if first != nil, beginning.choices.hasHeader == nil {
                notices.append(
                    "The first line of \(beginning.sample.name) does not name the columns, so they are numbered."
                )
            }
        }
        notice = notices.isEmpty ? nil : notices.joined(separator: " ")
        var records = Array(table.records.dropFirst(header.isNamed ? 1 : 0))
        for sample in beginning.laterSamples {
            let spans = sample.spans(RecordScanner(table.dialect, newline: newline)).suffix(Self.laterLimit)
            // A sample may begin in a quoted cell, so that what follows is divided in a wrong way.
            records += spans.map { span in
                RecordCells(Array(sample.bytes[span.range.prefix(RowSpan.byteLimit)]), table.dialect).texts
            }
            .filter(header.isRegular)
        }
        // Columns are what records show.
        let hasUnnamed = records.contains { $0.count == header.names.count && $0.last != "" }
        let count = hasUnnamed ? header.names.count : header.leastCount
        let names = Array(header.names.prefix(min(count, RecordRenderer.cellLimit)))
        survey = SampledColumns(ColumnSurvey(names: names, records: records, role: header.role(ofCell:in:)))
    }

    /// Values are equal although their reasons differ.
    static func == (first: Self, second: Self) -> Bool {
        first.start == second.start && first.line == second.line && first.newline == second.newline
            && first.header == second.header && first.notice == second.notice
    }

    var scanner: RecordScanner { RecordScanner(header.dialect, newline: newline, start: start, line: line) }

    func renderer(after scanner: RecordScanner) -> RecordRenderer {
        RecordRenderer(header: header, survey: survey.survey)
    }

    func emptyNotice(title: String, byteCount: Int) -> String {
        if header.isNamed { return "\(title) has a header and no records." }
        return byteCount == 0 ? "\(title) is empty." : "\(title) has no text, only blank lines or brackets."
    }

    /// Returns the cells of the header; none if its quotes are invalid.
    private static func cells(of span: RowSpan, in beginning: DocumentBeginning, _ dialect: TableDialect) -> [String] {
        let range = span.range.prefix(RowSpan.byteLimit)
        let cells = RecordCells(beginning.bytes(in: range.startIndex..<range.endIndex), dialect)
        return cells.hasStrayQuote ? [] : cells.texts
    }
}

/// The columns as a sample shows them. They decide how rows are shown, and not which rows there are, so all are equal.
struct SampledColumns: Sendable, Equatable {
    let survey: ColumnSurvey

    init(_ survey: ColumnSurvey) { self.survey = survey }

    static func == (first: Self, second: Self) -> Bool { true }
}

extension RowFlaw {
    /// The file ends inside a quoted cell.
    static func unclosedQuote(line: Int) -> RowFlaw {
        RowFlaw(
            message: "The quote that opens on line \(line) is never closed, so the rest of the file is one cell. "
                + "Close it, or double it if it is part of the text."
        )
    }
}
