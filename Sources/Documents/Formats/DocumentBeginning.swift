/// The beginning of a document, from which a format reads what the rows depend on.
struct DocumentBeginning {
    /// The number of bytes after which the beginning is complete. Later bytes change nothing that a format has read.
    static let byteLimit = 256 * 1024

    let sample: DocumentSample
    /// The choices of the user on how the document is read.
    let choices: ReadingChoices
    private let report: FeedReport

    /// - Parameter sample: The first bytes of what the report has.
    init(_ sample: DocumentSample, _ report: FeedReport, _ choices: ReadingChoices = ReadingChoices()) {
        self.sample = sample
        self.report = report
        self.choices = choices
    }

    /// The offset at which the document begins, after a byte order mark.
    var start: Int { report.start }

    /// The line on which the document begins.
    var line: Int { report.line }

    /// The names of the logs that were merged.
    var origins: [String] { report.origins }

    /// The byte that ends a line.
    var newline: UInt8 { sample.newline }

    /// Returns the first row that a scanner finds, if it is known in full.
    ///
    /// - Parameter offset: The offset at which the scanner begins. By default it is the start.
    func firstRow(_ scanner: some RowScanner, from offset: Int? = nil) -> RowSpan? {
        var scanner = scanner
        var first: RowSpan?
        let limit = min(report.count, report.start + Self.byteLimit)
        let begin = offset ?? report.start
        let range = begin..<max(begin, limit)
        let end = report.store.forEachWindow(of: DocumentSample.byteLimit, in: range) { window, offset in
            scanner.scan(window, at: offset) { first = first ?? $0 }
            return first == nil
        }
        if first == nil, report.isComplete, end >= report.count { scanner.finish(at: end) { first = $0 } }
        return first
    }

    /// The number of places after the beginning from which samples are taken, and of bytes in each of these.
    private static let laterPlaces = 4
    private static let laterLimit = 16 * 1024

    /// Samples of whole lines from between the beginning and the end of what is there, and from the end. They tell
    /// only how wide columns are: a sample may begin in the middle of a row.
    var laterSamples: [DocumentSample] {
        let first = report.start + DocumentSample.byteLimit
        let step = (report.count - Self.laterLimit - first) / Self.laterPlaces
        guard step > Self.laterLimit else { return [] }
        return (1...Self.laterPlaces).compactMap { place in
            let start = first + place * step
            let bytes = report.store.bytes(in: start..<start + Self.laterLimit)
            guard let feed = bytes.firstIndex(of: newline) else { return nil }
            return DocumentSample(name: sample.name, bytes: Array(bytes[(feed + 1)...]), isWhole: false)
        }
    }

    /// Returns the bytes of a range, or as many of its first as there are.
    func bytes(in range: Range<Int>) -> [UInt8] { report.store.bytes(in: range) }
}
