extension FormatName {
    /// The fields and the parts of a mail.
    package static let mailParts = FormatName(ofFormat: "mail-parts")
}

/// The inside of a mail or of one of its parts: each field, and then the text or the parts. No document has this format
/// as a whole.
struct MailPartsFormat: DocumentFormat {
    static let name = FormatName.mailParts
    static let title = "the parts of a mail"
    static let rowNoun = RowNoun("part")
    static let example = MailFormat.example
    static let highestConfidence = FormatConfidence.none
    static let hasNestedRows = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence { .none }

    let start: Int
    private let line: Int
    private let newline: UInt8
    private let header: MailHeader
    private let bodyStart: Int

    init(_ beginning: DocumentBeginning) {
        (start, line, newline) = (beginning.start, beginning.line, beginning.newline)
        header = MailHeader(beginning.sample.bytes)
        bodyStart = beginning.start + header.end
    }

    static func == (first: Self, second: Self) -> Bool {
        first.start == second.start && first.line == second.line && first.bodyStart == second.bodyStart
            && first.header.boundary == second.header.boundary
    }

    var scanner: MailPartsScanner {
        MailPartsScanner(newline: newline, start: start, line: line, bodyStart: bodyStart, boundary: header.boundary)
    }

    func renderer(after scanner: MailPartsScanner) -> MailPartRenderer {
        MailPartRenderer(header: header, bodyStart: bodyStart)
    }
}

/// Rows that are fields, parts between boundaries, or the text as a whole.
struct MailPartsScanner: LinewiseScanner {
    var lines: LineSplitter
    var group: RowSpan?
    private let start: Int
    private let bodyStart: Int
    /// The line between the parts; `nil` if the body is a text.
    private let boundary: [UInt8]?

    init(newline: UInt8, start: Int, line: Int, bodyStart: Int, boundary: String?) {
        lines = LineSplitter(newline: newline, start: start, number: line)
        (self.start, self.bodyStart) = (start, bodyStart)
        self.boundary = boundary.map { Array("--\($0)".utf8) }
    }

    func restarted(at offset: Int, line: Int) -> MailPartsScanner {
        var scanner = self
        scanner.lines = lines.restarted(at: offset, line: line)
        scanner.group = nil
        return scanner
    }

    mutating func take(_ line: LineSplitter.Line, found: (RowSpan) -> Void) {
        guard !line.isBlank else { return }
        if let open = group, !begins(line, after: open) {
            group = RowSpan(open.range.lowerBound..<line.range.upperBound, line: open.line)
        } else {
            if let ended = group { found(ended) }
            group = RowSpan(line.range, line: line.number)
        }
    }

    private func begins(_ line: LineSplitter.Line, after open: RowSpan) -> Bool {
        if line.range.lowerBound < bodyStart { return line.head.first?.isBlank == false }
        if open.range.lowerBound < bodyStart { return true }
        return boundary.map { line.head.starts(with: $0.prefix(LineSplitter.headLength)) } ?? false
    }
}
