extension FormatName {
    package static let csv = FormatName(ofFormat: "csv")
}

/// Cells separated by commas, semicolons or tabs, whichever the header has. Each record after the header is a row.
struct CSVFormat: DocumentFormat {
    static let name = FormatName.csv
    static let title = "CSV"
    static let rowNoun = RowNoun("record")
    static let fileExtensions: Set = ["csv", "tsv", "tab"]
    static let hasHeader = true
    static let example = "name,text\nAnn,\"a \"\"b\"\"\nc\"\nBob,x\r\n"
    static let highestConfidence = FormatConfidence.regular

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        sample.table?.isCertain == true ? .regular : .none
    }

    let start: Int
    let notice: String?
    private let newline: UInt8
    private let delimiter: UInt8
    private let header: RecordHeader
    /// The line on which the first record begins.
    private let line: Int
    /// The columns, as the first records show them. They do not decide whether formats are equal.
    private let survey: SampledColumns

    /// The number of records from which the widths and types of columns are taken.
    private static let surveyLimit = 50
    /// The number of records of each later sample.
    private static let laterLimit = 16

    init(_ beginning: DocumentBeginning) {
        newline = beginning.newline
        delimiter = beginning.sample.table?.delimiter ?? UInt8(ascii: ",")
        let scanner = RecordScanner(delimiter: delimiter, newline: newline, start: beginning.start)
        let record = beginning.firstRow(scanner)
        let character = Character(Unicode.Scalar(delimiter))
        let cells = record.map { Self.cells(of: $0, in: beginning, delimiter: character) } ?? []
        header = RecordHeader(cells, delimiter: character)
        if let record, header.isNamed, record.flaw == nil {
            let newline = newline
            start = record.range.upperBound
            line = record.line + beginning.bytes(in: record.range).count { $0 == newline }
            notice = nil
        } else {
            start = beginning.start
            line = 1
            notice =
                record == nil
                ? nil : "The first line of \(beginning.sample.name) does not name the columns, so they are numbered."
        }
        let spans = beginning.sample.spans(RecordScanner(delimiter: delimiter, newline: newline))
        let first = spans.prefix(Self.surveyLimit).dropFirst(header.isNamed ? 1 : 0)
        var records = Self.records(first, of: beginning.sample, delimiter: character)
        for sample in beginning.laterSamples {
            let spans = sample.spans(RecordScanner(delimiter: delimiter, newline: newline)).suffix(Self.laterLimit)
            let width = header.names.count
            // A sample may begin in a quoted cell, so that what follows is divided in a wrong way.
            records += Self.records(spans, of: sample, delimiter: character).filter { $0.count == width }
        }
        survey = SampledColumns(ColumnSurvey(names: header.names, records: records))
    }

    private static func records(
        _ spans: some Sequence<RowSpan>,
        of sample: DocumentSample,
        delimiter: Character
    ) -> [[String]] {
        spans.map { span in
            let text = String(decoding: sample.bytes[span.range.prefix(RowSource.byteLimit)], as: UTF8.self)
            return (try? RecordCells.records(in: text, delimiter: delimiter))?.first ?? []
        }
    }

    var scanner: RecordScanner { RecordScanner(delimiter: delimiter, newline: newline, start: start, line: line) }

    func renderer(after scanner: RecordScanner) -> RecordRenderer {
        RecordRenderer(header: header, survey: survey.survey)
    }

    func emptyNotice(title: String, byteCount: Int) -> String {
        if header.isNamed { return "\(title) has a header and no records." }
        return byteCount == 0 ? "\(title) is empty." : "\(title) has no text, only blank lines or brackets."
    }

    /// Returns the cells of the header; none if its quotes are invalid.
    private static func cells(of span: RowSpan, in beginning: DocumentBeginning, delimiter: Character) -> [String] {
        let range = span.range.prefix(RowSource.byteLimit)
        let bytes = beginning.bytes(in: range.startIndex..<range.endIndex)
        let text = RowText(RowSource(span: span, bytes: bytes)).text
        return (try? RecordCells.records(in: text, delimiter: delimiter))?.flatMap { $0 } ?? []
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
