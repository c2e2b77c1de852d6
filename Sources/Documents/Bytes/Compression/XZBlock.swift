import CLZMA
import Glibc

/// Decompresses the blocks of xz, one after another. One thread at a time uses it.
final class XZBlock {
    /// The maximum memory in bytes. The highest level of xz needs 65 MB.
    private static let memoryLimit: UInt64 = 256 << 20

    // liblzma's state points to itself, and the decoder of a block to the block, so neither must move.
    private let stream = UnsafeMutablePointer<lzma_stream>.allocate(capacity: 1)
    private let block = UnsafeMutablePointer<lzma_block>.allocate(capacity: 1)

    init() {
        stream.initialize(to: lzma_stream())
        block.initialize(to: lzma_block())
    }

    deinit {
        lzma_end(stream)
        stream.deallocate()
        block.deallocate()
    }

    /// The size of the last block without the bytes that fill it up, and that of what it was unpacked to.
    var unpaddedSize: lzma_vli { lzma_block_unpadded_size(block) }
    var unpackedSize: lzma_vli { block.pointee.uncompressed_size }

    /// Begins a block.
    ///
    /// - Parameters:
    ///   - header: The header of the block.
    ///   - sum: The kind of sum in all blocks of the stream.
    func begin(_ header: [UInt8], _ sum: lzma_check) throws(DecodingFailure) {
        var filters = [lzma_filter](repeating: lzma_filter(), count: Int(LZMA_FILTERS_MAX) + 1)
        var result = LZMA_PROG_ERROR
        var memory: UInt64 = 0
        filters.withUnsafeMutableBufferPointer { filters in
            block.pointee = lzma_block()
            block.pointee.version = 1
            block.pointee.check = sum
            block.pointee.header_size = UInt32(header.count)
            block.pointee.filters = filters.baseAddress
            result = lzma_block_header_decode(block, nil, header)
            guard result == LZMA_OK else { return }
            memory = lzma_raw_decoder_memusage(filters.baseAddress)
            if memory <= Self.memoryLimit { result = lzma_block_decoder(stream, block) }
            // The decoder has copies of the options, which the library allocated.
            for filter in filters { free(filter.options) }
            block.pointee.filters = nil
        }
        try Self.check(memory > Self.memoryLimit && memory < .max ? LZMA_MEMLIMIT_ERROR : result)
    }

    /// Decompresses some of the block. Its end is that of a stream.
    func decode(
        _ input: UnsafeRawBufferPointer,
        into output: UnsafeMutableRawBufferPointer
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
        if result == LZMA_STREAM_END {
            step.state = .streamEnded
        } else {
            try Self.check(result)
        }
        return step
    }

    /// Throws the error that a result stands for.
    static func check(_ result: lzma_ret) throws(DecodingFailure) {
        switch result {
        case LZMA_OK, LZMA_BUF_ERROR: return
        case LZMA_MEMLIMIT_ERROR: throw DecodingFailure(reason: "unpacking it takes more than 256 MB of memory")
        case LZMA_MEM_ERROR: throw DecodingFailure(reason: "there is no memory to unpack it")
        case LZMA_FORMAT_ERROR: throw DecodingFailure(reason: "it is not xz from there on")
        case LZMA_OPTIONS_ERROR: throw DecodingFailure(reason: "it uses a feature that liblzma does not know")
        default: throw DecodingFailure(reason: "its data are damaged")
        }
    }
}
