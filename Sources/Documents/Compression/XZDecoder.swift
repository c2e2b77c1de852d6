import CLZMA

/// Decompresses xz with liblzma.
final class XZDecoder: Decoder, @unchecked Sendable {
    /// The maximum memory in bytes. The highest level of xz needs 65 MB.
    private static let memoryLimit: UInt64 = 256 << 20

    // liblzma's state must not move. One thread at a time uses the decoder.
    private let stream = UnsafeMutablePointer<lzma_stream>.allocate(capacity: 1)

    init() throws(DecodingFailure) {
        stream.initialize(to: lzma_stream())
        guard lzma_stream_decoder(stream, Self.memoryLimit, 0) == LZMA_OK else {
            throw DecodingFailure(reason: "there is no memory to unpack it")
        }
    }

    deinit {
        lzma_end(stream)
        stream.deallocate()
    }

    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer,
        isLast: Bool
    ) throws(DecodingFailure) -> DecodingStep {
        stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_in = input.count
        stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = output.count
        let result = lzma_code(stream, LZMA_RUN)
        var step = DecodingStep(
            read: input.count - stream.pointee.avail_in,
            written: output.count - stream.pointee.avail_out
        )
        switch result {
        case LZMA_OK, LZMA_BUF_ERROR: return step
        case LZMA_STREAM_END:
            // Another stream may follow.
            step.state = .streamEnded
            guard lzma_stream_decoder(stream, Self.memoryLimit, 0) == LZMA_OK else {
                throw DecodingFailure(reason: "there is no memory to unpack it")
            }
            return step
        case LZMA_MEMLIMIT_ERROR: throw DecodingFailure(reason: "unpacking it takes more than 256 MB of memory")
        case LZMA_MEM_ERROR: throw DecodingFailure(reason: "there is no memory to unpack it")
        case LZMA_FORMAT_ERROR: throw DecodingFailure(reason: "it is not xz from there on")
        case LZMA_OPTIONS_ERROR: throw DecodingFailure(reason: "it uses a feature that liblzma does not know")
        default: throw DecodingFailure(reason: "its data are damaged")
        }
    }
}
