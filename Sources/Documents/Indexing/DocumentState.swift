/// The state of a document at one moment.
package struct DocumentState: Sendable, Hashable {
    /// The number of times that the contents were replaced. Nothing that is known of the rows of another generation
    /// holds.
    package var generation = 0
    package var format = FormatName.text
    package var rowCount = 0
    /// The number of rows that cannot change: all, or all but the last one or two, to which later bytes may belong.
    package var settledRowCount = 0
    /// Whether some row is too long to be read as one, and continues in rows inside it.
    package var hasLongRows = false
    /// The offset up to which the bytes are scanned.
    package var byteCount = 0
    /// Whether rows are being found. For a document that is followed, false at the current end of the file.
    package var isIndexing = true
    /// Whether all present rows are found and more are expected, as of the output of another program.
    package var isWaiting = false
    /// The part of the bytes that is scanned, from 0 to 1; `nil` while their number is unknown.
    package var progress: Double?
    /// The reason why the document is not of the format that the user named, as the rest of a sentence that begins with
    /// its name; `nil` if it may be.
    package var contradiction: String?
    /// A notice about the document as a whole, such as why it has no rows; `nil` if there is none.
    package var notice: String?
    /// The reason why not all of the file can be read, as a sentence, which is also in the notice; `nil` if it can.
    package var loss: String?

    /// How the document is written, as far as that had to be found out.
    package var facts: [DocumentFact] = []
    /// The encoding that the user named; `nil` if it is detected.
    package var encoding: String?
    /// Whether the document can grow with its file: packed bytes, and those of a pipe, can't.
    package var canFollow = false
    /// The number of times that the rows are others because the same bytes were read again, as in another encoding.
    package var rereadCount = 0

    package init() {}
}
