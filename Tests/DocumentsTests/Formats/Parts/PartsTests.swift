import SeededRandom
import Testing

@testable import Documents

@Suite struct PartsTests {
    /// The row and its parts have every byte once but for the line ends between parts, whole characters, and their
    /// lines.
    @Test(arguments: 1...6 as ClosedRange<UInt64>) func partsHaveEveryByte(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var text = ""
        let lineLength = [20, 3_000, 9_000, 300_000].randomElement(using: &generator) ?? 1
        while text.utf8.count < 300_000 {
            let length = Int.random(in: 0...lineLength, using: &generator)
            let letter = ["x", "é", "𝄞"].randomElement(using: &generator) ?? ""
            text += String(repeating: letter, count: length) + "\n"
        }
        let bytes = Array("Package: a\nX: \(text.split(separator: "\n").joined(separator: "\n "))".utf8)
        let document = document(bytes, as: .stanzas)
        try #require(document.rowCount == 1)
        let row = document.row(at: 0)
        let place = try #require(row.inside)
        #expect(place.format == .parts && place.range.upperBound == bytes.count)
        let parts = try #require(document.nestedRows(at: 0)).document
        var end = place.range.lowerBound
        var (line, counted) = (1, 0)
        for (index, range) in parts.ranges.enumerated() {
            let gap = bytes[end..<range.lowerBound]
            #expect(gap.isEmpty || gap.elementsEqual([0x0A]), "seed \(seed)")
            line += bytes[counted..<range.lowerBound].count { $0 == 0x0A }
            counted = range.lowerBound
            #expect(parts.line(ofRowAt: index) == line, "seed \(seed)")
            #expect(range.count <= PartScanner.greatestLength + 3 && parts.row(at: index).problem == nil)
            #expect(parts.nestedRows(at: index) == nil)
            end = range.upperBound
        }
        #expect(end == bytes.count, "seed \(seed)")
    }

    /// The same rows are found in windows of any size, and from any row on, in any bytes.
    @Test(arguments: 1...12 as ClosedRange<UInt64>) func windowsAndRestartsDoNotMatter(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let alphabet: [UInt8] = seed % 3 == 0 ? [0x80, 0xBF, 0xC3] : seed % 3 == 1 ? [0x61] : [0x61, 0xC3, 0xA9, 0x80]
        var bytes = (0..<40_000).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
        for _ in 0..<Int.random(in: 0...30, using: &generator) {
            bytes[Int.random(in: 0..<bytes.count, using: &generator)] = 0x0A
        }
        let all = Self.spans(PartScanner(start: 0, line: 1), bytes, from: 0) { bytes.count }
        #expect(
            Self.spans(PartScanner(start: 0, line: 1), bytes, from: 0) { .random(in: 1...999, using: &generator) }
                == all
        )
        for (index, span) in all.enumerated() {
            let again = PartScanner(start: 0, line: 1).restarted(at: span.range.lowerBound, line: span.line)
            #expect(Self.spans(again, bytes, from: span.range.lowerBound) { 7_001 } == Array(all[index...]))
        }
    }

    private static func spans(_ first: PartScanner, _ bytes: [UInt8], from start: Int, size: () -> Int) -> [RowSpan] {
        var (scanner, spans, offset) = (first, [RowSpan](), start)
        bytes.withUnsafeBytes { all in
            while offset < all.count {
                let end = min(all.count, offset + size())
                scanner.scan(UnsafeRawBufferPointer(rebasing: all[offset..<end]), at: offset) { spans.append($0) }
                offset = end
            }
        }
        scanner.finish(at: bytes.count) { spans.append($0) }
        return spans
    }
}
