import SeededRandom
import StrictTerminal
import Testing

@testable import Terminal

@Suite struct GlyphReaderTests {
    private static func glyphs(_ text: String, _ rule: WidthRule = WidthRule()) -> [Glyph] {
        CellText(text, rule: rule).elements.map(\.glyph)
    }

    private static func shown(_ text: String, _ rule: WidthRule = WidthRule()) -> String {
        glyphs(text, rule).map(\.text).joined()
    }

    @Test(arguments: [
        ("a\u{1B}[2Jb", "a␛[2Jb"), ("\0\u{07}\u{08}\r\n\u{7F}", "␀␇␈␍␊␡"), ("\u{9B}2J", "<9B>2J"), ("\u{85}", "<85>"),
        ("\u{1B}]52;c;QQ==\u{07}", "␛]52;c;QQ==␇"), ("\u{1B}P+q\u{1B}\\", "␛P+q␛\\"),
        ("a\u{202E}b\u{2066}c", "a<U+202E>b<U+2066>c"), ("\u{2028}\u{2029}", "<U+2028><U+2029>"),
        ("\u{FEFF}\u{AD}\u{200B}", "<U+FEFF><U+00AD><U+200B>"), ("a\u{200D}b", "a<U+200D>b"),
        ("a\u{FE0F}", "a<U+FE0F>"), ("\u{E0041}", "<U+E0041>"), ("\u{301}a", "<U+0301>a"), ("\u{0378}", "<U+0378>"),
        ("\u{FFFF}", "<U+FFFF>"), ("\u{3164}\u{115F}", "<U+3164><U+115F>"), ("e\u{034F}\u{301}", "e<U+034F><U+0301>"),
        ("\u{1F3FB}", "<U+1F3FB>"), ("\u{FF9E}", "<U+FF9E>"), ("\u{0E33}", "<U+0E33>"), ("\u{0600}1", "<U+0600>1"),
    ])
    func controlsAreNoted(text: String, notation: String) {
        #expect(Self.shown(text) == notation)
        let hasNotation = Self.glyphs(text).contains { $0.isNotation }
        #expect(hasNotation)
    }

    @Test(arguments: [
        "e\u{301}", "❤️", "👋🏽", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "क्षि", "می‌خواهم", "葛\u{E0100}", "한국어", "漢字", "שלום",
        "\u{E0B0}", "±", "\u{1100}\u{1161}", "Zażółć gęślą jaźń",
    ])
    func visibleTextStays(text: String) {
        #expect(Self.shown(text).unicodeScalars.elementsEqual(text.unicodeScalars))
        let hasNotation = Self.glyphs(text).contains { $0.isNotation }
        #expect(!hasNotation)
    }

    @Test func consolesGetControlsInASCII() {
        #expect(Self.shown("a\u{1B}\u{7F}\0", WidthRule(isPlain: true)) == "a^[^?^@")
    }

    @Test func tabsEndAtStopsFromTheStartOfTheText() {
        #expect(Self.shown("a\tb") == "a       b")
        #expect(Self.shown("12345678\tb") == "12345678        b")
        #expect(Self.shown("漢\tb") == "漢      b")
        var text = CellText("abc")
        text.append("\tx")
        #expect(text.width == 9)
    }

    @Test func aClusterHasALimit() {
        let text = "x" + String(repeating: "\u{301}", count: 99)
        #expect(Self.shown(text) == "x" + String(repeating: "\u{301}", count: 15) + "<+84>")
        #expect(CellText(text).width == 6)
        #expect(CellText("x" + String(repeating: "\u{301}", count: 100_000)).width < 12)
    }

    /// The largest likely width, since a plan that is too narrow cuts a character.
    @Test(arguments: [
        ("é", 1, false), ("e\u{301}", 1, false), ("漢", 2, false), ("😀", 2, false), ("❤️", 2, true), ("1️⃣", 2, true),
        ("⌚︎", 2, true), ("🇩🇪", 2, true), ("👩‍👩‍👧‍👦", 2, true), ("👋🏽", 2, true), ("क्षि", 3, true), ("ｶﾞ", 2, true), ("±", 1, false),
        ("☰", 2, true), ("\u{1100}\u{1161}\u{11A8}", 2, true), ("─", 1, false), ("한", 2, false), ("\u{E0B0}", 1, false),
    ])
    func clustersHavePlannedWidths(text: String, width: Int, isContested: Bool) {
        let glyphs = Self.glyphs(text)
        #expect(glyphs.count == 1)
        #expect(glyphs.first?.width == width)
        #expect(glyphs.first?.isContested == isContested)
        #expect(glyphs.allSatisfy { $0.reach >= $0.width })
    }

    @Test func theReachIsTheSumOfTheParts() {
        #expect(Self.glyphs("👩‍👩‍👧‍👦").first?.reach == 11)
        #expect(Self.glyphs("👋🏽").first?.reach == 4)
        #expect(Self.glyphs("漢").first?.reach == 2)
    }

    @Test func ambiguousCharactersAreWideInEastAsianTerminals() {
        #expect(CellText("±→─", rule: WidthRule(ambiguousIsWide: true)).width == 6)
        #expect(CellText("aé漢", rule: WidthRule(ambiguousIsWide: true)).width == 5)
        #expect(CellText("±→─").width == 3)
    }

    /// A text of any scalars becomes glyphs that, written one after another, are read as the same glyphs.
    @Test func glyphsAreVisibleWhateverTheText() {
        var generator = SeededGenerator(seed: 7)
        for _ in 0..<3000 {
            let text = randomText(&generator)
            var run = ""
            for glyph in Self.glyphs(text) {
                expectVisible(glyph, text)
                // Between contested glyphs the cursor is moved, so that they are no run.
                if glyph.isContested {
                    #expect(Self.glyphs(glyph.text).map(\.text) == [glyph.text])
                    run = ""
                    continue
                }
                run += glyph.text
                #expect(Self.glyphs(run).last?.text == glyph.text, "\(text.unicodeScalars.map(\.value))")
            }
        }
    }

    /// Neighbors that are in different cells for a grid are in different cells for a terminal, too.
    @Test func plainGlyphsOfDifferentTextsDontJoin() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<3000 {
            let left = Self.glyphs(randomText(&generator)).filter { !$0.isContested }
            let right = Self.glyphs(randomText(&generator)).filter { !$0.isContested }
            guard let first = left.last, let second = right.first else { continue }
            #expect((first.text + second.text).count == 2, "\(first) \(second)")
        }
    }

    private func randomText(_ generator: inout SeededGenerator) -> String {
        let pools: [ClosedRange<UInt32>] = [
            0...0x7F, 0...0x9F, 0x300...0x36F, 0x600...0x6FF, 0x900...0xD7F, 0xE00...0xEFF, 0x1100...0x11FF,
            0x2000...0x206F, 0x20D0...0x20FF, 0x2600...0x27BF, 0x3000...0x30FF, 0x4E00...0x4E20, 0xAC00...0xAC20,
            0xFE00...0xFE0F, 0xFF00...0xFFFF, 0x1F1E6...0x1F1FF, 0x1F3F4...0x1F480, 0xE0001...0xE007F,
            0xE0100...0xE01EF, 0x11000...0x11FFF, 0...0x10FFFF,
        ]
        var text = String.UnicodeScalarView()
        for _ in 0..<1 + generator.below(8) {
            let pool = pools[generator.below(pools.count)]
            let value = UInt32.random(in: pool, using: &generator)
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        return String(text)
    }

    private func expectVisible(_ glyph: Glyph, _ text: String) {
        let scalars = glyph.text.unicodeScalars
        #expect((1...32).contains(glyph.width))
        #expect(scalars.count <= GlyphReader.scalarLimit)
        for scalar in scalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .unassigned, .surrogate:
                Issue.record("U+\(String(scalar.value, radix: 16)) in \(text.unicodeScalars.map(\.value))")
            case .format:
                #expect(
                    scalars.count > 1 && (scalar.value == 0x200C || scalar.value == 0x200D || ScalarWidth.isTag(scalar))
                )
            default: break
            }
        }
    }
}
