/// A file as rows that unfold.
///
/// A document keeps the places of its rows and reads a row when it is asked for. After opening, it has the first rows.
/// A thread of its own finds the others. The thread starts with `beginIndexing`, or when a search needs it, and ends
/// with the document. Every member may be used on any thread unless it is declared otherwise.
package protocol Document: AnyObject, Sendable {
    /// The file's name without its folder, or "standard input".
    var title: String { get }
    /// The current state. Observers may have been told an older one, by some frames.
    var state: DocumentState { get }
    /// Returns the row at `index`. Costs reading the row and at most one block of rows before it. If the row's bytes
    /// are damaged or have disappeared, or if there never was such a row, its `problem` describes that.
    func row(at index: Int) -> DocumentRow
    /// The columns of the rows' cells; empty if rows have none. They may change while the beginning is read.
    var columns: [RecordColumn] { get }
    /// Returns the range of a row's bytes: offsets into the file, or into its text as UTF-8 if the text was converted.
    func byteRange(ofRowAt index: Int) -> Range<Int>

    /// Returns the text of a row's bytes as they are in the file, cut after a number of bytes; `nil` if there is no
    /// such row. Bytes that are not UTF-8 are replaced.
    func source(ofRowAt index: Int, limit: Int) -> String?

    /// Whether the file is one JSON array, whose elements are the rows.
    var isArray: Bool { get }

    /// Returns the row with a line. The first line is 1.
    ///
    /// That is the row that begins on the line, or else the last one before it. Lines before the first row give the
    /// first row, lines after the end the last one. Returns `nil` if the line is not found yet, or if there are no
    /// rows.
    func row(atLine line: Int) -> Int?
    /// Returns the line on which a row begins; `nil` if there is no such row.
    func line(ofRowAt index: Int) -> Int?

    /// Returns the row with a byte, or else the last row that begins before it. Returns `nil` if the byte is not
    /// scanned yet, or if no row begins before it.
    func row(atByte offset: Int) -> Int?
    /// Whether the row at an index is inside the first row of the document, although it is found without it.
    func isInsideFirstRow(_ index: Int) -> Bool
    /// Returns the rows inside a row; `nil` if there are none. Costs reading the row and scanning one window.
    func nestedRows(at index: Int) -> NestedRows?
    /// Returns the rows inside a row as a document of their own, as they are now; `nil` if there are none. Costs
    /// reading the row and scanning one window.
    func documentInside(rowAt index: Int, title: String) -> (any Document)?
    /// Returns the lines of the bytes, blank ones too, as a document of their own that grows with this one, and is
    /// replaced with it; `nil` if there are no bytes. Its offsets and lines are those of this document.
    func documentOfLines(title: String) -> (any Document)?
    /// Returns the name of a row among the rows around it. Costs finding the row and reading its beginning.
    func name(ofRowAt index: Int) -> RowName
    /// Returns the bytes of a row without its name, as they are in the file; `nil` if they are more than a limit, or if
    /// there is no such row.
    func value(ofRowAt index: Int, limit: Int) -> [UInt8]?
    /// Returns a function that counts the members of arrays and objects at some offsets, so that rows that are read
    /// later have exact numbers. It reads them on another thread, and doesn't retain the document.
    func countingMembers(at offsets: [Int]) -> @Sendable () async -> Void

    /// Returns the first row with a match, from a row to the end and then from the beginning on. Backward, returns the
    /// last row with a match, from a row to the beginning and then from the end on. Returns `nil` if there is none.
    ///
    /// A match is within one line of the row's bytes. Bytes that are not UTF-8 match nothing. In a line of over a
    /// megabyte, matches of up to 64 KB are always found. Costs reading the rows in between, with 1 MB of memory, on a
    /// thread of its own. Waits for rows that are not found yet.
    ///
    /// - Parameters:
    ///   - row: The row to start with. One that does not exist is after the end, or before the beginning.
    ///   - progress: Called several times a second with the part of the rows that is searched, from 0 to 1.
    /// - Throws: `CancellationError` if the task is canceled.
    func find(
        _ pattern: SearchPattern,
        from row: Int,
        _ direction: SearchDirection,
        progress: (@MainActor @Sendable (Double) -> Void)?
    ) async throws -> SearchMatch?

    /// Returns the first match that begins at an offset or after it, and then from the beginning on. Backward, returns
    /// the last match that begins before the offset, and then from the end on. Returns `nil` if there is none.
    ///
    /// Matches and costs are those of `find(_:from:_:progress:)`, except that all matches in a row are found. A match
    /// outside of rows does not count.
    ///
    /// - Throws: `CancellationError` if the task is canceled.
    func findMatch(
        _ pattern: SearchPattern,
        from offset: Int,
        _ direction: SearchDirection,
        progress: (@MainActor @Sendable (Double) -> Void)?
    ) async throws -> TextMatch?

    /// Adds columns to those of the rows: fields, and values at paths such as `user.name` or `items[0].price`. Rows
    /// that are read later have their cells. Names of other columns, and of fields that no row has, are ignored.
    func chooseColumns(_ names: [String])
    /// The names of the fields that filters can ask for. Costs reading some rows.
    var fieldNames: [String] { get }
    /// Looks for the rows that meet a filter, in some ranges one after the other, on a thread of its own. Waits for
    /// rows that are not found yet. Rows that are added after the last news have to be looked for again.
    ///
    /// - Parameter news: Called several times a second, with the rows of a range in order.
    @MainActor func filter(
        _ filter: RowFilter,
        in ranges: [Range<Int>],
        news: @escaping @MainActor @Sendable (FilterNews) -> Void
    ) -> FilterRun

    /// Returns the first row from a row on that meets a filter, and then from the beginning on. Backward, returns the
    /// last one up to the row, and then from the end on. Returns `nil` if there is none, or if the contents are
    /// replaced. Waits for rows that are not found yet.
    ///
    /// - Parameter isShown: Returns whether a row that meets the filter counts. Called on another thread.
    /// - Throws: `CancellationError` if the task is canceled.
    func findRow(
        meeting filter: RowFilter,
        from row: Int,
        _ direction: SearchDirection,
        where isShown: @escaping @Sendable (Int) -> Bool
    ) async throws -> Int?

    /// Returns how often each value of a field occurs in the rows that are found; `nil` if the task is canceled. Costs
    /// reading these rows, on a thread of its own.
    @MainActor func valueCounts(ofField field: String) async -> ValueCounts?
    /// Returns the rows in the order of a field, numbers before texts; `nil` if there are too many, or if the task is
    /// canceled. Costs reading all rows, on a thread of its own.
    ///
    /// - Parameter rows: The rows to sort; `nil` for all that are found.
    @MainActor func sortedRows(byField field: String, among rows: RowSet?, isDescending: Bool) async -> [Int]?
    /// Finds all rows with a match from a row on, or all matches from an offset on, to the end. Costs are those of
    /// `find(_:from:_:progress:)`, hardly more for many matches than for one. Waits for rows that are not found yet.
    ///
    /// - Parameters:
    ///   - asMatches: Whether matches are found, by the offsets of their first bytes, and not rows.
    ///   - found: Called with more matches in order, several times a second.
    /// - Throws: `CancellationError` if the task is canceled, or if the contents are replaced.
    func findAll(
        _ pattern: SearchPattern,
        from place: Int,
        asMatches: Bool,
        found: @escaping @MainActor @Sendable (FoundMatches) -> Void
    ) async throws

    /// Returns the value at a path. Costs finding the rows in front of it, on a thread of its own.
    ///
    /// - Throws: `RowPathError` if nothing is there, and `CancellationError` if the task is canceled.
    func find(_ path: RowPath) async throws -> PathMatch

    /// Whether the bytes are those of a file, which may be read in another encoding.
    var isOfFile: Bool { get }
    /// Reads the file in an encoding, from its beginning; `nil` for the one that is detected. Observers are told of
    /// other contents. A document that is not of a file stays as it is.
    ///
    /// - Parameter name: A name that `EncodingChoice.exists(_:)` confirms.
    func read(inEncoding name: String?)
    /// Lets the document grow with its file from now on, if it can (`DocumentState.canFollow`).
    func follow()

    /// Starts to find the rows that are not found yet, unless that has started.
    func beginIndexing()
    /// Calls a closure with changes, several times a second at most, as long as the observation is retained.
    @MainActor func observe(_ changed: @escaping @MainActor (DocumentChange) -> Void) -> DocumentObservation
    /// Waits until all rows of the current file are found and observers have been told. For a stream, waits for its
    /// end.
    @MainActor func finishIndexing() async
}

extension Document {
    /// The document's format, given or detected.
    package var format: FormatName { state.format }
    package var notice: String? { state.notice }
    package var rowCount: Int { state.rowCount }

    package var columns: [RecordColumn] { [] }
    package func chooseColumns(_ names: [String]) {}
    package func findRow(
        meeting filter: RowFilter,
        from row: Int,
        _ direction: SearchDirection,
        where isShown: @escaping @Sendable (Int) -> Bool
    ) async throws -> Int? { nil }
    @MainActor package func valueCounts(ofField field: String) async -> ValueCounts? { nil }
    @MainActor package func sortedRows(byField field: String, among rows: RowSet?, isDescending: Bool) async -> [Int]? {
        nil
    }
    package var fieldNames: [String] { columns.map(\.name) }
    @MainActor package func filter(
        _ filter: RowFilter,
        in ranges: [Range<Int>],
        news: @escaping @MainActor @Sendable (FilterNews) -> Void
    ) -> FilterRun { FilterRun() }
    package func source(ofRowAt index: Int, limit: Int) -> String? { nil }
    package var isArray: Bool { false }
    package func isInsideFirstRow(_ index: Int) -> Bool { false }
    package var isOfFile: Bool { false }
    package func read(inEncoding name: String?) {}
    package func follow() {}
    package func row(atByte offset: Int) -> Int? { nil }
    package func nestedRows(at index: Int) -> NestedRows? { nil }
    package func documentInside(rowAt index: Int, title: String) -> (any Document)? { nil }
    package func documentOfLines(title: String) -> (any Document)? { nil }
    package func name(ofRowAt index: Int) -> RowName { row(at: index).name }
    package func value(ofRowAt index: Int, limit: Int) -> [UInt8]? { nil }
    package func countingMembers(at offsets: [Int]) -> @Sendable () async -> Void { {} }
    package func findAll(
        _ pattern: SearchPattern,
        from place: Int,
        asMatches: Bool,
        found: @escaping @MainActor @Sendable (FoundMatches) -> Void
    ) async throws {}
    package func find(_ path: RowPath) async throws -> PathMatch { throw RowPathError("\(title) has no paths") }

    /// Whether rows may have rows inside them, so that matches are found one by one.
    package var mayNest: Bool { format.hasNestedRows || state.hasLongRows }
    /// Whether opening a row may show rows inside it.
    package var hasRowsInside: Bool { mayNest || format.hasValuesInRows }
    package func findMatch(
        _ pattern: SearchPattern,
        from offset: Int,
        _ direction: SearchDirection,
        progress: (@MainActor @Sendable (Double) -> Void)?
    ) async throws -> TextMatch? { nil }
}
