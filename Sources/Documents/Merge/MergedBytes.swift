import Synchronization

/// The bytes of merged logs. They are not kept: of each 64 KB, the places in the logs are, from which the lines are
/// merged again when they are read. The blocks that were read last are kept.
///
/// One thread merges. Any thread reads.
final class MergedBytes: ByteStore {
    /// The number of bytes after which a block ends with its line.
    static let blockSize = 64 * 1024
    /// The number of blocks that are kept. The thread that finds rows reads what was merged last.
    private static let keptCount = 24

    fileprivate struct Block: Sendable {
        let offset: Int
        let count: Int
        let place: LogMerge.Place
        /// The number of times that the logs had grown after all of their lines were merged.
        let epoch: Int

        var range: Range<Int> { offset..<offset + count }
    }

    fileprivate struct Content {
        var sources: [MergeSource]
        var blocks: [Block] = []
        /// The limits of each epoch. Lines that were merged at the end of a log stay there when it grows.
        var limits: [[MergeLimit]]
        /// The blocks that were read last, with the last one at the end.
        var kept: [(block: Int, bytes: [UInt8])] = []
    }

    private let content: Mutex<Content>

    init(_ sources: [MergeSource], _ limits: [MergeLimit]) {
        content = Mutex(Content(sources: sources, limits: [limits]))
    }

    var count: Int { content.withLock { $0.blocks.last?.range.upperBound ?? 0 } }

    /// The number of bytes that the places in the logs take.
    var blockCount: Int { content.withLock { $0.blocks.count } }

    /// Takes the bytes of the logs as they are now, and how far they are there.
    ///
    /// - Parameter isNew: Whether all lines up to the limits before were merged.
    func set(_ sources: [MergeSource], _ limits: [MergeLimit], isNew: Bool) {
        content.withLock { content in
            content.sources = sources
            if isNew {
                content.limits.append(limits)
            } else {
                content.limits[content.limits.count - 1] = limits
            }
        }
    }

    /// Adds a block after the others.
    func append(_ bytes: [UInt8], from place: LogMerge.Place) {
        content.withLock { content in
            let offset = content.blocks.last?.range.upperBound ?? 0
            let epoch = content.limits.count - 1
            content.blocks.append(Block(offset: offset, count: bytes.count, place: place, epoch: epoch))
            content.keep(content.blocks.count - 1, bytes, limit: Self.keptCount)
        }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
        var done = 0
        while done < buffer.count, let (block, bytes) = block(at: offset + done) {
            let first = offset + done - block.offset
            guard first < bytes.count else { break }
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[done...])
            done += bytes.withUnsafeBytes { $0.copy(to: part, from: first) }
        }
        return done
    }

    /// Returns the block with a byte, and its bytes. They are fewer if a log lost some.
    private func block(at offset: Int) -> (Block, [UInt8])? {
        let found = content.withLock { content -> (Int, Block, [UInt8]?, [MergeSource], [MergeLimit])? in
            let end = content.blocks.partitioningIndex { $0.offset > offset }
            guard end > 0, content.blocks[end - 1].range.contains(offset) else { return nil }
            let block = content.blocks[end - 1]
            return (end - 1, block, content.bytes(of: end - 1), content.sources, content.limits[block.epoch])
        }
        guard let (index, block, kept, sources, limits) = found else { return nil }
        if let kept { return (block, kept) }
        // All of the block's lines were known when it was merged, so nothing has to be awaited.
        let settled = limits.map { MergeLimit(end: $0.end, isSettled: true) }
        var merge = LogMerge(sources, at: block.place, settled)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(block.count)
        while bytes.count < block.count, case .line = merge.appendLine(to: &bytes) {}
        content.withLock { $0.keep(index, bytes, limit: Self.keptCount) }
        return (block, bytes)
    }
}

extension MergedBytes.Content {
    fileprivate mutating func bytes(of block: Int) -> [UInt8]? {
        guard let place = kept.lastIndex(where: { $0.block == block }) else { return nil }
        let entry = kept.remove(at: place)
        kept.append(entry)
        return entry.bytes
    }

    fileprivate mutating func keep(_ block: Int, _ bytes: [UInt8], limit: Int) {
        kept.removeAll { $0.block == block }
        kept.append((block, bytes))
        if kept.count > limit { kept.removeFirst() }
    }
}
