import CZstd

/// Decompresses zstd with its library.
final class ZstdDecoder: FrameDecoder, @unchecked Sendable {
    // One thread at a time uses the decoder.
    private let stream: OpaquePointer
    private var isAtFrame = true

    init() throws(DecodingFailure) {
        guard let stream = ZSTD_createDStream() else {
            throw DecodingFailure(reason: "there is no memory to unpack it")
        }
        self.stream = stream
    }

    deinit { ZSTD_freeDStream(stream) }

    var frameStart: FrameStart? {
        guard isAtFrame else { return nil }
        return FrameStart(beginsStream: true) { () throws(DecodingFailure) in try ZstdDecoder() }
    }

    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer,
        isLast: Bool
    ) throws(DecodingFailure) -> DecodingStep {
        var source = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
        var target = ZSTD_outBuffer(dst: output.baseAddress, size: output.count, pos: 0)
        let result = ZSTD_decompressStream(stream, &target, &source)
        guard ZSTD_isError(result) == 0 else {
            throw DecodingFailure(reason: String(cString: ZSTD_getErrorName(result)).lowercased())
        }
        if source.pos + target.pos > 0 { isAtFrame = result == 0 }
        return DecodingStep(read: source.pos, written: target.pos, state: result == 0 ? .streamEnded : .goesOn)
    }
}
