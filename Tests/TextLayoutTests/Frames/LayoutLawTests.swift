import Foundation
import SeededRandom
import Testing

@testable import TextLayout

/// Tests the laws that hold for any text at any width.
struct LayoutLawTests {
    private static let seeds = Array(UInt64(1)...40)
    private static let breaks: [LineBreak] = [
        .wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle,
    ]

    /// Returns a text of words in any script, spaces, breaks and unusual characters.
    private static func text(_ random: inout SeededGenerator) -> String {
        let odd = [
            "\n", "\r\n", "\u{2028}", "\u{2029}", "\t", "   ", "\u{0}", "\u{AD}", "\u{200B}", "\u{202E}", "\u{1}", "",
        ]
        let scripts = Samples.byScript.keys.sorted()
        var text = ""
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            if Int.random(in: 0..<4, using: &random) == 0 {
                text += odd.randomElement(using: &random) ?? ""
            } else if let sample = scripts.randomElement(using: &random).flatMap({ Samples.byScript[$0] }) {
                let start = Int.random(in: 0..<sample.count, using: &random)
                text += String(sample.dropFirst(start).prefix(Int.random(in: 1...20, using: &random)))
            }
        }
        return text
    }

    private static func run(_ seed: UInt64, _ body: (Paragraph, inout SeededGenerator) throws -> Void) rethrows {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let text = text(&random)
            // Few sizes, because Pango searches the fonts again for each size.
            let sizes: [Double] = [11, 17, 22.5]
            let size = sizes.randomElement(using: &random) ?? 17
            try body(Paragraph(text, font: FontDescription(size: size)), &random)
        }
    }

    @Test(arguments: seeds)
    func linesCoverTheTextInOrderAndNeverMoreThanAsked(seed: UInt64) {
        Self.run(seed) { paragraph, random in
            let width = Double.random(in: 0...300, using: &random)
            let limit = Int.random(in: 0...4, using: &random)
            let lineBreak = Self.breaks.randomElement(using: &random) ?? .clipping
            let frame = paragraph.layout(width: width, maximumLines: limit, lineBreak: lineBreak)
            #expect(limit == 0 || frame.numberOfLines <= limit)
            #expect(frame.lines.isEmpty == paragraph.text.isEmpty)
            var end = 0
            for line in frame.lines {
                let skipped = paragraph.substring(end..<line.source.lowerBound)
                #expect(skipped.allSatisfy { $0.isNewline })
                end = line.source.upperBound
            }
            if !frame.isTruncated {
                #expect(paragraph.substring(end..<paragraph.text.utf8.count).allSatisfy { $0.isNewline })
                #expect(!frame.lines.contains { $0.isTruncated })
            }
        }
    }

    @Test(arguments: seeds)
    func aLineIsWiderThanAllowedOnlyIfItIsASingleCharacterOrClipped(seed: UInt64) {
        Self.run(seed) { paragraph, random in
            let width = Double.random(in: 0...300, using: &random)
            for lineBreak in Self.breaks where lineBreak != .clipping {
                let frame = paragraph.layout(width: width, maximumLines: 3, lineBreak: lineBreak)
                for line in frame.lines where line.width > width + 0.001 {
                    // Without a font for it, a character may be several glyphs: a conjunct of Devanagari since
                    // Unicode 15.1.
                    let parts: BoundaryMarks = [.cluster, .caret]
                    let characters = line.contentRange.filter { line.content.marks[$0].isSuperset(of: parts) }
                    let shown = characters.filter { $0 < line.visibleEnd && line.content.advances[$0] > 0 }
                    // A soft hyphen may follow the single character.
                    let text = paragraph.text.debugDescription
                    #expect(shown.count <= 2, "\(line.width) in \(width), \(lineBreak), \(text)")
                }
            }
        }
    }

    @Test(arguments: seeds)
    func textSetInItsOwnSizeIsNotTruncatedAndStaysAsItIs(seed: UInt64) {
        Self.run(seed) { paragraph, random in
            let free = paragraph.layout()
            #expect(!free.isTruncated)
            for lineBreak in Self.breaks {
                let again = paragraph.layout(
                    width: free.size.width,
                    maximumLines: free.numberOfLines,
                    lineBreak: lineBreak
                )
                #expect(!again.isTruncated)
                #expect(again.size == free.size)
            }
            let width = Double.random(in: 20...300, using: &random)
            let wrapped = paragraph.layout(width: width)
            let again = paragraph.layout(width: width, maximumLines: wrapped.numberOfLines, lineBreak: .truncatingTail)
            #expect(!again.isTruncated)
            #expect(again.lines.map(\.range) == wrapped.lines.map(\.range))
        }
    }

    @Test(arguments: seeds)
    func anEllipsisStandsWhereAndOnlyWhereSomethingIsHidden(seed: UInt64) {
        Self.run(seed) { paragraph, random in
            guard !paragraph.text.contains("\u{2026}") else { return }
            let width = Double.random(in: 0...300, using: &random)
            let limit = Int.random(in: 1...3, using: &random)
            for lineBreak in [LineBreak.truncatingHead, .truncatingTail, .truncatingMiddle] {
                let frame = paragraph.layout(width: width, maximumLines: limit, lineBreak: lineBreak)
                for line in frame.lines {
                    let hasEllipsis =
                        line.pieces.contains { $0.isInserted } && line.content.text.contains("\u{2026}")
                    #expect(hasEllipsis == line.isTruncated)
                }
                let needs = paragraph.layout(width: width).numberOfLines > limit
                #expect(frame.isTruncated == needs)
                #expect(frame.lines.last?.isTruncated ?? false == needs)
            }
        }
    }

    @Test(arguments: seeds)
    func sizeIsTheLinesSumAndASecondLayoutIsEqual(seed: UInt64) {
        Self.run(seed) { paragraph, random in
            let width = Double.random(in: 1...300, using: &random)
            let frame = paragraph.layout(width: width)
            #expect(abs(frame.size.height - frame.lines.reduce(0) { $0 + $1.height }) < 1e-6)
            #expect(Double(frame.size.width) == frame.lines.map(\.width).max() ?? 0)
            let fresh = Paragraph(paragraph.text, font: paragraph.spans.first?.style.font ?? FontDescription(size: 1))
            let again = fresh.layout(width: width)
            #expect(again.size == frame.size)
            #expect(again.lines.map(\.range) == frame.lines.map(\.range))
            #expect(again.lines.map(\.width) == frame.lines.map(\.width))
        }
    }

    @Test(arguments: seeds)
    func fragmentsFillTheLineFromItsLeftEdgeToItsRight(seed: UInt64) {
        Self.run(seed) { paragraph, random in
            let width = Double.random(in: 30...300, using: &random)
            for line in paragraph.layout(width: width).lines {
                var fragments = line.fragments().filter { !$0.isHanging }
                #expect(abs((fragments.first?.x ?? 0)) < 2 || line.endsParagraph)
                let end = fragments.last.map { $0.x + $0.width } ?? 0
                if !line.endsParagraph {
                    #expect(abs(Double(units: end) - line.width) < 0.002, "\(line.source) in \(width)")
                }
                fragments.sort { $0.range.lowerBound < $1.range.lowerBound }
                for (one, next) in zip(fragments, fragments.dropFirst()) {
                    #expect(one.range.upperBound == next.range.lowerBound)
                }
            }
        }
    }

    @Test(arguments: seeds)
    func theCaretsPlaceLeadsBackToTheCaret(seed: UInt64) {
        Self.run(seed) { paragraph, random in
            let width = Double.random(in: 100...400, using: &random)
            let frame = paragraph.layout(width: width)
            for line in frame.lines where !line.content.items.contains(where: { $0.level != 0 }) {
                for byte in line.contentRange where line.content.marks[byte].isSuperset(of: [.caret, .scalar]) {
                    guard byte < line.visibleEnd, line.content.advances[byte] > 0 else { continue }
                    let index = paragraph.utf16Offset(line.sourceByte(byte))
                    let caret = frame.caretRect(at: index, in: width)
                    let found = frame.index(at: CGPoint(x: caret.minX + 0.01, y: caret.midY), in: width)
                    // Several zero-width characters share a position.
                    let again = frame.caretRect(at: found, in: width)
                    #expect(abs(again.minX - caret.minX) < 0.01 && again.minY == caret.minY, "\(index) \(found)")
                }
            }
        }
    }
}
