import Failures
import Partitioning

/// The places of any number of rows. It keeps the start of one row in many, from which a scanner finds the others
/// again.
///
/// A lookup costs one binary search. The index grows by chunks, so appending copies nothing.
struct RowIndex: Sendable {
    /// The rows from one checkpoint to the next.
    struct Block: Sendable, Hashable {
        var rows: Range<Int>
        var bytes: Range<Int>
        var line: Int
    }

    /// The number of rows and of bytes after which a checkpoint is due, whichever is first. So 50 million rows take 10
    /// MB, and finding one of them reads 64 KB or one row.
    static let rowsPerBlock = 64
    static let bytesPerBlock = 64 * 1024
    /// The number of bytes from which on a row is kept with its end.
    static let longRow = 1024 * 1024

    private(set) var mark = RowBatch.Mark()
    /// The offset at which the scan ended.
    private(set) var end = 0
    private var checkpoints = CheckpointList()
    private(set) var longRows: [RowBatch.LongRow] = []

    var rowCount: Int { mark.rowCount }

    var checkpointCount: Int { checkpoints.count }

    func checkpoint(at index: Int) -> RowCheckpoint { checkpoints[index] }

    /// Appends the rows of a batch that began at the end of this index.
    mutating func append(_ batch: RowBatch, upTo end: Int) {
        for checkpoint in batch.checkpoints { checkpoints.append(checkpoint) }
        longRows.append(contentsOf: batch.longRows)
        mark = batch.mark
        self.end = end
    }

    /// Returns the index up to the last checkpoint that is at an offset or before it, and that checkpoint, from which a
    /// scan finds the other rows again; `nil` if there is none.
    func beginning(upTo offset: Int) -> (index: RowIndex, end: RowCheckpoint)? {
        guard let last = checkpoints.lastIndex(where: { $0.offset <= offset }) else { return nil }
        let end = checkpoints[last]
        let before = (0..<last).map { checkpoints[$0] }
        let batch = RowBatch(restoring: before, longRows, hasLongRows: mark.hasLongRows, upTo: end)
        var index = RowIndex()
        index.append(batch, upTo: end.offset)
        return (index, end)
    }

    /// Returns the block of a row.
    func block(withRow row: Int) -> Block {
        guard (0..<rowCount).contains(row) else { invariantFailure("There is no row \(row) among \(rowCount)") }
        return block(checkpoints.lastIndex { $0.row <= row } ?? 0)
    }

    /// Returns the block of a row, together with as many blocks after it, or before it, as fit into `size` bytes.
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

    /// Returns the last block that begins before a line, or the first one; `nil` if there is none.
    func block(beforeLine line: Int) -> Block? {
        checkpoints.count == 0 ? nil : block(checkpoints.lastIndex { $0.line < line } ?? 0)
    }

    /// Returns the last block that begins at a byte or before it; `nil` if there is none.
    func block(atByte offset: Int) -> Block? {
        checkpoints.lastIndex { $0.offset <= offset }.map { block($0) }
    }

    /// The line of the last checkpoint.
    var lastKnownLine: Int { mark.last?.line ?? 0 }

    /// Returns the place of a row if it is a long one.
    func longRow(_ row: Int) -> RowSpan? {
        let place = longRows.partitioningIndex { $0.row >= row }
        return place < longRows.count && longRows[place].row == row ? longRows[place].span : nil
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
