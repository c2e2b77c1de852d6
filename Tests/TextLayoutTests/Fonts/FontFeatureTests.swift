import CPango
import Testing

@testable import TextLayout

/// Features that are turned on and off are so in every way in which text is shaped.
struct FontFeatureTests {
    static let fonts = [
        FontDescription(size: 15),
        FontDescription(size: 15, weight: 0.3),
        FontDescription(size: 15, isItalic: true),
        FontDescription(size: 15, hasMonospacedDigits: true),
        FontDescription(size: 13, isMonospaced: true),
        FontDescription(family: "DejaVu Sans", size: 13),
        FontDescription(family: "Liberation Serif", size: 13),
    ]
    /// Texts that fonts for interfaces and for code draw as something else.
    static let sequences = [
        "0x1F3a", "1920x1080", "->", "=>", "<-", "-->", "<=>", "!=", ">=", "|>", "::", "www", "fi ffl", "(A)", "A-B",
        "(C)",
        "A:B", "+-", "...", "10:20",
    ]
    /// Text around a sequence, for each way of shaping: words, items, Pango's items, and text from right to left.
    static let surroundings = [
        ("", ""), ("word ", " word"), ("表 ", " 表"), ("a\tb ", "\tc"), ("👍 ", " é"), ("ab שלום ", " ab"),
    ]

    @Test(arguments: fonts, sequences)
    func charactersAreDrawnAsThemselves(font: FontDescription, sequence: String) {
        var font = font
        for feature in FontFeatures.literal.settings { font.features[feature.feature] = feature.isOn }
        let alone = Self.glyphs(ofEachIn: sequence, font)
        for (before, behind) in Self.surroundings {
            let glyphs = Self.glyphs(of: sequence, in: (before, behind), font)
            #expect(glyphs == alone, "\(before)\(sequence)\(behind)")
        }
    }

    /// Without this, the law would hold for a font that changes nothing.
    @Test(arguments: ["0x1F3a", "1920x1080", "->", "=>"])
    func theSystemFontChangesThem(sequence: String) {
        let font = FontDescription(size: 15)
        #expect(Self.glyphs(of: sequence, in: ("", ""), font) != Self.glyphs(ofEachIn: sequence, font))
    }

    @Test(arguments: surroundings)
    func aFeatureThatIsTurnedOnIsUsedInEveryWayOfShaping(before: String, behind: String) {
        let zero = FontDescription(size: 15, features: FontFeatures(on: [.slashedZero]))
        let plain = Self.glyphs(of: "0", in: (before, behind), FontDescription(size: 15))
        let slashed = Self.glyphs(of: "0", in: (before, behind), zero)
        #expect(plain.count == 1 && slashed.count == 1 && plain != slashed)
        #expect(slashed == Self.glyphs(of: "0", in: ("", ""), zero))
    }

    /// Two texts of one font that are next to each other each have their own features.
    @Test func stylesSideBySideKeepTheirOwn() {
        let literal = FontDescription(size: 15, features: .literal)
        let runs = [
            TextRun("->", font: literal), TextRun("->", font: FontDescription(size: 15)), TextRun("->", font: literal),
        ]
        let shaped = Paragraph(runs).shapedText(ofChunk: 0)
        let glyphs = withExtendedLifetime(shaped) {
            shaped.items.flatMap { item in (0..<item.glyphCount).map { item.glyphs.pointee.glyphs[$0].glyph } }
        }
        let alone = Self.glyphs(ofEachIn: "->", literal)
        #expect(Array(glyphs.prefix(2)) == alone && Array(glyphs.suffix(2)) == alone)
        #expect(!glyphs.dropFirst(2).dropLast(2).elementsEqual(alone))
    }

    @Test func settingsAreGivenBack() {
        var features = FontFeatures(on: [.fractions], off: [.contextualAlternates])
        #expect(features.settings.map(\.feature) == [.contextualAlternates, .fractions])
        #expect(features[.fractions] == true && features[.contextualAlternates] == false && features[.swashes] == nil)
        features[.fractions] = false
        features[.contextualAlternates] = nil
        #expect(features == FontFeatures(off: [.fractions]))
        features[.fractions] = nil
        #expect(features.isEmpty && features == FontFeatures())
    }

    /// The glyphs of each character of a text, which is alone in a text of its own.
    static func glyphs(ofEachIn text: String, _ font: FontDescription) -> [PangoGlyph] {
        text.flatMap { glyphs(of: String($0), in: ("", ""), font) }
    }

    /// The glyphs of a part of a text.
    static func glyphs(
        of part: String,
        in text: (before: String, behind: String),
        _ font: FontDescription
    ) -> [PangoGlyph] {
        let shaped = Paragraph(text.before + part + text.behind, font: font).shapedText(ofChunk: 0)
        let bytes = text.before.utf8.count..<(text.before.utf8.count + part.utf8.count)
        return withExtendedLifetime(shaped) {
            shaped.items.flatMap { item -> [PangoGlyph] in
                let own = item.range.clamped(to: bytes)
                guard !own.isEmpty else { return [] }
                return item.glyphRange(of: own).map { item.glyphs.pointee.glyphs[$0].glyph }
            }
        }
    }
}
