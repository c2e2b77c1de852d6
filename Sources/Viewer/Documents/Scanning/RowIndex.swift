/// Where rows are, for any number of them: the start of one row in many, from which a scanner finds the rest again.
struct RowIndex: Sendable {
    struct Checkpoint: Sendable, Hashable {
        var row: Int
        var offset: Int
        var line: Int
    }

    /// Rows from one checkpoint up to the next.
    struct Block: Sendable, Hashable {
        var rows: Range<Int>
        var bytes: Range<Int>
        var line: Int
    }

    /// A new checkpoint is due after this many rows or bytes, whichever is first. So 50 million rows take 19 MB, and
    /// finding one of them reads 64 KB or one row.
    static let rowsPerBlock = 64
    static let bytesPerBlock = 64 * 1024

    private(set) var rowCount = 0
    /// Where the scan ended.
    private(set) var end = 0
    private var checkpoints: [Checkpoint] = []

    mutating func append(_ span: RowSpan) {
        let isDue =
            checkpoints.last.map {
                rowCount - $0.row >= Self.rowsPerBlock || span.range.lowerBound - $0.offset >= Self.bytesPerBlock
            } ?? true
        // A scanner finds a flawed row only by coming to it, so it starts no block unless it is the first.
        if isDue, span.flaw == nil || checkpoints.isEmpty {
            checkpoints.append(Checkpoint(row: rowCount, offset: span.range.lowerBound, line: span.line))
        }
        rowCount += 1
    }

    mutating func finish(at offset: Int) { end = offset }

    /// The block that has the row, found by bisection.
    func block(withRow row: Int) -> Block {
        precondition((0..<rowCount).contains(row), "There is no row \(row) among \(rowCount)")
        var low = 0
        var high = checkpoints.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if checkpoints[middle].row <= row { low = middle } else { high = middle }
        }
        let first = checkpoints[low]
        let next = low + 1 < checkpoints.count ? checkpoints[low + 1] : Checkpoint(row: rowCount, offset: end, line: 0)
        return Block(rows: first.row..<next.row, bytes: first.offset..<next.offset, line: first.line)
    }
}
