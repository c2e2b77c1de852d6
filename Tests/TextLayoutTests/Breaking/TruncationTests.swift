import CPango
import SeededRandom
import Testing

@testable import TextLayout

/// Tests that a line truncated with its existing glyphs equals the same line shaped again.
struct TruncationTests {
    private static let fonts = [
        FontDescription(size: 15),
        FontDescription(size: 13, weight: 0.4),
        FontDescription(size: 17, isItalic: true),
        FontDescription(size: 12, hasMonospacedDigits: true),
        FontDescription(size: 13, isMonospaced: true),
        FontDescription(family: "Helvetica", size: 15),
        FontDescription(family: "Times", size: 14),
        FontDescription(family: "DejaVu Sans", size: 12),
        FontDescription(family: "DejaVu Serif", size: 12),
        FontDescription(size: 15, features: .literal),
        FontDescription(family: "DejaVu Sans", size: 13, features: .literal),
        FontDescription(size: 14, features: FontFeatures(on: [.rareLigatures, .slashedZero, .fractions])),
    ]
    private static let modes = [LineBreak.truncatingTail, .truncatingMiddle, .truncatingHead]

    @Test(arguments: 0..<120 as Range<UInt64>)
    func aLineShortenedWithKnownGlyphsIsAsOneThatIsShaped(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<25 {
            let font = Self.fonts.randomElement(using: &random) ?? Self.fonts[0]
            let text = random.below(4) == 0 ? Self.samples(&random) : WordShapingTests.text(&random)
            let paragraph = Paragraph(text, font: font)
            for mode in Self.modes {
                try Self.compare(paragraph, mode, Double.random(in: 0...220, using: &random), &random, "seed \(seed)")
            }
        }
    }

    /// Tests every pair of plain characters with an ellipsis between them or after them.
    @Test(arguments: 0..<4, [0, 5, 7])
    func allCharactersStandNextToAnEllipsisAsTheyAreShapedThere(alphabet: Int, font: Int) throws {
        let characters = WordShapingTests.alphabets[alphabet].joined()
        var random = SeededGenerator(seed: 1)
        for character in characters {
            let text =
                "ab\(character)AV\(character)x\(character)\(character) 1\(character). -\(character)ffi\(character)"
            let paragraph = Paragraph(text, font: Self.fonts[font])
            for width in stride(from: 5.0, to: 150, by: 12) {
                let width = width + Double.random(in: 0..<12, using: &random)
                for mode in Self.modes { try Self.compare(paragraph, mode, width, &random, "pairs") }
            }
        }
    }

    @Test func mostLinesOfPlainTextAreNotShapedToBeShortened() {
        let text = "Rows that unfold, quickly and well: coffee, tea. Wherever they are cut, they keep their glyphs"
        let paragraph = Paragraph(text, font: FontDescription(size: 15))
        let shaped = paragraph.shapedText(ofChunk: 0)
        let ends = (1..<shaped.count).filter { shaped.marks[$0].contains(.cluster) }
        let reused = ends.filter { end in
            let (head, tail) = (ShapedSlice(text: shaped, range: 0..<end), ShapedSlice(text: shaped, range: 0..<0))
            return ShapedText(head, ellipsisAnd: tail, words: WordShapingEngine.self) != nil
        }
        #expect(reused.count * 2 > ends.count)
    }

    private static func samples(_ random: inout SeededGenerator) -> String {
        (0..<3).compactMap { _ -> String? in
            guard let sample = Samples.byScript.values.sorted().randomElement(using: &random) else { return nil }
            return String(sample.dropFirst(random.below(sample.count)).prefix(20))
        }.joined(separator: random.below(6) == 0 ? "\n" : " ")
    }

    private static func compare(
        _ paragraph: Paragraph,
        _ mode: LineBreak,
        _ width: Double,
        _ random: inout SeededGenerator,
        _ comment: String
    ) throws {
        guard !paragraph.chunks.isEmpty else { return }
        let chunk = ShapedChunk(0, of: paragraph)
        let breaker = ChunkBreaker(ShapedChunk(0, of: paragraph))
        var cursor = LineCursor()
        for _ in 0..<random.below(3) {
            _ = breaker.nextLine(&cursor, width: width.units, byCharacters: random.below(2) == 0)
        }
        var truncation = Truncation(chunk, from: cursor, width: width.units)
        let one = truncation.line(mode)
        truncation.reusesGlyphs = false
        let other = truncation.line(mode)
        let about = "\(comment): “\(paragraph.text)” \(mode) in \(width), \(paragraph.spans[0].style.font)"
        #expect(one.extent.range == other.extent.range, "\(about)")
        #expect(one.extent.visibleWidth == other.extent.visibleWidth, "\(about)")
        #expect(one.extent.fullWidth == other.extent.fullWidth, "\(about)")
        let (own, shaped) = (try #require(one.own), try #require(other.own))
        #expect(own.own?.source == shaped.own?.source, "\(about)")
        #expect(Self.pieces(own) == Self.pieces(shaped), "\(about)")
        #expect(own.text.text == shaped.text.text, "\(about)")
        #expect(own.text.advances == shaped.text.advances, "\(about)")
        // Possible break positions don't matter in a line that isn't broken again.
        let seen: BoundaryMarks = [.scalar, .caret, .cluster, .white]
        let marks = [own, shaped].map { $0.text.marks.map { $0.intersection(seen) } }
        #expect(marks[0] == marks[1], "\(about)")
        try #require(own.text.items.map(\.range) == shaped.text.items.map(\.range), "\(about)")
        for (one, other) in zip(own.text.items, shaped.text.items) {
            #expect(one.font == other.font && one.level == other.level, "\(about)")
            #expect(one.contextualGlyphs?.toOpaque() == other.contextualGlyphs?.toOpaque(), "\(about)")
            try #require(WordShapingTests.glyphs(one) == WordShapingTests.glyphs(other), "\(about)")
        }
    }

    private static func pieces(_ content: LineContent) -> [[Int]] {
        content.own?.pieces.map { [$0.range.lowerBound, $0.range.upperBound, $0.source, $0.isInserted ? 1 : 0] } ?? []
    }
}
