import Failures

/// A format of documents: how to recognize it, where its rows are, and how a row reads.
///
/// A value is the format of one document, with what the document's beginning tells: which byte separates cells, how the
/// columns are named. Two equal values read the same bytes as the same rows.
///
/// A format is a folder in `Formats` and a line in ``DocumentFormats``. Everything else asks the format.
protocol DocumentFormat: Sendable, Equatable {
    associatedtype Scanner: RowScanner
    associatedtype Renderer: RowRenderer

    /// The name on the command line.
    static var name: FormatName { get }
    /// The name of the format in a sentence, such as "JSON Lines" or "a log".
    static var title: String { get }
    /// The kind of a row of the format.
    static var rowNoun: RowNoun { get }
    /// The extensions of file names, in lower case, that tell the format. Empty by default.
    static var fileExtensions: Set<String> { get }
    /// Contents that are recognized as this format, of more than one row, as tests and fuzzers need them.
    static var example: String { get }

    /// The highest confidence that the format can have in any sample. Detection asks no format that cannot beat the
    /// best one so far.
    static var highestConfidence: FormatConfidence { get }
    /// Returns how sure it is that a sample is of the format.
    static func confidence(in sample: DocumentSample) -> FormatConfidence
    /// Returns whether a document may be of the format if the user says so: at least one row of its sample is, or it
    /// has none yet. True by default, for formats that take any text.
    static func mayBe(_ sample: DocumentSample) -> Bool

    /// The characters that separate the parts of a row and are in none of them, besides blanks. All others are shown in
    /// the row or in what unfolds in it (see `RowParts`). None by default.
    static var separators: String { get }

    /// The bytes with which each row with rows inside it begins, such as `BEGIN:`. As separators, they are in no part
    /// of the row: they say only that there are rows inside. None by default.
    static var headMark: String { get }

    /// How the format spells text that rows show. Plain by default.
    static var spelling: TextSpelling { get }

    /// Whether each row begins and ends where a line does. Searching many rows at once depends on it. True by default.
    static var rowsAreLines: Bool { get }
    /// Whether the bytes before the first row name the columns. They are saved with rows.
    static var hasHeader: Bool { get }
    /// Whether rows may have rows inside them, so that matches are found one by one. False by default.
    static var hasNestedRows: Bool { get }
    /// Whether some rows may have a value inside them. Matches are found row by row then. False by default.
    static var hasValuesInRows: Bool { get }
    /// Whether the rows are the branches of a tree. False for records that may have values inside them. By default,
    /// rows are branches if they may have rows inside them.
    static var isTree: Bool { get }
    /// Whether the rows are paragraphs, which are there to be read rather than to be found. False by default.
    static var isProse: Bool { get }
    /// Whether blanks at the beginnings of lines show what belongs to what, as in a manual page. False by default.
    static var isIndented: Bool { get }
    /// Whether rows are parts of one long row, and no values of their own. False by default.
    static var rowsAreParts: Bool { get }
    /// Whether rows are values or members of JSON, which are a value together if they are put into brackets. False by
    /// default.
    static var rowsAreJSON: Bool { get }
    /// Whether brackets before and after the rows may make them one value of JSON. False by default.
    static var mayHaveBrackets: Bool { get }
    /// Whether the rows are files or tables that the file lists. They are opened one by one. False by default.
    static var rowsAreListed: Bool { get }
    /// Whether the keys of rows are texts, such as headings, and no names in a language. False by default.
    static var keysAreTexts: Bool { get }
    /// Whether the first row is around all others, so that they are shown inside it: the outermost element. The rows of
    /// the document are found one by one all the same, since there may be any number. False by default.
    static var firstRowHoldsOthers: Bool { get }
    /// Whether most documents have a single row with all others inside it, which is unfolded at the start. False by
    /// default.
    static var hasRoot: Bool { get }

    /// Reads what the rows depend on from the beginning of a document, whose bytes may be anything.
    init(_ beginning: DocumentBeginning)

    /// The offset of the first row, or of what separates it from what comes before.
    var start: Int { get }
    /// A sentence about the document as a whole; `nil` by default.
    var notice: String? { get }
    /// The facts that the beginning tells of how the document is written. None by default.
    var facts: [DocumentFact] { get }
    /// A scanner of rows, from `start` on.
    var scanner: Scanner { get }
    /// Returns what turns rows into text.
    ///
    /// - Parameter scanner: A copy of the format's scanner that has seen the bytes up to the rows in question.
    func renderer(after scanner: Scanner) -> Renderer
    /// Returns why a document with a number of bytes has no rows, as a sentence.
    func emptyNotice(title: String, byteCount: Int) -> String
}

extension DocumentFormat {
    static var fileExtensions: Set<String> { [] }
    static var separators: String { "" }
    static var headMark: String { "" }
    static var spelling: TextSpelling { .plain }
    static var rowsAreLines: Bool { true }
    static var hasHeader: Bool { false }
    static var hasNestedRows: Bool { false }
    static var hasValuesInRows: Bool { false }
    static var isTree: Bool { hasNestedRows }
    static var isProse: Bool { false }
    static var isIndented: Bool { false }
    static var rowsAreParts: Bool { false }
    static var rowsAreJSON: Bool { false }
    static var mayHaveBrackets: Bool { false }
    static var rowsAreListed: Bool { false }
    static var keysAreTexts: Bool { false }
    static var firstRowHoldsOthers: Bool { false }
    static var hasRoot: Bool { false }
    static func mayBe(_ sample: DocumentSample) -> Bool { true }

    var notice: String? { nil }
    var facts: [DocumentFact] { [] }

    func emptyNotice(title: String, byteCount: Int) -> String {
        byteCount == 0 ? "\(title) is empty." : "\(title) has no text, only blank lines or brackets."
    }

    /// Whether another value is of the same format and equal.
    func isEqual(to other: any DocumentFormat) -> Bool { other as? Self == self }

    /// Returns a renderer for the rows that a scanner of this format found.
    func anyRenderer(after scanner: any RowScanner) -> any RowRenderer {
        guard let scanner = scanner as? Scanner else {
            invariantFailure("\(type(of: scanner)) is not a scanner of the format \(Self.name)")
        }
        return renderer(after: scanner)
    }
}
