import SeededRandom
import Testing

@testable import TextLayout

/// Layout is the same without word shaping, when Pango shapes everything.
struct PangoOnlyLayoutTests {
    private static let fonts = [
        FontDescription(size: 15),
        FontDescription(size: 13, weight: 0.4),
        FontDescription(size: 17, isItalic: true),
        FontDescription(size: 12, hasMonospacedDigits: true),
        FontDescription(size: 13, isMonospaced: true),
        FontDescription(family: "Helvetica", size: 15),
        FontDescription(family: "DejaVu Sans", size: 12),
        FontDescription(family: "DejaVu Serif", size: 12),
        FontDescription(size: 15, features: .literal),
        FontDescription(family: "DejaVu Sans", size: 13, features: .literal),
        FontDescription(size: 14, features: FontFeatures(on: [.rareLigatures, .slashedZero, .fractions])),
    ]
    private static let lineBreaks: [LineBreak] = [
        .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
    ]

    @Test(arguments: 0..<80 as Range<UInt64>)
    func layoutIsThatOfPangoAlone(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<6 {
            let (runs, style) = (Self.runs(&random), Self.style(&random))
            let words = Paragraph(runs, style: style)
            let pango = Paragraph(runs, style: style, wordShaping: nil)
            // Several layouts of the same text, since shaped text and words are kept.
            for _ in 0..<4 {
                let width = random.below(8) == 0 ? .infinity : Double.random(in: 0...400, using: &random)
                let limit = random.below(4)
                let lineBreak = Self.lineBreaks.randomElement(using: &random) ?? .wordWrapping
                try Self.compare(
                    words.layout(width: width, maximumLines: limit, lineBreak: lineBreak),
                    pango.layout(width: width, maximumLines: limit, lineBreak: lineBreak),
                    "seed \(seed): \(runs.map { ($0.text, $0.style.font) }), \(width) \(limit) \(lineBreak)"
                )
            }
        }
    }

    private static func compare(_ words: TextFrame, _ pango: TextFrame, _ about: String) throws {
        let width = words.layoutWidth.isFinite ? words.layoutWidth : Double(words.size.width)
        try #require(words.isTruncated == pango.isTruncated, "\(about)")
        try #require(words.lines.map(\.source) == pango.lines.map(\.source), "\(about)")
        let described = [words, pango].map { LayoutDescription.lines(of: $0, in: width) }
        var isEqual = true
        for (index, (one, other)) in zip(described[0], described[1]).enumerated() where one != other {
            try #require(dependOnSpaces(words.lines[index], pango.lines[index]), "\(one)\n\(other)\n\(about)")
            isEqual = false
        }
        guard isEqual else { return }
        try #require(words.size == pango.size, "\(about)")
        let carets = [words, pango].map { LayoutDescription.carets(of: $0, in: width) }
        try #require(carets[0] == carets[1], "\(about)")
        let hits = [words, pango].map { LayoutDescription.hits(of: $0, in: width) }
        try #require(hits[0] == hits[1], "\(about)")
    }

    /// Whether two lines may differ because the font looks beyond a space: Inter raises a colon between capitals, and
    /// Liberation Sans kerns a space with the letter behind it.
    ///
    /// A break behind white space keeps the glyphs of the whole text, unless the line is shaped again because of
    /// its other end. Without word shaping that is more often so, since less is known of what the font does.
    private static func dependOnSpaces(_ words: Line, _ pango: Line) -> Bool {
        let text = Array(words.paragraph.text.utf8)
        let startsBehindSpace = words.source.lowerBound > 0 && text[words.source.lowerBound - 1] == 0x20
        let endsBehindSpace = words.visibleEnd < words.contentRange.upperBound
        guard let span = words.content.spans.overlapping(words.contentRange).first,
            !words.isTruncated, words.ownPieces.isEmpty, !pango.ownPieces.isEmpty
        else { return false }
        return ["Inter", "Liberation Sans"].contains(span.typeface.familyName) && (startsBehindSpace || endsBehindSpace)
    }

    /// Without this, the law would compare Pango with itself.
    @Test func wordShapingIsUsedUnlessLeftOut() {
        let runs = [TextRun("Rows that unfold", font: Self.fonts[0])]
        #expect(Paragraph(runs).shapedText(ofChunk: 0).script == .latin)
        let alone = Paragraph(runs, wordShaping: nil).shapedText(ofChunk: 0)
        #expect(alone.script == nil && alone.items.allSatisfy { $0.contextualGlyphs == nil })
    }

    /// Words, runs of letters, punctuation and odd characters, often of one script, in one style or several.
    private static func runs(_ random: inout SeededGenerator) -> [TextRun] {
        var style = TextStyle(font: fonts.randomElement(using: &random) ?? fonts[0])
        let script = Samples.byScript.keys.sorted().randomElement(using: &random) ?? "Latin"
        return (0..<(random.below(3) == 0 ? Int.random(in: 2...4, using: &random) : 1)).map { _ in
            switch random.below(8) {
            case 0: style.font = fonts.randomElement(using: &random) ?? fonts[0]
            case 1: style.kern = Double.random(in: -1...2, using: &random)
            case 2: style.color = SIMD4(Float(random.below(2)), 0, 0, 1)
            case 3: style.baselineOffset = Double(random.below(5))
            default: break
            }
            let isPlain = random.below(2) == 0
            return TextRun(isPlain ? WordShapingTests.text(&random) : text(of: script, &random), style: style)
        }
    }

    private static let odd = [
        "\t", "\n", "\u{2028}", "\u{AD}", "\u{200B}", "\u{301}", "\u{A0}", "fi", "-", "AVATo", "\u{0}", "a\u{AD}b",
        "mother-in-law", "a/b?c=d", "\u{2026}", "——", "1٢３", "\u{202E}", "   ",
    ]

    private static func text(of script: String, _ random: inout SeededGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...9, using: &random) {
            if random.below(3) == 0 {
                text += odd.randomElement(using: &random) ?? ""
                continue
            }
            let name = random.below(5) == 0 ? Samples.byScript.keys.sorted().randomElement(using: &random) : script
            let sample = Samples.byScript[name ?? script] ?? ""
            text += String(sample.dropFirst(random.below(sample.count)).prefix(Int.random(in: 1...24, using: &random)))
            if random.below(3) > 0 { text += " " }
        }
        return text
    }

    private static func style(_ random: inout SeededGenerator) -> ParagraphStyle {
        var style = ParagraphStyle()
        guard random.below(2) == 0 else { return style }
        let alignments: [ParagraphStyle.Alignment] = [.left, .center, .right, .justified, .natural]
        style.alignment = alignments.randomElement(using: &random) ?? .natural
        let directions: [ParagraphStyle.Direction] = [.natural, .leftToRight, .rightToLeft]
        style.direction = directions.randomElement(using: &random) ?? .natural
        style.headIndent = Double(random.below(3)) * 10
        style.firstLineHeadIndent = Double(random.below(3)) * 10
        style.breakRules = LineBreakRules(rawValue: UInt8(random.below(4)))
        return style
    }
}
