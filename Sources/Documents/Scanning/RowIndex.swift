import Failures

/// Where rows are, for any number of them: the start of one row in many, from which a scanner finds the rest again.
///
/// Every question costs one bisection. The index grows by chunks, so growing never copies what is there.
struct RowIndex: Sendable {
    /// Rows from one checkpoint up to the next.
    struct Block: Sendable, Hashable {
        var rows: Range<Int>
        var bytes: Range<Int>
        var line: Int
    }

    /// A new checkpoint is due after this many rows or bytes, whichever is first. So 50 million rows take 10 MB, and
    /// finding one of them reads 64 KB or one row.
    static let rowsPerBlock = 64
    static let bytesPerBlock = 64 * 1024
    /// Rows of this many bytes are kept with their ends.
    static let longRow = 1024 * 1024

    private(set) var mark = RowBatch.Mark()
    /// Where the scan ended.
    private(set) var end = 0
    private var checkpoints = CheckpointList()
    private var longRows: [RowBatch.LongRow] = []

    var rowCount: Int { mark.rowCount }

    /// Takes over what was found up to `end`, by a batch that began where this index ended.
    mutating func append(_ batch: RowBatch, upTo end: Int) {
        for checkpoint in batch.checkpoints { checkpoints.append(checkpoint) }
        longRows.append(contentsOf: batch.longRows)
        mark = batch.mark
        self.end = end
    }

    /// The block that has the row.
    func block(withRow row: Int) -> Block {
        guard (0..<rowCount).contains(row) else { invariantFailure("There is no row \(row) among \(rowCount)") }
        return block(checkpoints.lastIndex { $0.row <= row } ?? 0)
    }

    /// The block that has the row, and as many of those behind it, or before it, as fit into `size` bytes with it.
    func blocks(withRow row: Int, upTo size: Int, _ direction: SearchDirection) -> Block {
        let index = checkpoints.lastIndex { $0.row <= row } ?? 0
        let block = block(index)
        switch direction {
        case .forward:
            let end = checkpoints.lastIndex { $0.offset <= block.bytes.lowerBound + size } ?? 0
            return end <= index + 1 ? block : join(block, self.block(end - 1))
        case .backward:
            let before = checkpoints.lastIndex { $0.offset < block.bytes.upperBound - size }
            let start = before.map { $0 + 1 } ?? 0
            return start >= index ? block : join(self.block(start), block)
        }
    }

    /// The last block that begins before `line`, the first one if none does; `nil` if there is none.
    func block(beforeLine line: Int) -> Block? {
        checkpoints.count == 0 ? nil : block(checkpoints.lastIndex { $0.line < line } ?? 0)
    }

    /// The last line that rows are known to start on.
    var lastKnownLine: Int { mark.last?.line ?? 0 }

    /// The row's place, if it is a long one.
    func longRow(_ row: Int) -> RowSpan? {
        var low = 0
        var high = longRows.count
        while low < high {
            let middle = (low + high) / 2
            if longRows[middle].row < row { low = middle + 1 } else { high = middle }
        }
        return low < longRows.count && longRows[low].row == row ? longRows[low].span : nil
    }

    private func join(_ first: Block, _ last: Block) -> Block {
        Block(
            rows: first.rows.lowerBound..<last.rows.upperBound,
            bytes: first.bytes.lowerBound..<last.bytes.upperBound,
            line: first.line
        )
    }

    private func block(_ index: Int) -> Block {
        let first = checkpoints[index]
        let next = index + 1 < checkpoints.count ? checkpoints[index + 1] : nil
        return Block(
            rows: first.row..<(next?.row ?? rowCount),
            bytes: first.offset..<(next?.offset ?? end),
            line: first.line
        )
    }
}
