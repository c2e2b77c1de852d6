/// What the thread that finds rows has found, for the others.
struct DocumentSnapshot: Sendable {
    var state = DocumentState()
    /// The rows that are settled.
    var index = RowIndex()
    /// The rows after them, as they are if nothing more comes.
    var tail: [RowSpan] = []
    var store: any ByteStore
    /// One that can be restarted at any row.
    var scanner: any RowScanner
    var renderer: any RowRenderer

    /// Where to look for a row.
    enum Place {
        case known(RowSpan)
        case block(RowIndex.Block)
    }

    /// `nil` for a row that does not exist.
    func place(ofRow row: Int) -> Place? {
        guard row >= 0, row < state.rowCount else { return nil }
        guard row < index.rowCount else { return .known(tail[row - index.rowCount]) }
        return index.longRow(row).map(Place.known) ?? .block(index.block(withRow: row))
    }
}
