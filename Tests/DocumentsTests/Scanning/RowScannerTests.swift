import SeededRandom
import Testing

@testable import Documents

/// Tests the laws of all scanners on bytes that are significant to them.
@Suite struct RowScannerTests {
    private static let alphabet = Array("{}[]\",:;\\\n\n\r\t  ab1commit abcdef12\"\u{1B}[33m".utf8) + [0, 0xFF, 0xC3]

    private static func bytes(_ generator: inout SeededGenerator) -> [UInt8] {
        let json = ["{\"k\":[1,{}]}", "[1, 2]", "1", ",", ",", " ", "\n", "]", "}", "\"a\\\"b\""]
        let text = ["commit 0123abcd\n", "\n\n", "\"a\"\"b\"", "\r\n", "\\\"", "    x\n"]
        let pieces = Bool.random(using: &generator) ? json : json + text
        // Only half of the cases contain arbitrary bytes, because a quotation mark among them would hide
        // the rest of a JSON document.
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

    /// Returns the scanner after all bytes, which is the one that an index resumes.
    private static func ended<Scanner: RowScanner>(_ first: Scanner, _ bytes: [UInt8], from start: Int) -> Scanner {
        var scanner = first
        bytes.withUnsafeBytes { all in
            scanner.scan(UnsafeRawBufferPointer(rebasing: all[start...]), at: start) { _ in }
        }
        scanner.finish(at: bytes.count) { _ in }
        return scanner
    }

    private static func check(_ scanner: some RowScanner, separators: String, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        check(scanner, bytes(&generator), separators: separators, seed: seed)
    }

    /// - Parameter start: the offset at which the scanner begins.
    private static func check(
        _ scanner: some RowScanner,
        _ bytes: [UInt8],
        from start: Int = 0,
        separators: String,
        newline: UInt8 = 0x0A,
        seed: UInt64
    ) {
        let spans = spans(scanner, bytes, from: start)
        let shown = String(decoding: bytes, as: UTF8.self).debugDescription
        let text = Comment(rawValue: "seed \(seed), \(type(of: scanner)): \(shown)")

        var windows = SeededGenerator(seed: seed)
        #expect(
            Self.spans(scanner, bytes, from: start, windows: { .random(in: 1...7, using: &windows) }) == spans,
            text
        )

        var end = start
        for span in spans {
            #expect(span.range.lowerBound >= end, text)
            let line = 1 + bytes[..<span.range.lowerBound].count { $0 == newline }
            #expect(span.line == line, text)
            #expect(bytes[end..<max(end, span.range.lowerBound)].allSatisfy { separators.utf8.contains($0) }, text)
            end = span.range.upperBound
        }
        #expect(bytes[end...].allSatisfy { separators.utf8.contains($0) }, text)

        let restartable = ended(scanner, bytes, from: start)
        for (index, span) in spans.enumerated() where span.flaw == nil {
            let again = restartable.restarted(at: span.range.lowerBound, line: span.line)
            #expect(Self.spans(again, bytes, from: span.range.lowerBound) == Array(spans[index...]), text)
        }
    }

    /// The scanner that each format makes for a document, on parts of the format's example.
    @Test(arguments: FormatName.allCases)
    func scannersOfFormatsCoverAllBytes(name: FormatName) {
        for seed in 1...400 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let lines = name.example.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                bytes += lines.randomElement(using: &generator)!
                bytes += Bool.random(using: &generator) ? [0x0A] : Self.bytes(&generator).prefix(9)
            }
            let format = DocumentFormats.format(of: beginning(bytes), as: name)
            let newline = name.rowsAreLines ? beginning(bytes).newline : 0x0A
            Self.check(
                format.scanner,
                bytes,
                from: format.start,
                // The tag that ends the outermost element is no row.
                separators: name.rowsAreLines ? "\n\r\t " : name == .xml ? "\n\r\t </abde>" : "\n\r\t ,[]{}\u{1E}",
                newline: newline,
                seed: UInt64(seed)
            )
        }
    }

    @Test func linesCoverAllBytes() {
        for seed in 1...600 { Self.check(LineScanner(), separators: "\n\r\t ", seed: UInt64(seed)) }
    }

    @Test func groupsOfLinesCoverAllBytes() {
        for seed in 1...600 {
            Self.check(ParagraphScanner(), separators: "\n\r\t ", seed: UInt64(seed))
            Self.check(LogEntryScanner(), separators: "\n\r\t ", seed: UInt64(seed))
            Self.check(CommitScanner(), separators: "\n\r\t ", seed: UInt64(seed))
        }
    }

    @Test func elementsCoverAllBytes() {
        for seed in 1...1500 { Self.check(ElementScanner(), separators: "\n\r\t ,[]{}", seed: UInt64(seed)) }
    }

    @Test func valuesInSequenceCoverAllBytes() {
        for seed in 1...1500 {
            Self.check(JSONSequenceScanner(), separators: "\n\r\t \u{1E}", seed: UInt64(seed))
            var generator = SeededGenerator(seed: UInt64(seed))
            let pieces = ["{", "}", "[1]", "\"a", "\\\"", "\n", " ", "\u{1E}", "true", ",", "]", "\r\n"]
            let text = (0..<12).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            Self.check(JSONSequenceScanner(), Array(text.utf8), separators: "\n\r\t \u{1E}", seed: UInt64(seed))
        }
    }

    @Test func elementsWithCommentsCoverAllBytes() {
        let pieces = [
            "{", "}", "[", "]", ",", ",", "//", "/*", "*/", "/", "*", "'", "\"", "\\", "\n", "\n", "\r\n", " ", "a",
            "1", "b:",
        ]
        for seed in 1...4000 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let count = Int.random(in: 0...20, using: &generator)
            let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let start = ["", "[", "{", "// a\n[", "/* a */ {"].randomElement(using: &generator) ?? ""
            Self.check(JSON5Scanner(), Array((start + text).utf8), separators: "\n\r\t ,[]{}", seed: UInt64(seed))
        }
    }

    @Test(arguments: [",", ";", "\t", "|"])
    func recordsCoverAllBytes(delimiter: Character) {
        for escape in [TableDialect.QuoteEscape.doubled, .backslash] {
            let scanner = RecordScanner(TableDialect(delimiter: delimiter.asciiValue ?? 0, escape: escape))
            for seed in 1...600 { Self.check(scanner, separators: "\n\r\t ", seed: UInt64(seed)) }
        }
    }

    @Test func recordsBetweenSeparatorsCoverAllBytes() {
        let dialect = TableDialect(delimiter: 0x1F, terminator: 0x1E)
        for seed in 1...600 {
            var generator = SeededGenerator(seed: UInt64(seed))
            let pieces = ["a", "\"", "\u{1F}", "\u{1E}", "\u{1E}\n", "\n", " ", "\r\n", "\"\""]
            let text = (0..<14).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            Self.check(RecordScanner(dialect), Array(text.utf8), separators: "\n\r\t \u{1E}", seed: UInt64(seed))
        }
    }
}
