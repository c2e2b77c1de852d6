extension FormatName {
    /// The files in an archive.
    package static let archive = FormatName(ofFormat: "archive")
    /// The tables of a database.
    package static let database = FormatName(ofFormat: "database")
}

/// A format whose rows are listed in the file: the files of an archive, or the tables of a database.
///
/// A row is a line of JSON with the facts of what is listed, of which conditions and columns know the names. What is
/// listed is inside it.
protocol ListedFormat: DocumentFormat where Scanner == LineScanner, Renderer == ListedRenderer {
    static var columns: [RecordColumn] { get }

    var start: Int { get }
    init(start: Int, slot: Int)
    /// The number of offsets that a row has for what is inside it, with its own bytes.
    var slot: Int { get }
}

extension ListedFormat {
    static var highestConfidence: FormatConfidence { .none }
    static var hasValuesInRows: Bool { true }
    static var isTree: Bool { true }
    static var rowsAreListed: Bool { true }
    static var keysAreTexts: Bool { true }

    static func confidence(in sample: DocumentSample) -> FormatConfidence { .none }

    init(_ beginning: DocumentBeginning) { self.init(start: beginning.start, slot: 0) }

    var scanner: LineScanner { LineScanner(start: start) }

    func renderer(after scanner: LineScanner) -> ListedRenderer {
        ListedRenderer(columns: Self.columns, slot: slot)
    }
}

/// An archive. Its rows are the files in it, which unfold to their own rows.
struct ArchiveFormat: ListedFormat {
    static let name = FormatName.archive
    static let title = "an archive"
    static let rowNoun = RowNoun("file")
    static let example =
        "{\"name\": \"a.txt\", \"kind\": \"file\", \"size\": 1}\n{\"name\": \"b/\", \"kind\": \"folder\"}\n"
    static let columns = [
        RecordColumn(name: "name", width: RecordColumn.widths.upperBound),
        RecordColumn(name: "size", role: .number, width: 12),
        RecordColumn(name: "modified", role: .time, width: 19),
        RecordColumn(name: "kind", width: 7),
    ]

    let start: Int
    let slot: Int

    init(start: Int, slot: Int) { (self.start, self.slot) = (start, slot) }

    func emptyNotice(title: String, byteCount: Int) -> String { "\(title) has no files in it." }
}

/// A database. Its rows are the tables and views, which unfold to their records.
struct DatabaseFormat: ListedFormat {
    static let name = FormatName.database
    static let title = "a database"
    static let rowNoun = RowNoun("table")
    static let example = "{\"name\": \"a\", \"kind\": \"table\"}\n{\"name\": \"b\", \"kind\": \"view\"}\n"
    static let columns = [
        RecordColumn(name: "name", width: 24), RecordColumn(name: "kind", width: 7),
        RecordColumn(name: "columns", width: RecordColumn.widths.upperBound),
    ]

    let start: Int
    let slot: Int

    init(start: Int, slot: Int) { (self.start, self.slot) = (start, slot) }

    func emptyNotice(title: String, byteCount: Int) -> String { "\(title) has no tables." }
}
