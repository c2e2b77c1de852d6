import CGTK
import Testing

@testable import TextLayout

/// Text put together from words is what Pango makes of the whole.
struct WordShapingTests {
    private static let fonts = [
        FontDescription(size: 15),
        FontDescription(size: 13, weight: 0.4),
        FontDescription(size: 17, isItalic: true),
        FontDescription(size: 12, hasMonospacedDigits: true),
        FontDescription(size: 13, isMonospaced: true),
        FontDescription(family: "Helvetica", size: 15),
        FontDescription(family: "DejaVu Sans", size: 12),
    ]

    @Test(arguments: 0..<200 as Range<UInt64>)
    func wordsAreAsInTheWholeText(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let font = Self.fonts.randomElement(using: &random) ?? Self.fonts[0]
            let text = Self.text(&random)
            try Self.compare(text, font, "seed \(seed)")
        }
    }

    /// Every pair of plain characters on the two sides of a space, and with one.
    @Test(arguments: 0..<4)
    func allPairsAroundASpace(alphabet: Int) throws {
        let ascii = (0x21..<0x7F).map { String(UnicodeScalar(UInt8($0))) }
        let characters = alphabet == 0 ? ascii : Self.alphabets[alphabet].joined().map { String($0) }
        for left in characters {
            for joint in [" ", "  "] {
                let text = characters.map { "\(left)\(joint)\($0)1" }.joined(separator: " ")
                try Self.compare(text, Self.fonts[0], "pairs")
            }
        }
    }

    private static let alphabets = [
        ["abcdefghijklmnopqrstuvwxyz", "ABCxyz-:()[]+*=<>@~", "0123456789xX.,:-/", "AVToyf!?;'\"&%#$_\\|^`{}"],
        ["aeéèêëàâäçñöüßøåæœÅÉİıłńřšťžđ", "AVTfiőűŁŽ-–—'’", "«»“”„‚‘’‹›¡¿…•·°§×€−\u{A0}", "xX0129.,:;!?()ạếữỗậ"],
        ["абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ", "АВТЁЖЩЮЯЉЊЏ-–—'’", "«»“”„‚…•§\u{A0}", "0129.,:;!?()/%"],
        ["αβγδεζηθικλμνξοπρσςτυφχψω", "άέήίόύώΐΰΆΈΑΒΓΔΤΥἀὰᾶῷ", "«»“”’…·\u{A0}–—", "0129.,:;!?()/%-"],
    ]

    private static func text(_ random: inout SeededGenerator) -> String {
        let count = Int.random(in: 0...40, using: &random)
        let alphabets = Self.alphabets.randomElement(using: &random) ?? Self.alphabets[0]
        return (0..<count).map { _ in
            if Int.random(in: 0..<4, using: &random) == 0 { return " " }
            let alphabet = alphabets.randomElement(using: &random) ?? alphabets[0]
            let length = Int.random(in: 1...5, using: &random)
            return (0..<length).compactMap { _ in alphabet.randomElement(using: &random).map(String.init) }.joined()
                + (Bool.random(using: &random) ? " " : "")
        }.joined()
    }

    private static let plain = [
        "Größe – „quer“", "«Съешь ещё» — да…", "Η γρήγορη γραμμή·", "a\u{A0}b 5 €",
        // Where no line may be broken at a space.
        "either / or ( both ) or .net", "so — — so \u{201C} (yes) \u{201D}  !", ". / :",
    ]

    @Test(arguments: plain)
    func `text of plain scripts is put together from words`(text: String) {
        let spans = Paragraph(text, font: Self.fonts[0]).spans
        var text = text
        let isMadeOfWords = FontEngine.withLock { engine in
            var shaper = Shaper(text: text, spans: spans, isRightToLeft: false, engine: engine, usesWords: false)
            return text.withUTF8 { shaper.shapeWords($0, of: spans[0], engine: engine) }
        }
        #expect(isMadeOfWords)
    }

    private static func compare(_ text: String, _ font: FontDescription, _ comment: String) throws {
        let spans = Paragraph(text, font: font).spans
        let (words, whole) = FontEngine.withLock { engine in
            let shapers = [true, false].map {
                Shaper(text: text, spans: spans, isRightToLeft: false, engine: engine, usesWords: $0)
            }
            return (shapers[0], shapers[1])
        }
        let about = "\(comment): “\(text)” in \(font.family ?? "system") \(font.size)"
        let place = words.marks.indices.first { words.marks[$0] != whole.marks[$0] }
        try #require(place == nil, "marks, \(about)")
        let width = words.advances.indices.first { words.advances[$0] != whole.advances[$0] }
        try #require(width == nil, "advances, \(about)")
        try #require(words.items.map(\.range) == whole.items.map(\.range), "items, \(about)")
        for (one, other) in zip(words.items, whole.items) {
            try #require(one.font == other.font && one.level == other.level, "font, \(about)")
            try #require(one.neighbors?.toOpaque() == other.neighbors?.toOpaque(), "script, \(about)")
            try #require(glyphs(one) == glyphs(other), "glyphs, \(about)")
        }
    }

    /// The glyphs with their places; nothing is told of fields that Pango leaves as they were.
    private static func glyphs(_ item: ShapedItem) -> [[Int]] {
        (0..<item.glyphCount).map { index in
            let glyph = item.glyphs.pointee.glyphs[index]
            return [
                Int(glyph.glyph), Int(glyph.geometry.width), Int(glyph.geometry.x_offset), Int(glyph.geometry.y_offset),
                Int(item.glyphs.pointee.log_clusters[index]), Int(glyph.attr.is_cluster_start),
            ]
        }
    }
}
