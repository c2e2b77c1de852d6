import SeededRandom
import Testing

@testable import TextLayout

/// Tests lines that split a run that was shaped together.
struct PartedLineTests {
    /// Texts of our own that lines part between characters: without spaces, or full of kerning, ligatures and
    /// conjuncts.
    private static let texts = [
        "Latin": "AVAToToWaffleTeVaffinityLTyRAVoffice",
        "Arabic": "والمستقبلوالكتابةوالقراءةفيالمدرسةالجديدة",
        "Hebrew": "שורהארוכהמאודבליריווחיםבכלללאורכה",
        "Thai": "ตารางที่เปิดกว้างขึ้นเรื่อยๆจนผู้อ่านเห็นทุกบรรทัดน้ำใสปู่ย่า",
        "Japanese": "「ひらく」、「とじる」。ァィゥェォッャュョー・テーブル(行)がタップでトッテモ",
        "Chinese": "打开(第一行),「再收回去」。一二三,四五六!",
        "Korean": "펼쳐지고닫히는표의모든행을읽는사람들이웃는다",
        "Mixed": "abcשלוםהעולםdefמרחבאווירTo",
    ]

    @Test(arguments: texts.keys.sorted(), [true, false])
    func aPartedLineIsAsWideAsPangoMakesIt(script: String, byCharacters: Bool) throws {
        let text = try #require(Self.texts[script])
        var random = SeededGenerator(seed: 3)
        for _ in 0..<60 {
            let fonts = [FontDescription(size: 17), FontDescription(family: "DejaVu Sans", size: 12)]
            let font = fonts.randomElement(using: &random) ?? fonts[0]
            let width = Double.random(in: 30...400, using: &random)
            let frame = Paragraph(text, font: font)
                .layout(width: width, lineBreak: byCharacters ? .charWrapping : .wordWrapping)
            let reference = PangoReference(text, font: font, width: width, byCharacters: byCharacters)
            let about = "\(script) in \(font.family ?? "system"), \(width)"
            try #require(frame.lines.map(\.source) == reference.lines.map(\.range), "\(about)")
            for (line, other) in zip(frame.lines, reference.lines) {
                #expect(abs(line.width - other.width) < 0.002, "\(about): \(other.range) \(line.width) \(other.width)")
            }
        }
    }

    /// The rule that decides whether a break leaves glyphs unchanged, against shaping both sides again.
    @Test(arguments: Samples.byScript.keys.sorted())
    func whereABreakAltersNothingBothSidesKeepTheirGlyphs(script: String) throws {
        let text = try #require(Samples.byScript[script])
        for font in [FontDescription(size: 17), FontDescription(family: "Helvetica", size: 15)] {
            let whole = Paragraph(text, font: font).shapedText(ofChunk: 0)
            for byte in 1..<whole.count where whole.marks[byte].isSuperset(of: [.cluster, .character]) {
                // Behind white space the rule is UAX 14's, not the font's.
                guard !whole.isUnsafeToBreak(at: byte), whole.visibleEnd(of: (byte - 1)..<byte) == byte else {
                    continue
                }
                guard whole.items[0].analysis != nil else { continue }
                let parts = [ShapedText(0..<byte, of: whole), ShapedText(byte..<whole.count, of: whole)]
                #expect(parts.flatMap(\.advances) == whole.advances, "\(script) at \(byte)")
                #expect(parts.flatMap { Self.glyphs($0) } == Self.glyphs(whole), "\(script) at \(byte)")
            }
        }
    }

    /// The safe break positions of words, against shaping both sides again.
    @Test(arguments: ["Latin", "Cyrillic", "Greek"])
    func atASeamBothSidesKeepTheirGlyphs(script: String) throws {
        let sample = try #require(Samples.byScript[script])
        for font in [FontDescription(size: 17), FontDescription(family: "Helvetica", size: 15)] {
            let style = TextStyle(font: font)
            for text in [sample.filter { $0 != "\u{2014}" }, "AVATo-Te (Wa)-ffi fl-fi LTyRAV"] {
                let whole = Paragraph(text, font: font).shapedText(ofChunk: 0)
                guard whole.script != nil else { continue }
                for byte in 1..<whole.count where whole.marks[byte].contains(.safeToBreak) {
                    let parts = FontEngine.withLock { engine in
                        [Array(text.utf8)[..<byte], Array(text.utf8)[byte...]].map { bytes in
                            let span = StyleSpan(
                                range: 0..<bytes.count,
                                style: style,
                                typeface: engine.typeface(for: font)
                            )
                            return ShapingResult(
                                shaping: String(decoding: bytes, as: UTF8.self),
                                spans: [span],
                                isRightToLeft: false,
                                engine: engine,
                                words: nil
                            )
                        }
                    }
                    #expect(parts.flatMap(\.advances) == whole.advances, "\(text) at \(byte)")
                    let glyphs = parts.flatMap { part in
                        part.items.flatMap { item in
                            (0..<item.glyphCount).map { item.glyphs.pointee.glyphs[$0].glyph }
                        }
                    }
                    #expect(glyphs == Self.glyphs(whole), "\(text) at \(byte)")
                }
            }
        }
    }

    /// Returns the glyphs of the items in logical order, with each item's glyphs in its reading direction.
    private static func glyphs(_ text: ShapedText) -> [UInt32] {
        text.items.flatMap { item in
            let glyphs = (0..<item.glyphCount).map { item.glyphs.pointee.glyphs[$0].glyph }
            return item.isRightToLeft ? glyphs.reversed() : glyphs
        }
    }

    @Test func ideographsArePartedWithoutBeingShapedAnew() {
        let whole = Paragraph("表格的一行慢慢展开", font: FontDescription(size: 17)).shapedText(ofChunk: 0)
        // Without a font that has the characters, nothing is known about them.
        guard whole.items.allSatisfy({ $0.glyphs.pointee.glyphs[0].glyph < 0x1000_0000 }) else { return }
        #expect(!(1..<whole.count).contains { whole.marks[$0].contains(.cluster) && whole.isUnsafeToBreak(at: $0) })
    }

    @Test func kernedLettersArePartedAnew() {
        let whole = Paragraph("AVAV", font: FontDescription(family: "DejaVu Sans", size: 17)).shapedText(ofChunk: 0)
        #expect(whole.isUnsafeToBreak(at: 1))
    }

    @Test(arguments: ["W", "AV", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "表"])
    func aTextOfOneLineIsNotTruncatedAtItsWidth(text: String) {
        for font in [FontDescription(size: 17), FontDescription(size: 60)] {
            let paragraph = Paragraph(text, font: font)
            for width in stride(from: 0.0, through: 100, by: 1.5) {
                for lineBreak in [LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail] {
                    let frame = paragraph.layout(width: width, maximumLines: 1, lineBreak: lineBreak)
                    #expect(frame.isTruncated == (paragraph.layout(width: width).numberOfLines > 1))
                }
            }
        }
    }
}
