/// The rows that are found by now, for other threads.
struct DocumentSnapshot: Sendable {
    var state = DocumentState()
    /// The offset at which the document begins.
    var start = 0
    /// Whether the document ends with the last byte that its feed has, and the time in seconds after which that is
    /// asked again; `nil` if nothing will change.
    var isComplete = false
    var interval: Double?
    /// The settled rows.
    var index = RowIndex()
    /// The rows after the settled rows, provided that no more bytes follow.
    var tail: [RowSpan] = []
    /// The rows that the file lists, if it is an archive or a database.
    var listing: RowListing?
    var store: any ByteStore
    /// A scanner that can be restarted at any row.
    var scanner: any RowScanner
    var renderer: any RowRenderer

    /// A row, or the block in which to find it.
    enum Place {
        case known(RowSpan)
        case block(RowIndex.Block)
    }

    /// Returns the place of a row; `nil` if it does not exist.
    func place(ofRow row: Int) -> Place? {
        guard row >= 0, row < state.rowCount else { return nil }
        guard row < index.rowCount else { return .known(tail[row - index.rowCount]) }
        return index.longRow(row).map(Place.known) ?? .block(index.block(withRow: row))
    }
}
