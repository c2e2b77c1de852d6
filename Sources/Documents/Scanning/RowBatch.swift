/// What a scanner finds in one window, for an index to take over: how many rows, and the places of few of them.
struct RowBatch: Sendable {
    /// Where an index ends.
    struct Mark: Sendable, Hashable {
        var rowCount = 0
        var last: RowCheckpoint?
    }

    /// A row so long that nobody wants to scan it to find its end.
    struct LongRow: Sendable, Hashable {
        var row: Int
        var span: RowSpan
    }

    private(set) var mark: Mark
    private(set) var checkpoints: [RowCheckpoint] = []
    private(set) var longRows: [LongRow] = []

    init(following mark: Mark) { self.mark = mark }

    mutating func append(_ span: RowSpan) {
        beginRow(at: span.range.lowerBound, line: span.line)
        if span.range.count >= RowIndex.longRow { longRows.append(LongRow(row: mark.rowCount, span: span)) }
        mark.rowCount += 1
    }

    /// Takes rows of which only the first is known. They must fit: see `rowsToCheckpoint` and `bytesToCheckpoint`.
    mutating func append(_ count: Int, firstAt offset: Int, line: Int) {
        guard count > 0 else { return }
        beginRow(at: offset, line: line)
        mark.rowCount += count
    }

    /// How many rows may be taken at once if the first of them starts at `offset`.
    func rowsToCheckpoint(from offset: Int) -> Int {
        isDue(at: offset) ? RowIndex.rowsPerBlock : RowIndex.rowsPerBlock - (mark.rowCount - (mark.last?.row ?? 0))
    }

    /// How many bytes from `offset` on rows that are taken at once may start in, if the first of them starts there.
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
