/// The rows that a scanner finds in one window: their number, and the places of some, for an index to append.
struct RowBatch: Sendable {
    /// The end of an index.
    struct Mark: Sendable, Hashable {
        var rowCount = 0
        var last: RowCheckpoint?
        /// Whether some row is longer than what is read of a row.
        var hasLongRows = false
    }

    /// A row that is so long that its end is kept, rather than found by a scan.
    struct LongRow: Sendable, Hashable {
        var row: Int
        var span: RowSpan
    }

    private(set) var mark: Mark
    private(set) var checkpoints: [RowCheckpoint] = []
    private(set) var longRows: [LongRow] = []

    init(following mark: Mark) { self.mark = mark }

    /// Makes the batch of the rows of an index up to a checkpoint, from which the scan continues.
    init(
        restoring checkpoints: [RowCheckpoint],
        _ longRows: [LongRow],
        hasLongRows: Bool,
        upTo last: RowCheckpoint
    ) {
        self.checkpoints = checkpoints.filter { $0.row < last.row }
        self.longRows = longRows.filter { $0.row < last.row }
        mark = Mark(rowCount: last.row, last: self.checkpoints.last, hasLongRows: hasLongRows)
    }

    mutating func append(_ span: RowSpan) {
        beginRow(at: span.range.lowerBound, line: span.line)
        if span.range.count > RowSpan.byteLimit { mark.hasLongRows = true }
        if span.range.count >= RowIndex.longRow { longRows.append(LongRow(row: mark.rowCount, span: span)) }
        mark.rowCount += 1
    }

    /// Appends rows of which only the first is known. They must end before the next checkpoint: see `rowsToCheckpoint`
    /// and `bytesToCheckpoint`.
    mutating func append(_ count: Int, firstAt offset: Int, line: Int) {
        guard count > 0 else { return }
        beginRow(at: offset, line: line)
        mark.rowCount += count
    }

    /// Returns how many rows may be appended at once if the first of them begins at `offset`.
    func rowsToCheckpoint(from offset: Int) -> Int {
        isDue(at: offset) ? RowIndex.rowsPerBlock : RowIndex.rowsPerBlock - (mark.rowCount - (mark.last?.row ?? 0))
    }

    /// Returns the number of bytes in which rows that are appended at once may begin, if the first begins at `offset`.
    func bytesToCheckpoint(from offset: Int) -> Int {
        isDue(at: offset) ? RowIndex.bytesPerBlock : RowIndex.bytesPerBlock - (offset - (mark.last?.offset ?? 0))
    }

    private mutating func beginRow(at offset: Int, line: Int) {
        guard isDue(at: offset) else { return }
        let checkpoint = RowCheckpoint(row: mark.rowCount, offset: offset, line: line)
        checkpoints.append(checkpoint)
        mark.last = checkpoint
    }

    private func isDue(at offset: Int) -> Bool {
        guard let last = mark.last else { return true }
        return mark.rowCount - last.row >= RowIndex.rowsPerBlock || offset - last.offset >= RowIndex.bytesPerBlock
    }
}
