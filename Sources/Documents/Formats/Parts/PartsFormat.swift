/// The rest of a long row, cut into rows that are short enough to be laid out. No document has this format as a whole.
struct PartsFormat: DocumentFormat {
    static let name = FormatName.parts
    static let title = "parts of a long row"
    static let rowNoun = RowNoun("part")
    static let example = String(repeating: "a line of a long text\n", count: 2000)
    static let highestConfidence = FormatConfidence.none
    static let rowsAreLines = false
    static let rowsAreParts = true

    static func confidence(in sample: DocumentSample) -> FormatConfidence { .none }

    let start: Int
    private let line: Int

    init(_ beginning: DocumentBeginning) { (start, line) = (beginning.start, beginning.line) }

    var scanner: PartScanner { PartScanner(start: start, line: line) }

    // A part is shown as a whole: nobody opens thousands of them one after another.
    func renderer(after scanner: PartScanner) -> ParagraphRenderer { ParagraphRenderer(lineLimit: 0) }
}
