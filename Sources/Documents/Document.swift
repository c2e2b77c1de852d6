/// A file as rows that unfold: what the viewer's table shows.
///
/// A document knows where its rows are, and decodes a row only when asked for it. Opened, it knows the first ones; the
/// others are found meanwhile by a thread of its own, which begins when it is told or something is looked for, and ends
/// with the document. Any thread may ask.
package protocol Document: AnyObject, Sendable {
    /// The file's name without its folder, or "standard input".
    var title: String { get }
    /// What is known now; what observers were told may be some frames older.
    var state: DocumentState { get }
    /// The row at `index`, decoded now. Costs reading the row and at most one block of rows before it.
    /// A row whose bytes are damaged or have gone says so in `problem`; so does one that was never there.
    func row(at index: Int) -> DocumentRow
    /// Where the row's bytes are: offsets into the file, or into its text as UTF-8 if it was converted.
    func byteRange(ofRowAt index: Int) -> Range<Int>

    /// The row that has the line, the first of which is 1: the one that begins on it, or else before it. The first row
    /// for lines before it, the last one for lines behind the end. `nil` as long as the line was not found, or if there
    /// are no rows.
    func row(atLine line: Int) -> Int?
    /// The line on which a row starts; `nil` if there is no such row.
    func line(ofRowAt index: Int) -> Int?

    /// The first row with a match, from a row on and around the end back to it, or the last one backward, around the
    /// beginning. `nil` if there is none.
    ///
    /// A match is within one line of the row's bytes; bytes that are not UTF-8 match nothing. In a line of over a megabyte
    /// matches of up to 64 KB are found for sure. Costs reading the rows in between, in 1 MB of memory, on a thread of
    /// its own; waits for rows that are not found yet.
    ///
    /// - Parameters:
    ///   - row: the first that counts. One that does not exist is behind the end, or before the beginning.
    ///   - progress: told several times a second which part of the rows was looked at.
    /// - Throws: `CancellationError` if the task is cancelled.
    func find(
        _ pattern: SearchPattern,
        from row: Int,
        _ direction: SearchDirection,
        progress: (@MainActor @Sendable (Double) -> Void)?
    ) async throws -> SearchMatch?

    /// Has rows be found from now on, if that has not begun.
    func beginIndexing()
    /// Tells of changes, several times a second while there are some, as long as the observation lives.
    @MainActor func observe(_ changed: @escaping @MainActor (DocumentChange) -> Void) -> DocumentObservation
    /// Waits until all is found that is in the file by now, and observers were told. Of a stream, until it ends.
    @MainActor func finishIndexing() async
}

extension Document {
    /// The document's format, given or detected.
    package var format: FormatName { state.format }
    package var notice: String? { state.notice }
    package var rowCount: Int { state.rowCount }
}
