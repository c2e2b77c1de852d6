import CZlib
import Glibc

/// Decompresses gzip with zlib, from the beginning or from a checkpoint.
///
/// A checkpoint is the end of a block of the stream. The state of the decoder there is the last 32 KB of output and the
/// number of bits of the last byte that belong to the next block.
final class GzipDecoder: Decoder, @unchecked Sendable {
    // zlib's state points to itself, so it must not move. One thread at a time uses the decoder.
    private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    /// The number of bytes between the end of the compressed data and that of the stream: a sum and a length.
    private static let trailerLength = 8
    /// The bytes of the trailer that are still to be skipped, after a start at a checkpoint.
    private var trailer = 0
    private var isRaw: Bool
    /// Whether the next bytes begin a stream.
    private(set) var isAtStart = true
    /// Whether the output so far ends where a block does, so that decoding may begin again there.
    private(set) var isAtBlock = false

    /// The bits of the last input byte that belong to the next block.
    var bitCount: Int { Int(stream.pointee.data_type & 7) }

    /// Begins at the start of a stream.
    init() throws(DecodingFailure) {
        isRaw = false
        stream.initialize(to: z_stream())
        try begin(windowBits: 31)
    }

    /// Begins at a checkpoint inside a stream.
    ///
    /// - Parameters:
    ///   - bits: The number of bits of `lastByte` that belong to the next block.
    ///   - window: The last output before the checkpoint.
    init(bits: Int, of lastByte: UInt8, window: [UInt8]) throws(DecodingFailure) {
        isRaw = true
        isAtStart = false
        stream.initialize(to: z_stream())
        try begin(windowBits: -15)
        if bits > 0 { inflatePrime(stream, Int32(bits), Int32(lastByte >> (8 - UInt8(bits)))) }
        if !window.isEmpty { inflateSetDictionary(stream, window, UInt32(window.count)) }
    }

    deinit {
        inflateEnd(stream)
        stream.deallocate()
    }

    private func begin(windowBits: Int32) throws(DecodingFailure) {
        let size = Int32(MemoryLayout<z_stream>.size)
        guard inflateInit2_(stream, windowBits, ZLIB_VERSION, size) == Z_OK else {
            throw DecodingFailure(reason: "there is no memory to unpack it")
        }
    }

    /// The last output, of up to 32 KB.
    var window: [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 32 * 1024) { buffer, count in
            var length: UInt32 = 0
            count = inflateGetDictionary(stream, buffer.baseAddress, &length) == Z_OK ? Int(length) : 0
        }
    }

    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer,
        isLast: Bool
    ) throws(DecodingFailure) -> DecodingStep {
        if trailer > 0 { return try skipTrailer(in: input) }
        stream.pointee.next_in = UnsafeMutablePointer(
            mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self)
        )
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.pointee.avail_out = UInt32(output.count)
        // Stops at the end of each block, where a checkpoint may be.
        let result = inflate(stream, Z_BLOCK)
        var step = DecodingStep(
            read: input.count - Int(stream.pointee.avail_in),
            written: output.count - Int(stream.pointee.avail_out)
        )
        if step.read > 0 { isAtStart = false }
        isAtBlock = stream.pointee.data_type & 128 != 0 && stream.pointee.data_type & 64 == 0
        switch result {
        case Z_OK, Z_BUF_ERROR: return step
        case Z_STREAM_END:
            isAtBlock = false
            if isRaw {
                trailer = Self.trailerLength
                // zlib may report the end without reading or writing anything, which would look like damaged data.
                if step.read + step.written == 0 { return try skipTrailer(in: input) }
            } else {
                try restart()
                step.state = .streamEnded
            }
            return step
        case Z_MEM_ERROR: throw DecodingFailure(reason: "there is no memory to unpack it")
        default:
            let message = stream.pointee.msg.map { String(cString: $0) } ?? "its data are damaged"
            throw DecodingFailure(reason: message)
        }
    }

    private func skipTrailer(in input: UnsafeRawBufferPointer) throws(DecodingFailure) -> DecodingStep {
        let skipped = min(trailer, input.count)
        trailer -= skipped
        guard trailer == 0 else { return DecodingStep(read: skipped, written: 0) }
        try restart()
        return DecodingStep(read: skipped, written: 0, state: .streamEnded)
    }

    private func restart() throws(DecodingFailure) {
        isRaw = false
        isAtStart = true
        guard inflateReset2(stream, 31) == Z_OK else {
            throw DecodingFailure(reason: "there is no memory to unpack it")
        }
    }
}
