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
