/// A file as rows that unfold: what the viewer's table shows.
///
/// A document knows where its rows are, and decodes a row only when asked for it. Any thread may ask.
package protocol Document: AnyObject, Sendable {
    /// The file's name without its folder, or "standard input".
    var title: String { get }
    /// How the bytes were cut into rows.
    var format: DocumentFormat { get }
    /// What there is to say about the document as a whole, such as why it has no rows; `nil` if nothing.
    var notice: String? { get }
    var rowCount: Int { get }
    /// The row at `index`, decoded now. Costs reading the row and at most one block of rows before it.
    /// A row whose bytes are damaged, or have gone since the file was opened, says so in `problem`.
    func row(at index: Int) -> DocumentRow
    /// Where the row's bytes are: offsets into the file, or into its text as UTF-8 if it was converted.
    func byteRange(ofRowAt index: Int) -> Range<Int>
}
