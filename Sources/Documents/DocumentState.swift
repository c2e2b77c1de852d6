/// What there is of a document at one moment.
package struct DocumentState: Sendable, Hashable {
    /// Another number means other contents: a file that was replaced or written anew. Nothing known of its rows holds.
    package var generation = 0
    package var format = FormatName.text
    package var rowCount = 0
    /// The rows that stay as they are: all, or all but the last one or two, which what comes next may belong to.
    package var settledRowCount = 0
    /// Where the bytes end that were looked at.
    package var byteCount = 0
    /// Whether rows are being looked for. A document that is followed has found all when it has come to the present end.
    package var isIndexing = true
    /// Whether all rows are found of what has come by now, though more is expected, as of another program's output.
    package var isWaiting = false
    /// Which part of the bytes was looked at, from 0 to 1; `nil` while nobody knows how many there will be.
    package var progress: Double?
    /// What there is to say about the document as a whole, such as why it has no rows; `nil` if nothing.
    package var notice: String?

    package init() {}
}
