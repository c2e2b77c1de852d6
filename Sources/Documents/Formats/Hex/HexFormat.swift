extension FormatName {
    package static let hex = FormatName(ofFormat: "hex")
}

/// Bytes that are no text. Each row is a block of them, and unfolds to their values.
struct HexFormat: DocumentFormat {
    static let name = FormatName.hex
    static let title = "binary data"
    static let rowNoun = RowNoun("block")
    static let example = String(repeating: "\u{7F}ELF\u{1}\u{2}\u{0}\u{1}\u{3}\u{0}\u{4}\u{0}abc\u{0}\n", count: 64)
    static let highestConfidence = FormatConfidence.parsed
    static let rowsAreLines = false

    /// The least number of control characters that text does not have, and of bytes for each of them.
    private static let leastControls = 8
    private static let bytesPerControl = 20
    private static let leastDense = 3
    private static let bytesPerDense = 4

    static func confidence(in sample: DocumentSample) -> FormatConfidence {
        let controls = sample.bytes.count { byte in
            byte < 0x20 && !(0x08...0x0D).contains(byte) && byte != 0x1B || byte == 0x7F
        }
        if controls >= leastControls, controls * bytesPerControl >= sample.bytes.count { return .parsed }
        // A few bytes are told by more of them, and by what is not UTF-8.
        let isDense = controls >= leastDense && controls * bytesPerDense >= sample.bytes.count
        return isDense && !UTF8Census(sample.bytes).isValid ? .parsed : .none
    }

    /// Whether a sample is data whatever its name says: it has zeros, and is not UTF-8. Text in another encoding is
    /// converted before.
    static func isData(_ sample: DocumentSample) -> Bool {
        sample.bytes.withUnsafeBytes { $0.has(0) } && !UTF8Census(sample.bytes).isValid
            && confidence(in: sample) != .none
    }

    let start: Int
    private let line: Int

    init(_ beginning: DocumentBeginning) { (start, line) = (beginning.start, beginning.line) }

    var notice: String? { "This is binary data, and is shown byte by byte." }

    var scanner: HexScanner { HexScanner(start: start, line: line) }

    func renderer(after scanner: HexScanner) -> HexRenderer { HexRenderer() }
}

/// Rows of a fixed number of bytes.
struct HexScanner: RowScanner {
    static let rowLength = 256

    private var start: Int
    private var line: Int
    /// The number of line breaks in the current row.
    private var lineEnds = 0

    init(start: Int, line: Int) { (self.start, self.line) = (start, line) }

    func restarted(at offset: Int, line: Int) -> HexScanner { HexScanner(start: offset, line: line) }

    mutating func scan(_ window: UnsafeRawBufferPointer, at offset: Int, found: (RowSpan) -> Void) {
        var position = 0
        while position < window.count {
            let end = min(window.count, start + Self.rowLength - offset)
            lineEnds += window[position..<end].count { $0 == 0x0A }
            position = end
            if offset + end - start == Self.rowLength { finish(at: offset + end, found: found) }
        }
    }

    mutating func finish(at offset: Int, found: (RowSpan) -> Void) {
        guard start < offset else { return }
        found(RowSpan(start..<offset, line: line))
        start = offset
        line += lineEnds
        lineEnds = 0
    }
}

/// Renders blocks of bytes. The summary is the offset and the text in the block, the detail the value of each byte.
struct HexRenderer: RowRenderer {
    private static let previewLength = 64

    func row(_ source: RowSource) -> DocumentRow {
        let start = source.span.range.lowerBound
        let dump = ByteDump(start: start, bytes: source.bytes)
        let preview = source.bytes.prefix(Self.previewLength).map(ByteDump.character).joined()
        var row = DocumentRow(
            source,
            summary: RoleText(ByteDump.hexadecimal(start, digits: 6) + SummaryText.separator + preview),
            lineLimit: 1,
            detail: dump.roleText(lineLength: ByteDump.usualLength),
            detailHasSummary: true,
            problems: []
        )
        (row.detailIsCode, row.dump) = (true, dump)
        return row
    }
}
