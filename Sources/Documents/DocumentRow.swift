/// One row of a document, as text.
///
/// A folded row shows `summary`, in at most `summaryLineLimit` lines. An unfolded row shows the whole summary with no
/// limit, and `detail` below it. So a row has something to unfold if it has a detail, or if its summary does not fit
/// into the limit; only who lays the text out knows the latter.
package struct DocumentRow: Sendable, Hashable, Identifiable {
    /// The offset of the row's first byte: stays the same when the file grows.
    package var id: Int
    package var summary: String
    /// The lines of the summary that a folded row shows.
    package var summaryLineLimit: Int
    /// The text that unfolding adds below the summary; `nil` if the summary says it all.
    package var detail: String?
    /// What is wrong with this row's bytes, as sentences; `nil` if nothing is.
    package var problem: String?
}
