import CBZip2
import Glibc

/// Decompresses bzip2 with its library.
///
/// The blocks of a stream begin inside bytes, where the library can't begin. So only streams are frames: those of
/// `pbzip2` and `lbzip2` have a block or a few each, and `bzip2` writes one.
final class BZip2Decoder: FrameDecoder, @unchecked Sendable {
    // One thread at a time uses the decoder. The library's state points to the stream, so that must not move.
    private let stream = UnsafeMutablePointer<bz_stream>.allocate(capacity: 1)
    /// Whether the library has a state, which takes up to 4 MB.
    private var isOpen = false

    init() throws(DecodingFailure) { stream.initialize(to: bz_stream()) }

    deinit {
        if isOpen { BZ2_bzDecompressEnd(stream) }
        stream.deallocate()
    }

    var frameStart: FrameStart? {
        guard !isOpen else { return nil }
        return FrameStart(beginsStream: true) { () throws(DecodingFailure) in try BZip2Decoder() }
    }

    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer,
        isLast: Bool
    ) throws(DecodingFailure) -> DecodingStep {
        if !isOpen {
            stream.pointee = bz_stream()
            try Self.check(BZ2_bzDecompressInit(stream, 0, 0))
            isOpen = true
        }
        // The library reads the input only.
        let bytes = UnsafeMutableRawPointer(mutating: input.baseAddress)
        stream.pointee.next_in = bytes?.assumingMemoryBound(to: CChar.self)
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: CChar.self)
        stream.pointee.avail_out = UInt32(output.count)
        let result = BZ2_bzDecompress(stream)
        var step = DecodingStep(
            read: input.count - Int(stream.pointee.avail_in),
            written: output.count - Int(stream.pointee.avail_out)
        )
        if result == BZ_STREAM_END {
            BZ2_bzDecompressEnd(stream)
            isOpen = false
            step.state = .streamEnded
        } else {
            try Self.check(result)
        }
        return step
    }

    /// Throws the error that a result stands for.
    private static func check(_ result: Int32) throws(DecodingFailure) {
        switch result {
        case BZ_OK: return
        case BZ_MEM_ERROR: throw DecodingFailure(reason: "there is no memory to unpack it")
        case BZ_DATA_ERROR_MAGIC: throw DecodingFailure(reason: "it is not bzip2 from there on")
        default: throw DecodingFailure(reason: "its data are damaged")
        }
    }
}
