import CPango
import SeededRandom
import Testing

@testable import TextLayout

/// Tests that text composed of shaped words equals Pango's shaping of the whole text.
struct WordShapingTests {
    static let fonts = [
        FontDescription(size: 15),
        FontDescription(size: 13, weight: 0.4),
        FontDescription(size: 17, isItalic: true),
        FontDescription(size: 12, hasMonospacedDigits: true),
        FontDescription(size: 13, isMonospaced: true),
        FontDescription(family: "Helvetica", size: 15),
        FontDescription(family: "DejaVu Sans", size: 12),
        FontDescription(size: 15, features: .literal),
        FontDescription(family: "DejaVu Sans", size: 13, features: .literal),
        FontDescription(size: 14, features: FontFeatures(on: [.rareLigatures, .slashedZero, .fractions])),
    ]

    @Test(arguments: 0..<200 as Range<UInt64>)
    func wordsAreAsInTheWholeText(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            let font = Self.fonts.randomElement(using: &random) ?? Self.fonts[0]
            let text = Self.text(&random)
            try Self.compare(text, font, "seed \(seed)", colors: Int.random(in: 1...3, using: &random))
        }
    }

    /// Tests every pair of plain characters on both sides of a space, and next to a space.
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

    static let alphabets = [
        ["abcdefghijklmnopqrstuvwxyz", "ABCxyz-:()[]+*=<>@~", "0123456789xX.,:-/", "AVToyf!?;'\"&%#$_\\|^`{}"],
        ["aeéèêëàâäçñöüßøåæœÅÉİıłńřšťžđ", "AVTfiőűŁŽ-–—'’", "«»“”„‚‘’‹›¡¿…•·°§×€−\u{A0}", "xX0129.,:;!?()ạếữỗậ"],
        ["абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґ", "АВТЁЖЩЮЯЉЊЏ-–—'’", "«»“”„‚…•§\u{A0}", "0129.,:;!?()/%"],
        ["αβγδεζηθικλμνξοπρσςτυφχψω", "άέήίόύώΐΰΆΈΑΒΓΔΤΥἀὰᾶῷ", "«»“”’…·\u{A0}–—", "0129.,:;!?()/%-"],
    ]

    static func text(_ random: inout SeededGenerator) -> String {
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
        // Spaces at which no line may break.
        "either / or ( both ) or .net", "so — — so \u{201C} (yes) \u{201D}  !", ". / :",
    ]

    @Test(arguments: plain)
    func textOfPlainScriptsIsPutTogetherFromWords(text: String) {
        let spans = Paragraph(text, font: Self.fonts[0]).spans
        var text = text
        let isMadeOfWords = FontEngine.withLock { engine in
            let count = text.utf8.count
            var result = ShapingResult(text: text, marks: [BoundaryMarks](repeating: [], count: count + 1))
            return text.withUTF8 {
                engine.cache(WordShapingEngine.self).shape($0, in: spans[0], isRightToLeft: false, into: &result)
            } && result.script != nil
        }
        #expect(isMadeOfWords)
    }

    /// Tests words of characters that occurred before in other words, with each pair next to each other.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func wordsOfKnownPairsAreAsInTheWholeText(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let font = Self.fonts.randomElement(using: &random) ?? Self.fonts[0]
        let alphabets = Self.alphabets.randomElement(using: &random) ?? Self.alphabets[0]
        let letters = alphabets.joined().shuffled(using: &random).prefix(6)
        for _ in 0..<40 {
            let words = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                let word = (0..<Int.random(in: 1...8, using: &random)).compactMap { _ in
                    letters.randomElement(using: &random)
                }
                let ends = ["", "", ",", ".", "!", "?..", "’s", " ", ":"]
                return String(word) + (ends.randomElement(using: &random) ?? "")
            }
            try Self.compare(words.joined(separator: " "), font, "seed \(seed)")
        }
    }

    /// Inter has rules for hyphens, parentheses and more, which most words with them don't meet.
    @Test(arguments: [
        ("nanos ", true), ("(maybe ", true), ("again).", true), ("USB-stick ", true), ("next ", true), ("A ", true),
        ("days:", true), ("1,234.5 ", true), ("->", false), ("(A)", false), ("A-B ", false), ("10x20 ", false),
    ])
    func wordsThatTheFontOnlyKernsAreComposed(word: String, isComposed: Bool) throws {
        try FontEngine.withLock { engine in
            let typeface = engine.typeface(for: FontDescription(size: 15))
            let font = try #require(engine.cache(WordShapingEngine.self).plainFont(of: typeface, for: .latin))
            let shaper = WordShaper(
                font,
                for: .latin,
                fonts: pango_context_load_fontset(engine.context, typeface.pangoDescription, nil),
                contextualGlyphs: nil,
                features: FontFeatures(),
                rules: ChangeRuleCache()
            )
            #expect(Array(word.utf8).withUnsafeBufferPointer { shaper.pairs?.word($0) != nil } == isComposed)
        }
    }

    /// Tests that a text that is broken where its marks say so has the same glyphs in two parts.
    @Test(arguments: 0..<40 as Range<UInt64>)
    func aSafeBreakLeavesTheGlyphs(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let font = Self.fonts.randomElement(using: &random) ?? Self.fonts[0]
            let text = Self.text(&random)
            let shape = { (text: String, usesWords: Bool) in
                FontEngine.withLock { engine in
                    let words = usesWords ? engine.cache(WordShapingEngine.self) : nil
                    let spans = Paragraph(text, font: font).spans
                    return ShapingResult(
                        shaping: text,
                        spans: spans,
                        isRightToLeft: false,
                        engine: engine,
                        words: words
                    )
                }
            }
            let whole = shape(text, true)
            guard whole.items.count == 1 else { continue }
            for place in whole.marks.indices where place > 0 && whole.marks[place].contains(.safeToBreak) {
                let parts = [text.utf8.prefix(place), text.utf8.dropFirst(place)].map { String($0) ?? "" }
                let glyphs = parts.flatMap { shape($0, false).items.flatMap(Self.glyphs) }.map { $0[0...3] }
                let isEqual = glyphs == Self.glyphs(whole.items[0]).map { $0[0...3] }
                let comment = "seed \(seed): “\(parts[0])|\(parts[1])” in \(font.family ?? "system") \(font.size)"
                try #require(isEqual, "\(comment)")
            }
        }
    }

    /// Text of several scripts in both directions, with what joins across spaces or the ends of items. Few words,
    /// so that many are met again next to others.
    @Test(arguments: 0..<120 as Range<UInt64>)
    func itemsAreAsInTheWholeText(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let words = Samples.byScript.sorted { $0.key < $1.key }.flatMap {
            $0.value.split(separator: " ").map(String.init)
        }
        let scripts = (0..<2).compactMap { _ in Samples.byScript.values.sorted().randomElement(using: &random) }
        let near = scripts.flatMap { $0.split(separator: " ").map(String.init) }
        let odd = [
            "\u{301}", " \u{301}", "\u{200D}", " \u{200D}", "\u{200C}", " \u{64B}", "\u{64B}", "\u{640}", "\u{A0}",
            "\t",
            " \u{93F}", "\u{3099}", "か\u{3099}", "\u{FF9E}", "\u{1100}\u{1161}\u{11A8}", "각\u{11A8}", "漢\u{E0100}",
            "\u{FE0F}", "\u{202E}", "\u{2067}", "\u{2069}", "\u{3000}", "。「", "」、", "“漢”", "—", "صلى الله عليه وسلم",
            "الله", "لا", "fi", "\u{AD}", "1٢３",
        ]
        for _ in 0..<12 {
            let font = Self.fonts.randomElement(using: &random) ?? Self.fonts[0]
            var text = ""
            for _ in 0..<Int.random(in: 1...14, using: &random) {
                let isNear = Int.random(in: 0..<4, using: &random) > 0
                switch Int.random(in: 0..<8, using: &random) {
                case 0: text += odd.randomElement(using: &random) ?? ""
                case 1:
                    let word = words.randomElement(using: &random) ?? ""
                    text += word.prefix(Int.random(in: 0...word.count, using: &random))
                default: text += (isNear ? near : words).randomElement(using: &random) ?? ""
                }
                if Int.random(in: 0..<5, using: &random) > 0 { text += " " }
            }
            let isRightToLeft = Bool.random(using: &random)
            try Self.compare(text, font, "seed \(seed)", isRightToLeft: isRightToLeft)
        }
    }

    @Test(arguments: ["表格的一行,「很好」慢慢展开", "펼쳐지고 닫히는 표의", "да and нет", "ήταν the ίδιο"])
    func itemsThatWereShapedBeforeAreNotShapedByPango(text: String) {
        // Pango divides text at tabs.
        let text = text + "\t"
        let spans = Paragraph(text, font: Self.fonts[0]).spans
        FontEngine.withLock { engine in
            let words = engine.cache(WordShapingEngine.self)
            let result = ShapingResult(
                shaping: text,
                spans: spans,
                isRightToLeft: false,
                engine: engine,
                words: words
            )
            #expect(!result.pangoItems.isEmpty)
            for (item, pango) in zip(result.items, result.pangoItems) {
                if item.range.lowerBound == text.utf8.count - 1 { continue }
                // Without a font that has them nothing is known about characters.
                guard item.glyphs.pointee.glyphs[0].glyph < 0x1000_0000 else { continue }
                let glyphs = Array(text.utf8CString.dropLast()).withUnsafeBufferPointer {
                    bytes in
                    result.marks.withUnsafeBufferPointer {
                        words.glyphs(
                            of: pango,
                            font: item.font,
                            features: FontFeatures(),
                            in: bytes,
                            marks: $0
                        )
                    }
                }
                #expect(glyphs != nil, "\(item.range)")
                if let glyphs { pango_glyph_string_free(glyphs) }
            }
        }
    }

    static func compare(
        _ text: String,
        _ font: FontDescription,
        _ comment: String,
        isRightToLeft: Bool = false,
        colors: Int = 1
    ) throws {
        let runs = (0..<colors).map { part in
            let length = text.count / colors
            let rest = text.dropFirst(part * length)
            let color = SIMD4(Float(part), 0, 0, 1)
            return TextRun(
                String(part == colors - 1 ? rest : rest.prefix(length)),
                style: TextStyle(font: font, color: color)
            )
        }
        let spans = Paragraph(runs).spans
        let (words, whole) = FontEngine.withLock { engine in
            let results = [engine.cache(WordShapingEngine.self), nil].map {
                ShapingResult(shaping: text, spans: spans, isRightToLeft: isRightToLeft, engine: engine, words: $0)
            }
            return (results[0], results[1])
        }
        let about = "\(comment): “\(text)” in \(font.family ?? "system") \(font.size)"
        let place = words.marks.indices.first { words.marks[$0].subtracting(.safeToBreak) != whole.marks[$0] }
        try #require(place == nil, "marks, \(about)")
        let width = words.advances.indices.first { words.advances[$0] != whole.advances[$0] }
        try #require(width == nil, "advances, \(about)")
        try #require(words.items.map(\.range) == whole.items.map(\.range), "items, \(about)")
        for (one, other) in zip(words.items, whole.items) {
            try #require(one.font == other.font && one.level == other.level, "font, \(about)")
            try #require(glyphs(one) == glyphs(other), "glyphs, \(about)")
        }
    }

    /// Returns the glyphs with their positions, without the fields that Pango leaves uninitialized.
    static func glyphs(_ item: ShapedItem) -> [[Int]] {
        (0..<item.glyphCount).map { index in
            let glyph = item.glyphs.pointee.glyphs[index]
            return [
                Int(glyph.glyph), Int(glyph.geometry.width), Int(glyph.geometry.x_offset), Int(glyph.geometry.y_offset),
                Int(item.glyphs.pointee.log_clusters[index]), Int(glyph.attr.is_cluster_start),
            ]
        }
    }
}
