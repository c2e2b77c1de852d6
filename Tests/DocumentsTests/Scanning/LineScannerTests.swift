import SeededRandom
import Testing

@testable import Documents

/// Tests that scanning several lines at once gives the same lines.
@Suite struct LineScannerTests {
    private static func bytes(_ generator: inout SeededGenerator, newline: UInt8) -> [UInt8] {
        var bytes: [UInt8] = []
        let longest = [3, 40, 200, 1500].randomElement(using: &generator) ?? 0
        for _ in 0..<Int.random(in: 0...700, using: &generator) {
            switch Int.random(in: 0...60, using: &generator) {
            case 0: bytes += [newline]
            case 1: bytes += [0x20, 0x09, newline]
            case 2: bytes += [0x20, UInt8(ascii: "x"), newline]
            case 3: bytes += Array("x\r".utf8) + [newline]
            case 4: bytes += [0x0D, newline]
            case 5: bytes += [0, newline]
            default:
                bytes += repeatElement(UInt8(ascii: "x"), count: Int.random(in: 1...longest, using: &generator))
                bytes += [newline]
            }
        }
        if Bool.random(using: &generator) { bytes += Array("end".utf8) }
        return bytes
    }

    private static func index(_ bytes: [UInt8], newline: UInt8, window: Int) -> RowIndex {
        var scanner = LineScanner(newline: newline)
        var index = RowIndex()
        var offset = 0
        while offset < bytes.count {
            let end = min(bytes.count, offset + window)
            var batch = RowBatch(following: index.mark)
            bytes[offset..<end].withUnsafeBytes { scanner.scan($0, at: offset, into: &batch) }
            index.append(batch, upTo: end)
            offset = end
        }
        var batch = RowBatch(following: index.mark)
        scanner.finish(at: bytes.count) { batch.append($0) }
        index.append(batch, upTo: bytes.count)
        return index
    }

    @Test func linesTakenAtOnceAreTheLines() {
        for seed in 1...24 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let newline = UInt8(ascii: seed % 4 == 0 ? "\r" : "\n")
            let bytes = Self.bytes(&generator, newline: newline)
            var spans: [RowSpan] = []
            var scanner = LineScanner(newline: newline)
            bytes.withUnsafeBytes { scanner.scan($0, at: 0) { spans.append($0) } }
            scanner.finish(at: bytes.count) { spans.append($0) }
            for window in [Int.max / 2, 100_000, Int.random(in: 600...5000, using: &generator)] {
                let index = Self.index(bytes, newline: newline, window: window)
                let comment: Comment = "seed \(seed), windows of \(window)"
                #expect(index.rowCount == spans.count, comment)
                var row = 0
                while row < min(index.rowCount, spans.count) {
                    let block = index.block(withRow: row)
                    #expect(block.rows.lowerBound == row && block.rows.count <= RowIndex.rowsPerBlock, comment)
                    let found = LineScanner(newline: newline).spans(of: block, in: MemoryBytes(bytes))
                    #expect(found == Array(spans[block.rows]), comment)
                    let reach = spans[block.rows.upperBound - 1].range.lowerBound - block.bytes.lowerBound
                    #expect(reach < RowIndex.bytesPerBlock, comment)
                    row = block.rows.upperBound
                }
            }
        }
    }

    @Test func aLongRowIsFoundWithoutScanningIt() {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: RowIndex.longRow + 10)
        let bytes = Array("a\n\nb\n".utf8) + long + Array("\nc\n".utf8)
        let index = Self.index(bytes, newline: 0x0A, window: 100_000)
        #expect(index.rowCount == 4)
        #expect(index.longRow(2) == RowSpan(5..<5 + long.count, line: 4))
        #expect([0, 1, 3].allSatisfy { index.longRow($0) == nil })
        let rows = document(bytes, named: "a.jsonl")
        #expect(rows.rows.map(\.summary.count) == [1, 1, rows.row(at: 2).summary.count, 1])
        #expect(rows.byteRange(ofRowAt: 2).count == long.count)
        #expect(rows.line(ofRowAt: 3) == 5)
        #expect((1...6).map(rows.row(atLine:)) == [0, 0, 1, 2, 3, 3])
    }
}
