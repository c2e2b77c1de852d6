/// How the bytes of a document are cut into rows and how these read, as their beginning tells.
struct DocumentReading: Sendable, Hashable {
    /// With so many bytes the beginning is told from the rest: what comes later changes nothing of this.
    static let byteLimit = 256 * 1024

    let format: DocumentFormat
    private let newline: UInt8
    private let delimiter: UInt8
    /// Of cells, their columns.
    private let header: RecordHeader?
    /// Where the rows begin, and on which line.
    let start: Int
    private let line: Int
    /// What there is to say about it, as a sentence; `nil` if nothing.
    let notice: String?

    /// Reads the beginning of what there is, of which the sample is a part.
    init(_ sample: DocumentSample, _ report: Intake.Report, as forced: DocumentFormat?) {
        format = forced ?? sample.format
        newline = sample.newline
        guard format == .csv else {
            (delimiter, header, start, line, notice) = (0, nil, report.start, 1, nil)
            return
        }
        let delimiter = sample.table?.delimiter ?? UInt8(ascii: ",")
        self.delimiter = delimiter
        let scanner = RecordScanner(delimiter: delimiter, newline: newline, start: report.start)
        let record = Self.firstRecord(of: report, scanner)
        let cells = record.map { Self.cells(of: $0, in: report.store, delimiter: delimiter) } ?? []
        let header = RecordHeader(cells, delimiter: Character(Unicode.Scalar(delimiter)))
        self.header = header
        if let record, header.isNamed, record.flaw == nil {
            start = record.range.upperBound
            line = record.line + Self.count(sample.newline, in: report.store.bytes(in: record.range))
            notice = nil
        } else {
            start = report.start
            line = 1
            notice =
                record == nil
                ? nil : "The first line of \(sample.name) does not name the columns, so they are numbered."
        }
    }

    /// A scanner at `start`.
    var scanner: any RowScanner {
        switch format {
        case .json: ElementScanner()
        case .jsonLines: LineScanner(newline: newline, start: start)
        case .gitLog: LineGroupScanner(.commit, newline: newline, start: start)
        case .log: LineGroupScanner(.entry, newline: newline, start: start)
        case .text: LineGroupScanner(.paragraph, newline: newline, start: start)
        case .csv: RecordScanner(delimiter: delimiter, newline: newline, start: start, line: line)
        }
    }

    /// Who turns rows into text, after a scanner has been as far as this one.
    func renderer(_ scanner: any RowScanner) -> any RowRenderer {
        switch format {
        case .json: JSONRenderer(isMember: (scanner as? ElementScanner)?.container == .object)
        case .jsonLines: JSONRenderer(isMember: false)
        case .gitLog: CommitRenderer()
        case .log: ParagraphRenderer(lineLimit: 1)
        case .text: ParagraphRenderer(lineLimit: 3)
        case .csv: RecordRenderer(header: header ?? RecordHeader([], delimiter: ","))
        }
    }

    /// Why there are no rows, of a document that has `count` bytes.
    func emptyNotice(title: String, count: Int) -> String {
        if header?.isNamed == true { return "\(title) has a header and no records." }
        return count == 0 ? "\(title) is empty." : "\(title) has no text, only blank lines or brackets."
    }

    /// The first record, if it is known in full.
    private static func firstRecord(of report: Intake.Report, _ scanner: RecordScanner) -> RowSpan? {
        var scanner = scanner
        var first: RowSpan?
        let limit = min(report.count, report.start + byteLimit)
        let range = report.start..<max(report.start, limit)
        let end = report.store.forEachWindow(of: DocumentSample.byteLimit, in: range) { window, offset in
            scanner.scan(window, at: offset) { first = first ?? $0 }
            return first == nil
        }
        if first == nil, report.isComplete, end >= report.count { scanner.finish(at: end) { first = $0 } }
        return first
    }

    private static func count(_ newline: UInt8, in bytes: [UInt8]) -> Int { bytes.count { $0 == newline } }

    /// The cells of the header, or none if its quotes are wrong.
    private static func cells(of span: RowSpan, in store: any ByteStore, delimiter: UInt8) -> [String] {
        let range = span.range.prefix(RowSource.byteLimit)
        let bytes = store.bytes(in: range.startIndex..<range.endIndex)
        let text = RowText(RowSource(span: span, bytes: bytes)).text
        let character = Character(Unicode.Scalar(delimiter))
        return (try? RecordCells.records(in: text, delimiter: character))?.flatMap { $0 } ?? []
    }
}
