/// The beginning of a document, from which a format reads what the rows depend on.
struct DocumentBeginning {
    /// The number of bytes after which the beginning is complete. Later bytes change nothing that a format has read.
    static let byteLimit = 256 * 1024

    let sample: DocumentSample
    private let report: FeedReport

    /// - Parameter sample: The first bytes of what the report has.
    init(_ sample: DocumentSample, _ report: FeedReport) {
        self.sample = sample
        self.report = report
    }

    /// The offset at which the document begins, after a byte order mark.
    var start: Int { report.start }

    /// The line on which the document begins.
    var line: Int { report.line }

    /// The byte that ends a line.
    var newline: UInt8 { sample.newline }

    /// Returns the first row that a scanner finds, if it is known in full.
    func firstRow(_ scanner: some RowScanner) -> RowSpan? {
        var scanner = scanner
        var first: RowSpan?
        let limit = min(report.count, report.start + Self.byteLimit)
        let range = report.start..<max(report.start, limit)
        let end = report.store.forEachWindow(of: DocumentSample.byteLimit, in: range) { window, offset in
            scanner.scan(window, at: offset) { first = first ?? $0 }
            return first == nil
        }
        if first == nil, report.isComplete, end >= report.count { scanner.finish(at: end) { first = $0 } }
        return first
    }

    /// Returns the bytes of a range, or as many of its first as there are.
    func bytes(in range: Range<Int>) -> [UInt8] { report.store.bytes(in: range) }
}
