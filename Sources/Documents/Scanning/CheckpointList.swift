import Partitioning

/// Checkpoints in the order of their rows. Each takes 12 bytes: its difference from the first one of its chunk.
struct CheckpointList: Sendable {
    private struct Step: Sendable {
        var row: UInt32
        var offset: UInt32
        var line: UInt32
    }

    private struct Chunk: Sendable {
        var first: RowCheckpoint
        /// The number of checkpoints in earlier chunks.
        var rank: Int
        /// The checkpoints, including the first one.
        var steps: [Step]
    }

    private static let chunkSize = 4096

    private var chunks: [Chunk] = []
    private(set) var count = 0

    mutating func append(_ checkpoint: RowCheckpoint) {
        if let last = chunks.indices.last, chunks[last].steps.count < Self.chunkSize,
            let step = Self.step(to: checkpoint, from: chunks[last].first)
        {
            chunks[last].steps.append(step)
        } else {
            chunks.append(Chunk(first: checkpoint, rank: count, steps: [Step(row: 0, offset: 0, line: 0)]))
        }
        count += 1
    }

    subscript(index: Int) -> RowCheckpoint {
        let chunk = Self.lastIndex(below: chunks.count) { chunks[$0].rank <= index } ?? 0
        return Self.checkpoint(index - chunks[chunk].rank, of: chunks[chunk])
    }

    /// Returns the index of the last checkpoint that satisfies a condition. All checkpoints before it must satisfy it,
    /// too, and none after it.
    func lastIndex(where belongs: (RowCheckpoint) -> Bool) -> Int? {
        guard let place = Self.lastIndex(below: chunks.count, where: { belongs(chunks[$0].first) }) else { return nil }
        let chunk = chunks[place]
        let index = Self.lastIndex(below: chunk.steps.count) { belongs(Self.checkpoint($0, of: chunk)) }
        return index.map { chunk.rank + $0 }
    }

    private static func step(to checkpoint: RowCheckpoint, from first: RowCheckpoint) -> Step? {
        guard let row = UInt32(exactly: checkpoint.row - first.row),
            let offset = UInt32(exactly: checkpoint.offset - first.offset),
            let line = UInt32(exactly: checkpoint.line - first.line)
        else { return nil }
        return Step(row: row, offset: offset, line: line)
    }

    private static func checkpoint(_ index: Int, of chunk: Chunk) -> RowCheckpoint {
        let step = chunk.steps[index]
        return RowCheckpoint(
            row: chunk.first.row + Int(step.row),
            offset: chunk.first.offset + Int(step.offset),
            line: chunk.first.line + Int(step.line)
        )
    }

    private static func lastIndex(below count: Int, where belongs: (Int) -> Bool) -> Int? {
        let end = (0..<count).partitioningIndex { !belongs($0) }
        return end > 0 ? end - 1 : nil
    }
}
