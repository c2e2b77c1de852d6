import CBZip2
import CLZMA
import CZlib
import CZstd
import Foundation
import SeededRandom
import TemporaryFolder
import Testing

@testable import Documents

@Suite struct CompressionTests {
    private static func packed(_ bytes: [UInt8], _ kind: CompressionKind, level: Int32 = 6) -> [UInt8] {
        var output = [UInt8](repeating: 0, count: bytes.count + bytes.count / 2 + 4096)
        switch kind {
        case .gzip:
            var stream = z_stream()
            let size = Int32(MemoryLayout<z_stream>.size)
            deflateInit2_(&stream, level, Z_DEFLATED, 31, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
            var input = bytes
            let count = input.withUnsafeMutableBufferPointer { input in
                output.withUnsafeMutableBufferPointer { output in
                    (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
                    (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
                    deflate(&stream, Z_FINISH)
                    return output.count - Int(stream.avail_out)
                }
            }
            deflateEnd(&stream)
            return Array(output[..<count])
        case .zstd:
            let count = ZSTD_compress(&output, output.count, bytes, bytes.count, 3)
            return Array(output[..<count])
        case .xz:
            var count = 0
            _ = lzma_easy_buffer_encode(0, LZMA_CHECK_CRC32, nil, bytes, bytes.count, &output, &count, output.count)
            return Array(output[..<count])
        case .bzip2:
            var (input, count) = (bytes.map(CChar.init(bitPattern:)), UInt32(output.count))
            output.withUnsafeMutableBytes { output in
                let target = output.baseAddress?.assumingMemoryBound(to: CChar.self)
                _ = BZ2_bzBuffToBuffCompress(target, &count, &input, UInt32(input.count), 1, 0, 0)
            }
            return Array(output[..<Int(count)])
        }
    }

    private static func lines(_ count: Int, seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        let words = ["alpha", "beta", "é", "x", "{}", "0123456789"]
        let text = (0..<count).map { line in
            "{\"line\": \(line), \"text\": \"\(words.randomElement(using: &random) ?? "") \(UInt64.random(in: 0...(.max), using: &random))\"}\n"
        }
        return Array(text.joined().utf8)
    }

    /// Any place of a packed file reads as the bytes that were packed, in any order.
    @Test(arguments: CompressionKind.allCases, [1, 2, 3] as [UInt64])
    func anyPlaceIsReached(kind: CompressionKind, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        // More than what is kept of the unpacked bytes.
        let parts = (0..<Int(seed)).map { Self.lines(30_000, seed: seed * 7 + UInt64($0)) }
        let bytes = parts.flatMap { $0 }
        let packed = parts.enumerated().flatMap { Self.packed($1, kind, level: $0 == 1 ? 1 : 6) }
        let document = document(packed, named: "a.jsonl")
        let plain = document.indexer.snapshot.withLock { $0.store }
        #expect(document.state.byteCount == bytes.count && document.rowCount == 30_000 * Int(seed))
        #expect(document.format == .jsonLines && document.notice?.contains("is \(kind.name)") == true)
        for _ in 0..<25 {
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...600_000, using: &random))
            #expect(plain.bytes(in: start..<end) == Array(bytes[start..<end]), "seed \(seed), \(start)..<\(end)")
        }
        #expect(document.row(at: 20_000).summary.hasSuffix("\nline 20000"))
    }

    /// Frames and blocks of any size are unpacked again when they are read.
    @Test(arguments: [CompressionKind.zstd, .xz, .bzip2], 1...4 as ClosedRange<UInt64>)
    func framesAreUnpackedAgain(kind: CompressionKind, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let greatest = 60_000
        let limits = FramedBytes.Limits(least: 20_000, greatest: greatest, kept: 2)
        let sizes = (0..<Int.random(in: 5...40, using: &random)).map { _ in
            // A frame may be empty, or too large to be unpacked again.
            Int.random(in: 0...4, using: &random) == 0 ? 0 : Int.random(in: 1...90_000, using: &random)
        }
        let all = Self.lines(40_000, seed: seed)
        var parts: [[UInt8]] = []
        for size in sizes {
            let start = parts.reduce(0) { $0 + $1.count }
            parts.append(Array(all[min(start, all.count)..<min(start + size, all.count)]))
        }
        let bytes = parts.flatMap { $0 }
        // A stream of xz has several blocks, and each frame of zstd and of bzip2 is a stream.
        let isSplit = Bool.random(using: &random)
        let streams = isSplit ? [Array(parts[..<3]), Array(parts[3...])] : [parts]
        let packed = streams.flatMap { kind == .xz ? Self.packedByXZ($0) : $0.flatMap { Self.packed($0, kind) } }
        let index: [UInt8] = kind == .zstd ? [0x5E, 0x2A, 0x4D, 0x18, 4, 0, 0, 0, 1, 2, 3, 4] : []

        let store = MemoryBytes(packed + index)
        let unpacked = FramedBytes(store, limits: limits)
        let report = FeedReport(store: store, count: packed.count + index.count, isComplete: true)
        var decompression = try Decompression(kind, report, title: "a", into: unpacked)
        var result = decompression.take(report)
        while !result.isComplete { result = decompression.take(report) }
        #expect(result.count == bytes.count && result.notice?.contains("is shown unpacked") == true, "seed \(seed)")

        let large = parts.count { $0.count > greatest - limits.least }
        #expect(unpacked.partCounts.all >= bytes.count / (greatest + 90_000))
        for _ in 0..<60 {
            let start = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...200_000, using: &random))
            let isSame = unpacked.bytes(in: start..<end).elementsEqual(bytes[start..<end])
            #expect(isSame, "seed \(seed), \(start)..<\(end)")
            // Beside those that were read last, the large ones and the last one are kept, with the small ones that
            // they are joined to.
            #expect(unpacked.partCounts.kept <= limits.kept + large + 1)
        }
        #expect(unpacked.bytes(in: bytes.count..<bytes.count + 10).isEmpty)
    }

    /// Only the bytes of a file with one frame are kept in a file.
    @Test func onlyAFileOfOneFrameIsKept() {
        let lines = Self.lines(30_000, seed: 1)
        let partCounts = { (packed: [UInt8]) in
            let document = document(packed, named: "a.jsonl")
            return (document.indexer.snapshot.withLock { $0.store } as? FramedBytes)?.partCounts
        }
        let one = partCounts(Self.packed(lines + lines + lines, .zstd))
        #expect(one?.all == 1 && one?.kept == 1)
        let many = partCounts((0..<10).flatMap { _ in Self.packed(lines, .zstd) })
        #expect(many?.all == 10 && (many?.kept ?? .max) <= 5)
    }

    /// Returns a stream of xz with a block for each part.
    private static func packedByXZ(_ parts: [[UInt8]]) -> [UInt8] {
        var stream = lzma_stream()
        _ = lzma_easy_encoder(&stream, 0, LZMA_CHECK_CRC64)
        defer { lzma_end(&stream) }
        let size = parts.reduce(100_000) { $0 + $1.count + 4096 }
        return [UInt8](unsafeUninitializedCapacity: size) { output, count in
            stream.next_out = output.baseAddress
            stream.avail_out = output.count
            for (index, part) in parts.enumerated() {
                part.withUnsafeBufferPointer { input in
                    stream.next_in = input.baseAddress
                    stream.avail_in = input.count
                    let action = index == parts.count - 1 ? LZMA_FINISH : LZMA_FULL_FLUSH
                    while lzma_code(&stream, action) == LZMA_OK {}
                }
            }
            count = output.count - stream.avail_out
        }
    }

    /// A packed file that ends anywhere shows the rows before, and says that it ends too early.
    @Test(arguments: CompressionKind.allCases) func truncatedFilesShowWhatTheyHave(kind: CompressionKind) {
        let bytes = Self.lines(3_000, seed: 1)
        let packed = Self.packed(bytes, kind)
        for cut in [CompressionKind.signatureLength + 1, 40, packed.count / 2, packed.count - 1] {
            let document = document(Array(packed[..<cut]), named: "a.jsonl")
            #expect(document.notice?.contains("ends too early") == true, "\(cut): \(document.notice ?? "")")
            #expect(document.state.byteCount <= bytes.count && !document.state.isIndexing)
            let plain = document.indexer.snapshot.withLock { $0.store }.bytes(in: 0..<document.state.byteCount)
            #expect(plain.elementsEqual(bytes[..<document.state.byteCount]))
        }
    }

    /// Damaged files never crash and end.
    @Test(arguments: CompressionKind.allCases, 1...10 as ClosedRange<UInt64>)
    func damagedFilesEnd(kind: CompressionKind, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var packed = Self.packed(Self.lines(2_000, seed: seed), kind)
        for _ in 0..<3 {
            let place = Int.random(in: CompressionKind.signatureLength..<packed.count, using: &random)
            packed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
        let document = document(packed, named: "a.jsonl")
        #expect(!document.state.isIndexing && document.notice?.contains(kind.name) == true)
        for row in stride(from: 0, to: document.rowCount, by: 97) { #expect(!document.row(at: row).summary.isEmpty) }
    }

    @Test(arguments: CompressionKind.allCases) func bytesAfterTheEndAreMentioned(kind: CompressionKind) {
        let packed = Self.packed(Array("a\n\nb\n".utf8), kind)
        #expect(document(packed + [0, 0, 0, 0], named: "a.txt").notice?.contains("after") == false)
        let document = document(packed + Array("more of it".utf8), named: "a.txt")
        #expect(document.rowCount == 2 && document.notice?.contains("bytes after its") == true)
    }

    @Test func aFileThatOnlyBeginsLikeOneIsText() {
        #expect(document([0x1F, 0x8B], named: "a.txt").rowCount == 1)
        #expect(CompressionKind.answer([0x1F, 0x8B], isWhole: false) == .unknown)
    }

    @Test @MainActor func aPackedFileIsNotFollowed() throws {
        let scratch = try TemporaryFolder()
        let path = try scratch.file("a.jsonl.gz", Self.packed(Self.lines(10, seed: 3), .gzip))
        let document = try open(path)
        #expect(document.rowCount == 10 && !document.state.canFollow)
        document.follow()
        while document.step() == .more {}
        #expect(document.rowCount == 10 && !document.state.isIndexing)
    }

    /// Its first byte may be the beginning of packed ones.
    @Test @MainActor func aFollowedFileIsShownUntilItTurnsOutToBePacked() throws {
        let scratch = try TemporaryFolder()
        let packed = Self.packed(Array("one\ntwo\n".utf8), .gzip)
        let path = try scratch.file("short", Array(packed.prefix(1)))
        let document = try open(path, as: .lines, follows: true)
        #expect(document.rows.map(\.summary) == ["\u{241F}"])
        try Data(packed).write(to: URL(fileURLWithPath: path), options: [])
        while document.step() == .more {}
        #expect(document.rows.map(\.summary) == ["one", "two"])
    }

    /// A file that becomes shorter while it is open has no rows where the bytes were, and does not stop the process.
    @Test func aFileMayShrinkWhileItIsOpen() throws {
        let scratch = try TemporaryFolder()
        let path = try scratch.file("a.jsonl.gz", Self.packed(Self.lines(100_000, seed: 3), .gzip))
        let document = try open(path)
        #expect(document.rowCount == 100_000)
        truncate(path, 1000)
        // Some places are still in memory.
        let gone = (1..<100).count { document.row(at: $0 * 1000).summary == "(gone)" }
        #expect(gone > 50)
        _ = document.indexer.step()
    }
}
