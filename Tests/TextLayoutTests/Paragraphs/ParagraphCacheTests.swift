import Testing

@testable import TextLayout

struct ParagraphCacheTests {
    private static func runs(_ text: String) -> [TextRun] {
        [TextRun(text, font: FontDescription(size: 17))]
    }

    @Test func equalContentIsOneParagraph() {
        let cache = ParagraphCache()
        let first = cache.paragraph(Self.runs("a"))
        #expect(cache.paragraph(Self.runs("a")) === first)
        #expect(cache.paragraph(Self.runs("b")) !== first)
        #expect(cache.paragraph(Self.runs("a"), style: ParagraphStyle(alignment: .center)) !== first)
    }

    @Test func unusedParagraphsAreEvictedAndTheSizeIsBounded() {
        let cache = ParagraphCache(capacity: 257 * 20)
        let used = cache.paragraph(Self.runs("u"))
        for index in 0..<200 {
            _ = cache.paragraph(Self.runs(String(index % 10) + String(index)))
            #expect(cache.paragraph(Self.runs("u")) === used)
            #expect(cache.count <= 20)
        }
        cache.removeAll()
        #expect(cache.count == 0)
    }

    @Test func evictedParagraphsAreFreedBeforeAsManyAreAdded() {
        let cache = ParagraphCache(capacity: 260 * 200)
        weak var first: Paragraph?
        first = cache.paragraph(Self.runs("first"))
        for index in 0..<350 { _ = cache.paragraph(Self.runs(String(index))) }
        #expect(first == nil)
        #expect(cache.count > 100)
    }
}
