import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Tests texts with attributes, their paragraphs and their layout against slow models.
@MainActor
struct StyledTextTests {
    private static let pieces = [
        "a", "word ", "\n", "\r", "\r\n", "\u{2029}", "é", "👩‍👩‍👧", "שלום",
        "a long line of words that needs several lines ", "",
    ]

    private static func setting(width: CGFloat = 120) -> TextSetting {
        TextSetting(
            width: width,
            font: .systemFont(ofSize: 17),
            isRightToLeft: false,
            traits: .current,
            linkAttributes: [:],
            typingAttributes: [:]
        )
    }

    /// Each UTF-16 unit has the attributes that it was inserted with.
    @Test(arguments: 0..<40) func attributesStayWithTheirText(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var runs = AttributeRuns(length: 0, attributes: [:])
        var model: [Int] = []
        for mark in 0..<30 {
            let (one, other) = (generator.below(model.count + 1), generator.below(model.count + 1))
            let range = min(one, other)..<max(one, other)
            let length = generator.below(5)
            runs.replace(range, withLength: length, attributes: [.kern: mark])
            model.replaceSubrange(range, with: Array(repeating: mark, count: length))
            #expect(runs.length == model.count, "seed \(seed)")
            for place in model.indices {
                #expect(runs.attributes(at: place)?[.kern] as? Int == model[place], "seed \(seed), \(mark), \(place)")
            }
            let part = runs.runs(in: range.clamped(to: 0..<model.count)).flatMap { run in
                Array(repeating: run.attributes[.kern] as? Int, count: run.range.count)
            }
            #expect(part == model[range.clamped(to: 0..<model.count)].map { $0 }, "seed \(seed), \(mark)")
        }
    }

    /// The paragraphs are those between line breaks, whatever the breaks are.
    @Test(arguments: 0..<40) func paragraphsEndAtBreaks(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let text = (0..<generator.below(12)).map { _ in Self.pieces[generator.below(Self.pieces.count)] }.joined()
        let ranges = ParagraphRanges.ranges(in: 0..<text.utf16.count, of: text)
        // `Character` has CR LF as one character, as a break.
        var expected: [String] = [""]
        for character in text {
            if ["\n", "\r", "\r\n", "\u{2029}"].contains(character) {
                expected.append("")
            } else {
                expected[expected.count - 1].append(character)
            }
        }
        if expected.last?.isEmpty == true { expected.removeLast() }
        #expect(ranges.map { text.part(utf16: $0.visible) } == expected, "seed \(seed)")
        #expect(ranges.reduce(0) { $0 + $1.length } == text.utf16.count)
    }

    /// An edit leads to the layout that the whole text has.
    @Test(arguments: 0..<30) func anEditLaysOutWhatAFreshLayoutHas(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var text = StyledText()
        let setting = Self.setting()
        var blocks = TextBlocks(text, setting)
        for step in 0..<15 {
            let (one, other) = (generator.below(text.end + 1), generator.below(text.end + 1))
            let range = generator.below(3) == 0 ? min(one, other)..<max(one, other) : one..<one
            let string = Self.pieces[generator.below(Self.pieces.count)]
            let font = UIFont.systemFont(ofSize: generator.below(2) == 0 ? 17 : 25)
            let replaced = text.replace(range, with: string, attributes: [.font: font])
            blocks.update(replacing: replaced, withLength: string.utf16.count, in: text, setting)
            let fresh = TextBlocks(text, setting)
            let context: Comment = "seed \(seed), step \(step): \(text.text.debugDescription)"
            #expect(blocks.size == fresh.size, context)
            #expect(blocks.blocks.map(\.start) == fresh.blocks.map(\.start), context)
            for place in 0...text.end where text.content.aligned(place) == place {
                #expect(blocks.caretRect(at: place) == fresh.caretRect(at: place), context)
            }
        }
    }

    /// A point beside a caret leads to its offset, or at the end of a broken line to the same place on the next one.
    @Test(arguments: 0..<30) func aPointLeadsToTheNearestCaret(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = Self.pieces.filter { !$0.contains("ש") }
        let string = (0..<10).map { _ in pieces[generator.below(pieces.count)] }.joined()
        let text = StyledText(string)
        let blocks = TextBlocks(text, Self.setting())
        for place in 0...text.end where text.content.aligned(place) == place {
            let caret = blocks.caretRect(at: place)
            let found = blocks.offset(at: CGPoint(x: caret.midX, y: caret.midY))
            #expect(blocks.caretRect(at: found) == caret, "seed \(seed), \(place) of \(string.debugDescription)")
        }
    }

    /// Marked text may begin in the middle of a run and cross several.
    @Test func markedTextIsUnderlined() {
        var text = StyledText("ab", attributes: [.kern: 1])
        text.replace(1..<1, with: "xy", attributes: [.kern: 2])
        text.select(from: 1, to: 3)
        _ = text.mark("mn", selecting: 0..<0, attributes: [.kern: 3])
        let runs = Self.setting().runs(in: 0..<4, of: text)
        #expect(runs.map(\.text).joined() == "amnb")
        #expect(runs.filter { $0.style.underline != nil }.map(\.text).joined() == "mn")
    }

    @Test func aParagraphBeginsAtTheSideOfItsDirection() {
        let blocks = TextBlocks(StyledText("ab\nשלום"), Self.setting())
        #expect(blocks.caretRect(at: 0).minX == 0 && blocks.caretRect(at: 3).minX == 120)
        #expect(!blocks.isRightToLeft(at: 0) && blocks.isRightToLeft(at: 3))
    }

    @Test func aLimitOfLinesEndsTheText() {
        let text = StyledText("one\ntwo\nthree\nfour")
        #expect(TextBlocks(text, Self.setting(), maximumLines: 2).blocks.count == 2)
        #expect(TextBlocks(text, Self.setting()).blocks.count == 4)
        #expect(TextBlocks(StyledText("one\n"), Self.setting()).blocks.count == 2)
        #expect(TextBlocks(StyledText(), Self.setting()).size.height > 0)
    }
}
