import SeededRandom
import Testing

@testable import Documents

/// What holds for every scanner, on bytes made of what matters to it.
@Suite struct RowScannerTests {
    private static let alphabet = Array("{}[]\",:;\\\n\n\r\t  ab1commit abcdef12\"\u{1B}[33m".utf8) + [0, 0xFF, 0xC3]

    private static func bytes(_ generator: inout SeededGenerator) -> [UInt8] {
        let json = ["{\"k\":[1,{}]}", "[1, 2]", "1", ",", ",", " ", "\n", "]", "}", "\"a\\\"b\""]
        let text = ["commit 0123abcd\n", "\n\n", "\"a\"\"b\"", "\r\n", "\\\"", "    x\n"]
        let pieces = Bool.random(using: &generator) ? json : json + text
        // Bytes of every kind in half of the cases only, since a quote among them hides the rest of a JSON document.
        let hasNoise = Bool.random(using: &generator)
        var bytes = Array(["", "", "[", "{"].randomElement(using: &generator)!.utf8)
        for _ in 0..<Int.random(in: 0...40, using: &generator) {
            if !hasNoise || Bool.random(using: &generator) {
                bytes += Array(pieces.randomElement(using: &generator)!.utf8)
            } else {
                bytes.append(alphabet.randomElement(using: &generator)!)
            }
        }
        return bytes
    }

    private static func spans(
        _ first: some RowScanner,
        _ bytes: [UInt8],
        from start: Int = 0,
        windows: () -> Int = { .max }
    ) -> [RowSpan] {
        var scanner = first
        var spans: [RowSpan] = []
        bytes.withUnsafeBytes { all in
            var offset = start
            while offset < all.count {
                let end = offset + min(all.count - offset, windows())
                scanner.scan(UnsafeRawBufferPointer(rebasing: all[offset..<end]), at: offset) { spans.append($0) }
                offset = end
            }
        }
        scanner.finish(at: bytes.count) { spans.append($0) }
        return spans
    }

    /// The scanner after all bytes, which is the one that an index restarts.
    private static func ended<Scanner: RowScanner>(_ first: Scanner, _ bytes: [UInt8]) -> Scanner {
        var scanner = first
        bytes.withUnsafeBytes { scanner.scan($0, at: 0) { _ in } }
        scanner.finish(at: bytes.count) { _ in }
        return scanner
    }

    private static func check(_ scanner: some RowScanner, separators: String, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let bytes = bytes(&generator)
        let spans = spans(scanner, bytes)
        let shown = String(decoding: bytes, as: UTF8.self).debugDescription
        let text = Comment(rawValue: "seed \(seed), \(type(of: scanner)): \(shown)")

        var windows = generator
        #expect(Self.spans(scanner, bytes, windows: { .random(in: 1...7, using: &windows) }) == spans, text)

        var end = 0
        for span in spans {
            #expect(span.range.lowerBound >= end, text)
            let line = 1 + bytes[..<span.range.lowerBound].count { $0 == 0x0A }
            #expect(span.line == line, text)
            #expect(bytes[end..<max(end, span.range.lowerBound)].allSatisfy { separators.utf8.contains($0) }, text)
            end = span.range.upperBound
        }
        #expect(bytes[end...].allSatisfy { separators.utf8.contains($0) }, text)

        let restartable = ended(scanner, bytes)
        for (index, span) in spans.enumerated() where span.flaw == nil {
            let again = restartable.restarted(at: span.range.lowerBound, line: span.line)
            #expect(Self.spans(again, bytes, from: span.range.lowerBound) == Array(spans[index...]), text)
        }
    }

    @Test func linesCoverAllBytes() {
        for seed in 1...600 { Self.check(LineScanner(), separators: "\n\r\t ", seed: UInt64(seed)) }
    }

    @Test(arguments: [LineGroupScanner.Rule.paragraph, .entry, .commit])
    func groupsOfLinesCoverAllBytes(rule: LineGroupScanner.Rule) {
        for seed in 1...600 { Self.check(LineGroupScanner(rule), separators: "\n\r\t ", seed: UInt64(seed)) }
    }

    @Test func elementsCoverAllBytes() {
        for seed in 1...1500 { Self.check(ElementScanner(), separators: "\n\r\t ,[]{}", seed: UInt64(seed)) }
    }

    @Test(arguments: [",", ";", "\t"])
    func recordsCoverAllBytes(delimiter: Character) {
        let scanner = RecordScanner(delimiter: delimiter.asciiValue ?? 0)
        for seed in 1...600 { Self.check(scanner, separators: "\n\r\t ", seed: UInt64(seed)) }
    }
}
