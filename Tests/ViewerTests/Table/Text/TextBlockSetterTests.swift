import SeededRandom
import Testing
import UIKit

@testable import Documents
@testable import Viewer

/// Tests that blocks are the whole text, divided at the ends of lines.
@Suite @MainActor struct TextBlockSetterTests {
    private static let fonts = [DocumentCell.summaryFont, DocumentCell.detailFont]

    private func lineCount(of text: String, _ font: UIFont, _ width: CGFloat) -> Int {
        let label = UILabel()
        (label.font, label.numberOfLines, label.text) = (font, 0, text)
        let flow = TextFlow(LongText(text, font: font), text, nil, width: width)
        if flow.isNeeded {
            let whole = NSMutableAttributedString(string: text, attributes: [.font: font])
            flow.apply(to: whole)
            label.attributedText = whole
        }
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        let height = label.textRect(forBounds: room, limitedToNumberOfLines: 0).height
        // A label with several lines is one point taller at its bottom.
        return Int((height / font.lineHeight).rounded(.down))
    }

    private func check(_ text: String, _ font: UIFont, _ width: CGFloat, _ comment: Comment) -> TextBlocks {
        let blocks = TextBlockSetter.blocks(of: LongText(text, font: font), width: width)
        var (byte, line) = (0, 0)
        for block in blocks.blocks {
            #expect(block.bytes.lowerBound == byte && !block.bytes.isEmpty, comment)
            #expect(block.lines.lowerBound == line && !block.lines.isEmpty, comment)
            #expect(String(validating: Array(text.utf8)[block.bytes], as: UTF8.self) != nil, comment)
            (byte, line) = (block.bytes.upperBound, block.lines.upperBound)
        }
        #expect(byte == text.utf8.count && line == blocks.lineCount, comment)
        return blocks
    }

    /// Text with line breaks takes as many lines as in one label.
    @Test func textInLinesIsAsHighAsInOneLabel() {
        let pieces = [
            "\n", "\n\n", "word ", "    \"key\": [1, 2],", "漢字かな", "שלום", "\t", "x\u{301}", "\u{AD}", "한국어 낱말 ", "👩‍👧",
            "averyverylongwordwithoutanyspaces", "a\u{2028}b", " ",
        ]
        for seed in 1...60 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var text = ""
            var length = 0
            for _ in 0..<Int.random(in: 1...400, using: &generator) {
                let piece = pieces.randomElement(using: &generator) ?? ""
                length = piece.contains("\n") ? 0 : length + piece.utf8.count
                text += piece
                if length > 1000 { (text, length) = (text + "\n", 0) }
            }
            let font = Self.fonts[seed % 2]
            let width = CGFloat([60, 200, 333.5, 900][seed / 2 % 4])
            let blocks = check(text, font, width, "seed \(seed)")
            #expect(blocks.lineCount == lineCount(of: text, font, width), "seed \(seed)")
        }
    }

    /// Lines with keys, marks and white space before their text wrap as they do in one label with the same indents.
    @Test func indentedTextIsAsHighAsInOneLabel() {
        let leads = ["", "    ", "key: ", "\t", "- ", "  • ", "12. ", "│ ", "a very long key of many words: ", "+    "]
        let words = ["word", "longer,", "Zoë", "漢字", "שלום", "averyverylongwordindeed"]
        for seed in 1...40 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var (text, spans): (String, [TextSpan]) = ("", [])
            for _ in 0..<Int.random(in: 2...40, using: &generator) {
                let lead = leads.randomElement(using: &generator) ?? ""
                if lead.hasSuffix(": ") { spans.append(TextSpan(text.utf8.count..<(text + lead).utf8.count, .key)) }
                let count = Int.random(in: 0...30, using: &generator)
                text +=
                    lead + (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
                text += "\n"
            }
            let font = Self.fonts[seed % 2]
            let width = CGFloat([150, 200, 333.5, 900][seed / 2 % 4])
            let content = LongText(text, spans: spans, font: font, isCode: seed % 3 == 0)
            let whole = NSMutableAttributedString(string: text, attributes: [.font: font])
            let flow = TextFlow(content, text, nil, width: width)
            if flow.isNeeded { flow.apply(to: whole) }
            let label = UILabel()
            (label.numberOfLines, label.font, label.attributedText) = (0, font, whole)
            let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
            let height = label.textRect(forBounds: room, limitedToNumberOfLines: 0).height
            let blocks = TextBlockSetter.blocks(of: content, width: width)
            #expect(blocks.lineCount == Int((height / font.lineHeight).rounded(.down)), "seed \(seed)")
            #expect(content.hasIndents, "seed \(seed)")
        }
    }

    /// A long line is divided where it would break in one label, too. Only the rule against a single
    /// word in the last line isn't applied.
    @Test(arguments: [0, 1], [45.0, 200, 358])
    func aLongLineBreaksWhereItDoesInOneLabel(font: Int, width: Double) {
        var generator = SeededGenerator(seed: 7)
        let words = ["a", "word", "longer,", "averyverylongwordindeed", "1", "Zoë", "fi", "AV"]
        let text = (0..<1500).map { _ in words.randomElement(using: &generator) ?? "" }.joined(separator: " ")
        let blocks = check(text, Self.fonts[font], width, "\(font) \(width)")
        #expect(blocks.count > 2)
        #expect(abs(blocks.lineCount - lineCount(of: text, Self.fonts[font], width)) <= 1)
    }

    @Test func hostileTextIsDivided() {
        let texts = [
            String(repeating: "\n", count: 10_000), String(repeating: "x", count: 30_000),
            "e" + String(repeating: "\u{301}", count: 100_000), String(repeating: "א ", count: 9000),
            String(repeating: "\u{200B}", count: 30_000), String(repeating: "\u{2066}", count: 5000),
            String(repeating: "👩‍👩‍👧", count: 2000), String(repeating: "\u{FFFD}", count: 9000), "\n", "a", "",
        ]
        for (index, text) in texts.enumerated() {
            for font in Self.fonts { _ = check(text, font, 300, "text \(index)") }
        }
        #expect(TextBlockSetter.blocks(of: LongText(texts[0], font: Self.fonts[0]), width: 300).lineCount == 10_000)
        #expect(TextBlockSetter.blocks(of: LongText("a", font: Self.fonts[0]), width: 0).count == 0)
    }

    @Test func blocksAreFoundByPlace() {
        let text = (0..<500).map { "line \($0)" }.joined(separator: "\n")
        let blocks = TextBlockSetter.blocks(of: LongText(text, font: Self.fonts[1]), width: 300)
        let line = blocks.lineHeight
        for top in stride(from: -50.0, to: blocks.height + 50, by: 31) {
            let found = blocks.indices(from: top, to: top + 100)
            let wanted = (0..<blocks.count).filter {
                CGFloat(blocks[$0].lines.upperBound) * line > top
                    && CGFloat(blocks[$0].lines.lowerBound) * line < top + 100
            }
            #expect(Array(found) == wanted)
        }
        for (index, block) in blocks.blocks.enumerated() {
            #expect(blocks.index(ofByte: block.bytes.lowerBound) == index)
            #expect(blocks.index(ofByte: block.bytes.upperBound - 1) == index)
        }
    }
}
