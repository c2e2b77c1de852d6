import Glibc
import Partitioning
import Synchronization

/// The bytes that a gzip file unpacks to. A read unpacks from the last checkpoint before it, at most 2 MB further on.
///
/// One thread appends checkpoints. Any thread reads.
final class GzipBytes: UnpackedBytes {
    /// The number of unpacked bytes between two checkpoints. Each takes up to 32 KB, which are kept in a temporary file
    /// if they are many.
    static let spacing = 1 << 20
    private static let segmentSize = 256 * 1024
    /// The number of segments that are kept.
    fileprivate static let segmentLimit = 16
    private static let inputSize = 64 * 1024

    struct Checkpoint: Sendable {
        /// The offset of the unpacked bytes, and of the first packed byte that is not used up.
        var offset: Int
        var input: Int
        /// The number of bits of the packed byte before that belong to the next block.
        var bits: Int
        /// The last output in `windows`; `nil` at the start of a stream.
        var window: Range<Int>?
    }

    fileprivate struct Content {
        var checkpoints: [Checkpoint] = []
        var count = 0
        var segments: [Int: [UInt8]] = [:]
        /// The segments, with the one that was used last at the end.
        var order: [Int] = []
    }

    private let packed: any ByteStore
    private let windows: SpooledBytes
    private let content = Mutex(Content())

    init(_ packed: any ByteStore, windows: SpooledBytes = SpooledBytes()) {
        self.packed = packed
        self.windows = windows
    }

    /// The number of bytes that are known.
    var count: Int { content.withLock { $0.count } }

    func needsCheckpoint(at offset: Int, _ decoder: any Decoder) -> Bool {
        guard let decoder = decoder as? GzipDecoder, decoder.isAtStart || decoder.isAtBlock else { return false }
        guard let last = content.withLock({ $0.checkpoints.last?.offset }) else { return true }
        return offset - last >= Self.spacing
    }

    func addCheckpoint(at offset: Int, input: Int, _ decoder: any Decoder) throws(ReadFailure) {
        guard let decoder = decoder as? GzipDecoder else { return }
        var checkpoint = Checkpoint(offset: offset, input: input, bits: 0, window: nil)
        if !decoder.isAtStart {
            let start = windows.count
            let window = decoder.window
            try windows.append(window)
            checkpoint.bits = decoder.bitCount
            checkpoint.window = start..<start + window.count
        }
        content.withLock { $0.checkpoints.append(checkpoint) }
    }

    /// Caches unpacked bytes for later reads, which are likely to follow.
    func add(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        content.withLock { content in
            content.count = max(content.count, offset + bytes.count)
            var start = offset
            while start < offset + bytes.count {
                let segment = start / Self.segmentSize
                let end = min(offset + bytes.count, (segment + 1) * Self.segmentSize)
                // Only segments that are complete or grow at their end are kept.
                if content.segments[segment]?.count ?? 0 == start - segment * Self.segmentSize {
                    content.use(segment)
                    let part = UnsafeRawBufferPointer(rebasing: bytes[start - offset..<end - offset])
                    content.segments[segment, default: []].append(contentsOf: part)
                }
                start = end
            }
            content.trim()
        }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(ReadFailure) -> Int {
        let end = min(count, offset + buffer.count)
        var done = 0
        while offset + done < end {
            let place = offset + done
            let segment = place / Self.segmentSize
            let wanted = min(end, (segment + 1) * Self.segmentSize)
            let bytes = try bytes(ofSegment: segment, upTo: wanted)
            let start = place - segment * Self.segmentSize
            let length = min(bytes.count, wanted - segment * Self.segmentSize) - start
            guard length > 0 else { break }
            bytes.withUnsafeBytes { all in
                let part = UnsafeRawBufferPointer(rebasing: all[start..<start + length])
                UnsafeMutableRawBufferPointer(rebasing: buffer[done...]).copyMemory(from: part)
            }
            done += length
        }
        return done
    }

    /// Returns the bytes of a segment, at least up to an offset if they exist.
    private func bytes(ofSegment segment: Int, upTo end: Int) throws(ReadFailure) -> [UInt8] {
        let start = segment * Self.segmentSize
        let (kept, checkpoint) = content.withLock { content in
            let kept = content.segments[segment]
            if kept != nil { content.use(segment) }
            return (kept, content.checkpoint(before: start))
        }
        if let kept, start + kept.count >= end { return kept }
        guard let checkpoint else { return [] }
        let bytes = try unpack(start..<min(count, start + Self.segmentSize), from: checkpoint)
        content.withLock { content in
            content.use(segment)
            content.segments[segment] = bytes
            content.trim()
        }
        return bytes
    }

    /// Returns the unpacked bytes of a range, or the first of them if the file is not as it was.
    private func unpack(_ range: Range<Int>, from checkpoint: Checkpoint) throws(ReadFailure) -> [UInt8] {
        guard let decoder = try? decoder(at: checkpoint) else { return [] }
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var (input, offset) = (checkpoint.input, checkpoint.offset)
        let output = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.inputSize, alignment: 64)
        let source = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.inputSize, alignment: 64)
        defer {
            output.deallocate()
            source.deallocate()
        }
        while offset < range.upperBound {
            let count = try packed.read(into: source, at: input)
            guard count > 0 else { break }
            var used = 0
            while used < count, offset < range.upperBound {
                let rest = UnsafeRawBufferPointer(rebasing: source[used..<count])
                guard let step = try? decoder.decode(rest, into: output, isLast: false),
                    step.read + step.written > 0 || step.state == .streamEnded
                else { return result }
                let end = max(0, min(step.written, range.upperBound - offset))
                let part = min(max(range.lowerBound - offset, 0), end)..<end
                if !part.isEmpty { result.append(contentsOf: output[part]) }
                used += step.read
                offset += step.written
            }
            input += used
        }
        return result
    }

    private func decoder(at checkpoint: Checkpoint) throws -> GzipDecoder {
        guard let window = checkpoint.window else { return try GzipDecoder() }
        let last = checkpoint.bits > 0 ? packed.bytes(in: checkpoint.input - 1..<checkpoint.input).first : 0
        return try GzipDecoder(bits: checkpoint.bits, of: last ?? 0, window: windows.bytes(in: window))
    }
}

extension GzipBytes.Content {
    fileprivate mutating func use(_ segment: Int) {
        order.removeAll { $0 == segment }
        order.append(segment)
    }

    fileprivate mutating func trim() {
        while order.count > GzipBytes.segmentLimit { segments[order.removeFirst()] = nil }
    }

    fileprivate func checkpoint(before offset: Int) -> GzipBytes.Checkpoint? {
        let end = checkpoints.partitioningIndex { $0.offset > offset }
        return end > 0 ? checkpoints[end - 1] : nil
    }
}
