import Foundation
import SeededRandom
import Testing

@testable import TextLayout

struct HostileTextTests {
    private static let font = FontDescription(size: 17)

    @Test func theEmptyTextHasNoLines() {
        let frame = Paragraph("", font: Self.font).layout(width: 100, maximumLines: 1, lineBreak: .truncatingTail)
        #expect(frame.numberOfLines == 0)
        #expect(frame.size == .zero)
        #expect(!frame.isTruncated)
        #expect(frame.index(at: .zero, in: 100) == 0)
        #expect(Paragraph([]).layout().numberOfLines == 0)
    }

    @Test func eachHardBreakEndsOneLine() {
        for newline in ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"] {
            let frame = Paragraph(String(repeating: newline, count: 5), font: Self.font).layout(width: 50)
            #expect(frame.numberOfLines == 5)
            #expect(frame.size.width == 0)
            #expect(abs(frame.size.height - 5 * Typeface.resolve(Self.font).lineHeight) < 1e-9)
        }
        #expect(Paragraph("a\n\nb", font: Self.font).layout().lines.map(\.range) == [0..<1, 2..<2, 3..<4])
    }

    @Test func controlCharactersAreInvisibleAndKeepTheirIndices() {
        let plain = Paragraph("ab", font: Self.font).layout()
        for value in (0..<0x20).map({ UInt32($0) }) + (0x7F..<0xA0) where ![0x09, 0x0A, 0x0D, 0x85].contains(value) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let frame = Paragraph("a\(Character(scalar))b", font: Self.font).layout()
            #expect(frame.numberOfLines == 1)
            #expect(abs(frame.size.width - plain.size.width) < 0.5, "U+\(String(value, radix: 16))")
            #expect(frame.lines.first?.range == 0..<3)
        }
    }

    /// With `UNFOLD_LAWS=8` the text is a megabyte. In a debug build that takes half a minute.
    @Test func aLargeTextWithoutABreakIsShortenedAndWrapped() {
        let count = (1 << 17) * LawCount.factor
        let paragraph = Paragraph(String(repeating: "x", count: count), font: Self.font)
        let one = paragraph.layout(width: 200, maximumLines: 1, lineBreak: .truncatingTail)
        #expect(one.numberOfLines == 1 && one.isTruncated && one.size.width <= 200)
        let middle = paragraph.layout(width: 200, maximumLines: 2, lineBreak: .truncatingMiddle)
        #expect(middle.numberOfLines == 2 && middle.isTruncated)
        let all = paragraph.layout(width: 2000)
        #expect(all.lines.last?.range.upperBound == count)
    }

    @Test func tenThousandCombiningMarksAreOneCharacter() {
        let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
        let frame = Paragraph(text, font: Self.font).layout(width: 1, maximumLines: 0, lineBreak: .charWrapping)
        #expect(frame.numberOfLines == 2)
    }

    @Test func deepNestingOfDirectionsIsLaidOut() {
        let text = String(repeating: "\u{202B}a\u{202A}א", count: 5000)
        let frame = Paragraph(text, font: Self.font).layout(width: 300, maximumLines: 3, lineBreak: .truncatingTail)
        #expect(frame.numberOfLines == 3)
        #expect(frame.lines.allSatisfy { $0.width <= 300 })
    }

    @Test func sizesOutOfAllMeasureDoNoHarm() {
        for size in [0, -5, Double.nan, .infinity, 1e300] {
            let frame = Paragraph("abc", font: FontDescription(size: size)).layout(width: -.infinity)
            #expect(frame.numberOfLines >= 1)
            #expect(frame.size.height.isFinite)
        }
        let paragraph = Paragraph("abc def", font: Self.font)
        #expect(paragraph.layout(width: .nan).numberOfLines == 6)
        #expect(paragraph.layout(width: 1e300).numberOfLines == 1)
    }

    private static let large: [String: String] = [
        "words": "The quick brown row unfolds, and (folds) ",
        "no break": "x",
        "Arabic": "هذا سطر من الجدول ينفتح بهدوء، ",
        "Arabic, no break": "ب",
        "emoji": "👍🏽👩‍👩‍👧‍👦🇩🇪 ",
        "Chinese": "表格的一行慢慢展开。",
        "Thai": "แถวของตารางเปิดออกอย่างนุ่มนวล",
        "mixed": "The word שלום means peace, and العربية runs ",
    ]

    @Test(arguments: large.keys.sorted())
    func ofALongTextOnlyWhatIsSeenIsShapedAndItIsAsInTheWhole(name: String) throws {
        let piece = try #require(Self.large[name])
        let text = String(repeating: piece, count: (1 << 18) / piece.utf8.count)
        let whole = Paragraph(text, font: Self.font)
        #expect(whole.shapedText(ofChunk: 0).count == text.utf8.count)
        for lineBreak in [LineBreak.wordWrapping, .charWrapping, .truncatingTail, .truncatingMiddle, .truncatingHead] {
            let paragraph = Paragraph(text, font: Self.font)
            for (width, limit) in [(200.0, 3), (390, 1), (50, 7)] {
                let frame = paragraph.layout(width: width, maximumLines: limit, lineBreak: lineBreak)
                let expected = whole.layout(width: width, maximumLines: limit, lineBreak: lineBreak)
                #expect(frame.isTruncated && expected.isTruncated)
                #expect(frame.lines.map(\.source) == expected.lines.map(\.source))
                #expect(frame.lines.map(\.width) == expected.lines.map(\.width))
                #expect(frame.lines.map(\.pieces.count) == expected.lines.map(\.pieces.count))
            }
            #expect(paragraph.shapedByteCount <= 40 << 10, "\(lineBreak)")
        }
    }

    @Test func manyLinesOfALargeTextTakeAsMuchOfItAsTheyNeed() {
        let text = String(repeating: "Rows unfold and fold ", count: 20_000)
        let paragraph = Paragraph(text, font: Self.font)
        let frame = paragraph.layout(width: 300, maximumLines: 2000)
        #expect(frame.numberOfLines == 2000)
        #expect(paragraph.shapedByteCount > 2000 * 20 && paragraph.shapedByteCount < text.utf8.count)
        let whole = Paragraph(text, font: Self.font).layout(width: 300)
        #expect(whole.lines.prefix(2000).map(\.source) == frame.lines.map(\.source))
        // The maximum is sufficient, so the text isn't truncated.
        let all = paragraph.layout(width: 300, maximumLines: whole.numberOfLines)
        #expect(!all.isTruncated)
        #expect(all.lines.map(\.source) == whole.lines.map(\.source))
    }

    @Test func charactersOfThousandsOfMarksAreShapedInPieces() {
        for (base, mark) in [("ก", "\u{E49}"), ("a", "\u{301}"), ("ב", "\u{5B8}"), ("ب", "\u{64B}"), ("क", "\u{93C}")] {
            let text = base + String(repeating: mark, count: 30_000) + base
            let paragraph = Paragraph(text, font: Self.font)
            let shaped = paragraph.shapedText(ofChunk: 0)
            #expect(shaped.items.allSatisfy { $0.range.count < 2060 }, "U+\(mark.unicodeScalars.map(\.value))")
            #expect(shaped.items.map(\.range.count).reduce(0, +) == text.utf8.count)
            let frame = paragraph.layout(width: 1, maximumLines: 0, lineBreak: .charWrapping)
            #expect(frame.numberOfLines == 2)
        }
    }

    @Test func isolatesBeyondAThousandHaveNoEffect() {
        let isolates = String(repeating: "\u{2068}א\u{2069} a", count: SafeText.maximumIsolates)
        #expect(SafeText.text(isolates) == isolates)
        let safe = SafeText.text(isolates + "\u{2066}\u{2067}\u{2068}\0")
        #expect(Array(safe.utf8) == Array((isolates + "\u{206A}\u{206A}\u{206A}\u{1}").utf8))
        let unmatched = String(repeating: "\u{2068}a\u{2067}א", count: 5000)
        let frame = Paragraph(unmatched, font: Self.font).layout(width: 300)
        #expect(frame.lines.last?.source.upperBound == unmatched.utf8.count)
    }

    @Test func aHundredThousandHardBreaksShareOneEmptyLinesShape() {
        let text = String(repeating: "\n", count: 100_000)
        let paragraph = Paragraph(text, font: Self.font)
        let frame = paragraph.layout(width: 100)
        #expect(frame.numberOfLines == 100_000)
        #expect(frame.lines.allSatisfy { $0.content === frame.lines[0].content })
        #expect(paragraph.layout(width: 100, maximumLines: 2, lineBreak: .truncatingTail).isTruncated)
    }

    @Test func badInputBecomesReplacementCharacters() {
        let surrogates: [UInt16] = [0x61, 0xD83D, 0x62, 0xDC4D, 0xD83D]
        let texts = [
            String(decoding: surrogates, as: UTF16.self),
            NSString(characters: surrogates, length: surrogates.count) as String,
        ]
        for text in texts {
            let frame = Paragraph(text, font: Self.font).layout()
            #expect(frame.lines.map(\.range) == [0..<5])
            #expect(frame.lines.first?.content.text == "a\u{FFFD}b\u{FFFD}\u{FFFD}")
        }
        let bytes = String(decoding: [0x61, 0xED, 0xA0, 0x80, 0xFF, 0xC0, 0x80, 0xF5, 0x62], as: UTF8.self)
        let frame = Paragraph(bytes, font: Self.font).layout(width: 1, lineBreak: .charWrapping)
        #expect(frame.lines.last?.source.upperBound == bytes.utf8.count)
    }

    @Test func everyControlAndFormatCharacterIsLaidOutAnywhere() {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200F, 0x2028...0x202E,
            0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFF, 0xE0000...0xE007F, 0x10FFFF...0x10FFFF,
        ]
        for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
            for text in ["\(scalar)", "a\(scalar)", "\(scalar)א\(scalar)\(scalar) b"] {
                let paragraph = Paragraph(text, font: Self.font)
                for (width, limit) in [(Double.infinity, 0), (0, 0), (12, 1)] {
                    let frame = paragraph.layout(width: width, maximumLines: limit, lineBreak: .truncatingMiddle)
                    #expect(frame.numberOfLines > 0 && frame.size.height.isFinite)
                    #expect(limit == 0 || frame.numberOfLines == limit)
                    #expect(frame.lines[0].source.lowerBound == 0, "U+\(String(scalar.value, radix: 16))")
                }
            }
        }
    }
}
