import Synchronization

/// Bytes that are not kept, but made again from places that are: one place for each block. The blocks that were read
/// last are kept.
///
/// One thread appends blocks. Any thread reads.
final class RebuiltBytes<Place: Sendable>: ByteStore {
    /// The number of bytes after which a block ends.
    static var blockSize: Int { 64 * 1024 }
    /// The number of blocks that are kept: those of the largest window of a search, and those that were made last.
    private static var keptCount: Int { 24 }

    private struct Block: Sendable {
        let offset: Int
        let count: Int
        let place: Place

        var range: Range<Int> { offset..<offset + count }
    }

    private struct Content {
        var blocks: [Block] = []
        /// The blocks that were read last, with the last one at the end.
        var kept: [(block: Int, bytes: [UInt8])] = []

        mutating func bytes(of block: Int) -> [UInt8]? {
            guard let place = kept.lastIndex(where: { $0.block == block }) else { return nil }
            let entry = kept.remove(at: place)
            kept.append(entry)
            return entry.bytes
        }

        mutating func keep(_ block: Int, _ bytes: [UInt8], limit: Int) {
            kept.removeAll { $0.block == block }
            kept.append((block, bytes))
            if kept.count > limit { kept.removeFirst() }
        }
    }

    private let content = Mutex(Content())
    private let rebuild: @Sendable (Place, _ count: Int) -> [UInt8]

    /// - Parameter rebuild: Makes the bytes of a block again, from its place and their number. They are fewer if what
    ///   they were made of has lost some.
    init(_ rebuild: @escaping @Sendable (Place, _ count: Int) -> [UInt8]) { self.rebuild = rebuild }

    var count: Int { content.withLock { $0.blocks.last?.range.upperBound ?? 0 } }

    /// Adds a block after the others.
    func append(_ bytes: [UInt8], from place: Place) {
        guard !bytes.isEmpty else { return }
        content.withLock { content in
            let offset = content.blocks.last?.range.upperBound ?? 0
            content.blocks.append(Block(offset: offset, count: bytes.count, place: place))
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

    private func block(at offset: Int) -> (Block, [UInt8])? {
        let found = content.withLock { content -> (Int, Block, [UInt8]?)? in
            let end = content.blocks.partitioningIndex { $0.offset > offset }
            guard end > 0, content.blocks[end - 1].range.contains(offset) else { return nil }
            return (end - 1, content.blocks[end - 1], content.bytes(of: end - 1))
        }
        guard let (index, block, kept) = found else { return nil }
        if let kept { return (block, kept) }
        // Others read meanwhile.
        let bytes = Array(rebuild(block.place, block.count).prefix(block.count))
        content.withLock { $0.keep(index, bytes, limit: Self.keptCount) }
        return (block, bytes)
    }
}
