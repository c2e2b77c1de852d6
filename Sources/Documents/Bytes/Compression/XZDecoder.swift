import CLZMA
import Glibc

/// Decompresses xz with liblzma, from the beginning of a stream or from a block of one.
///
/// The library's decoder of streams does not tell where blocks begin. So this one takes a stream apart: a header,
/// blocks with a header each, an index, and a footer, as the description of the format names them (xz-file-format.txt).
final class XZDecoder: FrameDecoder, @unchecked Sendable {
    // One thread at a time uses the decoder.

    private enum Part {
        case streamHeader, blockHeader, block, index, footer
    }

    private var part = Part.streamHeader
    /// The bytes of a header that are there by now.
    private var header: [UInt8] = []
    private var flags = lzma_stream_flags()
    private let block = XZBlock()
    /// The sizes of the blocks, which those in the index must equal; `nil` after a start at a block.
    private var sizes: OpaquePointer?
    private let beganInside: Bool

    /// Begins at the start of a stream.
    init() throws(DecodingFailure) {
        beganInside = false
    }

    /// Begins at a block.
    private init(atBlockOf flags: lzma_stream_flags) {
        beganInside = true
        self.flags = flags
        part = .blockHeader
    }

    deinit { lzma_index_hash_end(sizes, nil) }

    var frameStart: FrameStart? {
        guard header.isEmpty else { return nil }
        switch part {
        case .streamHeader:
            return FrameStart(beginsStream: true) { () throws(DecodingFailure) in try XZDecoder() }
        case .blockHeader:
            let start = BlockStart(flags: flags)
            return FrameStart(beginsStream: false) { XZDecoder(atBlockOf: start.flags) }
        case .block, .index, .footer: return nil
        }
    }

    /// The flags are only numbers.
    private struct BlockStart: @unchecked Sendable {
        let flags: lzma_stream_flags
    }

    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer,
        isLast: Bool
    ) throws(DecodingFailure) -> DecodingStep {
        var step = DecodingStep(read: 0, written: 0)
        while step.read < input.count, step.state == .goesOn {
            let rest = UnsafeRawBufferPointer(rebasing: input[step.read...])
            switch part {
            case .streamHeader: step.read += try takeStreamHeader(rest)
            case .blockHeader: step.read += try takeBlockHeader(rest)
            case .block:
                let room = UnsafeMutableRawBufferPointer(rebasing: output[step.written...])
                let done = try block.decode(rest, into: room)
                step.read += done.read
                step.written += done.written
                guard done.state == .streamEnded else { return step }
                try endBlock()
                // The caller may want to know where blocks begin.
                return step
            case .index: step.read += try takeIndex(rest)
            case .footer:
                step.read += try takeFooter(rest)
                if part == .streamHeader { step.state = .streamEnded }
            }
        }
        return step
    }

    // MARK: Parts

    /// Adds bytes to the header until it has a size. Returns the number of bytes that it took.
    private func fill(_ size: Int, from bytes: UnsafeRawBufferPointer) -> Int {
        let taken = bytes.prefix(max(0, size - header.count))
        header.append(contentsOf: taken)
        return taken.count
    }

    private func takeStreamHeader(_ bytes: UnsafeRawBufferPointer) throws(DecodingFailure) -> Int {
        let size = Int(LZMA_STREAM_HEADER_SIZE)
        let taken = fill(size, from: bytes)
        guard header.count == size else { return taken }
        try XZBlock.check(lzma_stream_header_decode(&flags, header))
        header = []
        lzma_index_hash_end(sizes, nil)
        sizes = lzma_index_hash_init(nil, nil)
        guard sizes != nil else { throw DecodingFailure(reason: "there is no memory to unpack it") }
        part = .blockHeader
        return taken
    }

    private func takeBlockHeader(_ bytes: UnsafeRawBufferPointer) throws(DecodingFailure) -> Int {
        // The index begins with a zero in place of the size of a header.
        guard let first = header.first ?? bytes.first, first != 0 else {
            part = .index
            return 0
        }
        let size = (Int(first) + 1) * 4
        let taken = fill(size, from: bytes)
        guard header.count == size else { return taken }
        try block.begin(header, flags.check)
        header = []
        part = .block
        return taken
    }

    private func endBlock() throws(DecodingFailure) {
        part = .blockHeader
        guard let sizes else { return }
        try XZBlock.check(lzma_index_hash_append(sizes, block.unpaddedSize, block.unpackedSize))
    }

    private func takeIndex(_ bytes: UnsafeRawBufferPointer) throws(DecodingFailure) -> Int {
        // A file that has changed since its blocks were found.
        guard let sizes, !beganInside else { throw DecodingFailure(reason: "its data are damaged") }
        var taken = 0
        let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let result = lzma_index_hash_decode(sizes, start, &taken, bytes.count)
        if result == LZMA_STREAM_END {
            part = .footer
        } else {
            try XZBlock.check(result)
        }
        return taken
    }

    private func takeFooter(_ bytes: UnsafeRawBufferPointer) throws(DecodingFailure) -> Int {
        let size = Int(LZMA_STREAM_HEADER_SIZE)
        let taken = fill(size, from: bytes)
        guard header.count == size else { return taken }
        var footer = lzma_stream_flags()
        try XZBlock.check(lzma_stream_footer_decode(&footer, header))
        try XZBlock.check(lzma_stream_flags_compare(&flags, &footer))
        guard footer.backward_size == lzma_index_hash_size(sizes) else {
            throw DecodingFailure(reason: "its data are damaged")
        }
        header = []
        part = .streamHeader
        return taken
    }
}
