/// One row of a document, as text.
///
/// A folded row shows `summary`, in at most `summaryLineLimit` lines. An unfolded row shows the whole summary without a
/// limit, and `detail` below it. So a row unfolds if it has a detail or rows inside it, or if its summary does not fit
/// into the limit, which depends on the layout.
package struct DocumentRow: Sendable, Hashable, Identifiable {
    /// The offset of the row's first byte, which stays the same when the file grows.
    package var id: Int
    package var summary: String
    /// The number of lines of the summary that a folded row shows.
    package var summaryLineLimit: Int
    /// The text that unfolding adds below the summary; `nil` if the summary shows everything.
    package var detail: String?
    /// Whether the detail contains the summary. An open row shows no more of the summary then than a folded one.
    package var detailHasSummary = false
    /// Whether the summary is code, which is written from left to right with letters of one width.
    package var summaryIsCode = false
    /// Whether the detail is code.
    package var detailIsCode = false
    /// The flaws of the row's bytes, as sentences; `nil` if there are none.
    package var problem: String?
    /// The place of the rows inside this one; `nil` if there are none. Unfolding shows these rows, which
    /// `Document.nestedRows(at:)` returns.
    package var inside: NestedPlace?
    /// The offsets of arrays and objects whose members the summary does not count exactly. `Document.countingMembers`
    /// counts them, and the row reads differently then.
    package var uncounted: [Int] = []
    /// The name of the row among those around it.
    package var name = RowName.none
    /// The severity of an entry of a log; `nil` if the row states none.
    package var severity: Severity?
    /// The roles of parts of the summary, and of the detail.
    package var summarySpans: [TextSpan] = []
    package var detailSpans: [TextSpan] = []
    /// The cells below the document's columns; empty for a row that is not divided into these.
    package var cells: [RecordCell] = []
    /// The bytes of the detail, if it is their values: a view that knows its width can put as many on a line as fit.
    package var dump: ByteDump?
    /// The places in the detail of the lines that repeat the cells, in bytes of UTF-8; empty if it has no such lines.
    package var detailCells: [Range<Int>] = []
}
