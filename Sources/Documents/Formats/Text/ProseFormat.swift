extension FormatName {
    package static let text = FormatName(ofFormat: "text")
}

/// Prose. Each paragraph, which blank lines end, is a row. Any bytes are such a document.
struct ProseFormat: DocumentFormat {
    static let name = FormatName.text
    static let title = "prose"
    static let rowNoun = RowNoun("paragraph")
    static let fileExtensions: Set = ["rst", "adoc"]
    static let example = "Zoë\nand\n\n\u{1B}[31mred\u{1B}[m 𝄞\n"
    static let highestConfidence = FormatConfidence.fallback
    static let isProse = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence { .fallback }

    let start: Int
    private let newline: UInt8

    init(_ beginning: DocumentBeginning) {
        start = beginning.start
        newline = beginning.newline
    }

    var scanner: ParagraphScanner { ParagraphScanner(newline: newline, start: start) }

    func renderer(after scanner: ParagraphScanner) -> ParagraphRenderer {
        ParagraphRenderer(lineLimit: 3)
    }
}

/// A row begins after a blank line.
struct ParagraphScanner: LineGroupScanner {
    /// The number of bytes after which the next line begins another row, so that a file without blank lines stays
    /// readable.
    static let longestGroup = 16 * 1024

    static let endsAtBlankLine = true

    var state: LineGroupState

    static func begins(_ line: LineSplitter.Line, after group: LineGroup) -> Bool { group.range.count > longestGroup }
}
