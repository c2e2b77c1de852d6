import Partitioning
import Synchronization

/// The bytes that a zstd, xz or bzip2 file unpacks to.
///
/// zstd packs frames, xz blocks, and bzip2 streams, each on its own. They are joined to parts of a megabyte and more. A
/// part is unpacked again when it is read, and those that were read last are kept. A part that is too large for that,
/// such as a file with a single frame, is kept as the bytes of a pipe are: in a temporary file.
///
/// One thread adds bytes. Any thread reads.
final class FramedBytes: UnpackedBytes {
    struct Limits {
        /// The number of unpacked bytes from which on a part may end.
        var least = 1 << 20
        /// The number of bytes up to which a part is unpacked again. xz makes blocks of 24 MB with its usual level and
        /// several threads.
        var greatest = 32 << 20
        /// The number of parts that are kept after they were read.
        var kept = 4
    }

    fileprivate struct Part: Sendable {
        let offset: Int
        let input: Int
        let start: FrameStart
        /// The bytes, if they are kept.
        var bytes: SpooledBytes?
    }

    fileprivate struct Content {
        var parts: [Part] = []
        var count = 0
        /// The parts that are kept because they were read, with the last one at the end.
        var recent: [Int] = []
    }

    private let packed: any ByteStore
    private let limits: Limits
    private let content = Mutex(Content())

    init(_ packed: any ByteStore, limits: Limits = Limits()) {
        self.packed = packed
        self.limits = limits
    }

    /// The number of parts, and of those whose bytes are kept.
    var partCounts: (all: Int, kept: Int) {
        content.withLock { ($0.parts.count, $0.parts.count { $0.bytes != nil }) }
    }

    func needsCheckpoint(at offset: Int, _ decoder: any Decoder) -> Bool {
        guard let start = (decoder as? any FrameDecoder)?.frameStart else { return false }
        guard let last = content.withLock({ $0.parts.last }) else { return true }
        let hasChangedStream = start.beginsStream && !last.start.beginsStream
        return hasChangedStream || offset - last.offset >= limits.least
    }

    func addCheckpoint(at offset: Int, input: Int, _ decoder: any Decoder) {
        guard let start = (decoder as? any FrameDecoder)?.frameStart else { return }
        content.withLock { content in
            if let last = content.parts.last, 1...limits.greatest ~= offset - last.offset {
                content.use(content.parts.count - 1, limit: limits.kept)
            }
            // A place after the last block of a stream is none where a block begins.
            if content.parts.last?.offset == offset { content.parts.removeLast() }
            content.parts.append(Part(offset: offset, input: input, start: start, bytes: SpooledBytes()))
        }
    }

    func add(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(ReadFailure) {
        guard let last = content.withLock({ $0.parts.last?.bytes }) else { return }
        try last.append(bytes)
        content.withLock { $0.count = offset + bytes.count }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
        var done = 0
        while done < buffer.count, let (index, part, end) = part(at: offset + done) {
            let place = offset + done - part.offset
            let wanted = min(buffer.count - done, end - part.offset - place)
            let target = UnsafeMutableRawBufferPointer(rebasing: buffer[done..<done + wanted])
            let bytes = if let kept = part.bytes { kept } else { try unpack(part, index, count: end - part.offset) }
            let count = try bytes.read(into: target, at: place)
            done += count
            guard count == wanted else { break }
        }
        return done
    }

    /// Returns the part with a byte, and where it ends; `nil` if there is no such byte.
    private func part(at offset: Int) -> (index: Int, part: Part, end: Int)? {
        content.withLock { content in
            guard offset >= 0, offset < content.count else { return nil }
            let next = content.parts.partitioningIndex { $0.offset > offset }
            guard next > 0 else { return nil }
            if content.recent.contains(next - 1) { content.use(next - 1, limit: limits.kept) }
            let end = next < content.parts.count ? content.parts[next].offset : content.count
            return (next - 1, content.parts[next - 1], end)
        }
    }

    /// Unpacks a part and keeps it for the next reads. It has fewer bytes if the file is not as it was.
    private func unpack(_ part: Part, _ index: Int, count: Int) throws(ReadFailure) -> SpooledBytes {
        let bytes = SpooledBytes()
        guard let decoder = try? part.start.makeDecoder() else { return bytes }
        let source = UnsafeMutableRawBufferPointer.allocate(byteCount: Decompression.inputSize, alignment: 64)
        let output = UnsafeMutableRawBufferPointer.allocate(byteCount: Decompression.portion, alignment: 64)
        defer {
            source.deallocate()
            output.deallocate()
        }
        var input = part.input
        while bytes.count < count {
            let available = try packed.read(into: source, at: input)
            guard available > 0 else { return bytes }
            var used = 0
            while used < available, bytes.count < count {
                let rest = UnsafeRawBufferPointer(rebasing: source[used..<available])
                guard let step = try? decoder.decode(rest, into: output, isLast: false),
                    step.read + step.written > 0 || step.state == .streamEnded
                else { return bytes }
                used += step.read
                let part = output[..<min(step.written, count - bytes.count)]
                try bytes.append(UnsafeRawBufferPointer(rebasing: part))
            }
            input += used
        }
        content.withLock { content in
            content.parts[index].bytes = bytes
            content.use(index, limit: limits.kept)
        }
        return bytes
    }
}

extension FramedBytes.Content {
    /// Keeps a part that is read, and drops the bytes of the part that was read first if they are too many.
    fileprivate mutating func use(_ index: Int, limit: Int) {
        recent.removeAll { $0 == index }
        recent.append(index)
        if recent.count > limit { parts[recent.removeFirst()].bytes = nil }
    }
}
