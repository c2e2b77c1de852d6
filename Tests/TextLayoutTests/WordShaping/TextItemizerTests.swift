import CPango
import SeededRandom
import Testing

@testable import TextLayout

/// Tests that text that is itemized and broken without Pango equals Pango's.
struct TextItemizerTests {
    /// The characters of scripts, and those that occur among them.
    private static let alphabets: [String: [String]] = [
        "Arabic": ["ابتثجحخدذرزسشصضطظعغفقكلمنهويىئءؤةلا", "َُِّْٰـ\u{200C}\u{200D}", "،؛؟٪«»", "٠١٢٣٤۵۶", "پچژگکی"],
        "Hebrew": ["אבגדהוזחטיכלמנסעפצקרשתםןץףך", "ְִֵַָֹּׁ", "־׳״„”‚’", "ﬀ₪"],
        "Devanagari": ["कखगघचजटडणतदनपबमयरलवशषसह", "ािीुूेैोौंःँ़्ॅॉ", "।॥ॐ", "०१२३", "रिकिर्क्षत्रज्ञ"],
        "Thai": ["กขคงจฉชซญดตถทธนบปผฝพฟมยรลวศสหอฮ", "เแโใไาะำ", "่้๊๋ัิีึืุู็์", "๐๑๒ๆฯ", "“”…"],
        "Chinese": ["表格的一行慢慢展开又收回去", "，。、：；！？（）「」《》“”…—", "ＡＢ１２％￥", "々〇\u{3000}"],
        "Japanese": ["テーブルの行がなめらかに開いて", "ァィゥッャュョー・ゝ", "、。「」『』（）〜", "ｱｶﾞﾊﾟ", "か\u{3099}"],
        "Korean": ["표의행이부드럽게펼쳐지고다시접힙니다", "가나다라각낙닥락", "“”‘’·…", "ㄱㄴㅏㅑ\u{1100}\u{1161}\u{11A8}"],
        "Other": ["ქართული", "հայերեն", "ਪੰਜਾਬੀ", "தமிழ்", "বাংলা", "ລາວຳ", "ខ្មែរ", "አማርኛ"],
    ]
    private static let guests = [
        "abcXYZfiAV", "0123456789", ".,:;!?'\"-/%$#&*+=@", "()[]{}<>«»‘’“”", "éüßñÅ", "дождь", "λόγος", "\u{A0}–—…•",
    ]

    static let scripts = alphabets.keys.sorted()

    /// Random text of a script, with some of others.
    static func text(_ script: String, _ random: inout SeededGenerator) -> String {
        let own = alphabets[script] ?? []
        return (0..<Int.random(in: 1...14, using: &random)).map { _ in
            let word = (0..<Int.random(in: 1...7, using: &random)).map { _ -> String in
                let alphabet =
                    random.below(6) == 0
                    ? guests.randomElement(using: &random)
                    : random.below(2) == 0 ? own.first : own.randomElement(using: &random)
                return alphabet?.unicodeScalars.randomElement(using: &random).map { String($0) } ?? ""
            }
            return word.joined() + (random.below(3) > 0 ? " " : random.below(9) == 0 ? "   " : "")
        }.joined()
    }

    @Test(arguments: scripts, 0..<30 as Range<UInt64>)
    func itemsAndBreaksAreThoseOfPango(script: String, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<30 {
            let font = WordShapingTests.fonts.randomElement(using: &random) ?? WordShapingTests.fonts[0]
            let isRightToLeft = Bool.random(using: &random)
            let text = Self.text(script, &random)
            try WordShapingTests.compare(text, font, "seed \(seed)", isRightToLeft: isRightToLeft)
        }
    }

    /// The boundaries of words of a sample, put together again in another order.
    @Test(arguments: Samples.byScript.keys.sorted(), 0..<8 as Range<UInt64>)
    func wordsInAnyOrderAreAsInPango(script: String, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let sample = try #require(Samples.byScript[script])
        for _ in 0..<12 {
            let words = sample.split(separator: " ").shuffled(using: &random).prefix(8).map { word in
                random.below(4) == 0 ? String(word.dropFirst(random.below(word.count))) : String(word)
            }
            let font = WordShapingTests.fonts.randomElement(using: &random) ?? WordShapingTests.fonts[0]
            let text = words.joined(separator: " ")
            try WordShapingTests.compare(text, font, "seed \(seed)", isRightToLeft: seed % 2 == 1)
        }
    }

    /// Without this, the laws would compare Pango with itself.
    @Test(arguments: Samples.byScript.keys.sorted().filter { $0 != "Emoji" })
    func pangoIsNotAskedForItems(script: String) throws {
        let text = try #require(Samples.byScript[script])
        let spans = Paragraph(text, font: WordShapingTests.fonts[0]).spans
        for isRightToLeft in [false, true] {
            let result = FontEngine.withLock { engine in
                ShapingResult(
                    shaping: text,
                    spans: spans,
                    isRightToLeft: isRightToLeft,
                    engine: engine,
                    words: engine.cache(WordShapingEngine.self)
                )
            }
            // Characters that no font has are left to Pango.
            let hasFonts = result.items.allSatisfy { item in
                (0..<item.glyphCount).allSatisfy { item.glyphs.pointee.glyphs[$0].glyph < 0x1000_0000 }
            }
            #expect(!hasFonts || result.pangoItems.isEmpty)
        }
    }

    @Test(arguments: ["a\tb", "a\u{202E}b", "\u{FFFC}", "❤\u{FE0F}", "☎", "a\u{20E3}", "\u{E000}", "👍", "\u{AD}"])
    func charactersThatDivideItemsAreLeftToPango(text: String) {
        var text = text
        text.withUTF8 { #expect(DecodedText($0, TextCharacterTable()) == nil) }
    }
}
