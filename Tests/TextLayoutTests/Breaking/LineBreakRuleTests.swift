import SeededRandom
import Testing

@testable import TextLayout

/// Tests line breaks that aren't simply the last ones that fit.
struct LineBreakRuleTests {
    private static let font = FontDescription(size: 17)
    private static let words = [
        "a", "row", "unfolds", "quickly", "AVATAR", "well-known", "שורה", "נפתחת", "표의", "부드럽게", "펼쳐지고", "12", "表格的一行",
        "extraordinarily",
    ]

    private static func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...14, using: &random)).map { _ in
            (words.randomElement(using: &random) ?? "")
                + (["\n", "  ", " ", " ", " ", " "].randomElement(using: &random) ?? " ")
        }.joined()
    }

    private static func lines(_ text: String, _ width: Double, rules: LineBreakRules) -> [String] {
        let paragraph = Paragraph(text, font: font, style: ParagraphStyle(breakRules: rules))
        return paragraph.layout(width: width).lines.map { paragraph.substring($0.source) }
    }

    /// Returns the lines that the rule requires, by laying out all parts again.
    private static func model(_ text: String, _ width: Double) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).flatMap { chunk -> [String] in
            var plain = lines(chunk, width, rules: [])
            guard plain.count > 1, let last = plain.last, !trimmed(last).contains(" ") else { return plain }
            let before = plain[plain.count - 2]
            guard let space = trimmed(before).lastIndex(of: " "), !trimmed(before[...space]).isEmpty else {
                return plain
            }
            let (kept, moved) = (String(before[...space]), String(before[before.index(after: space)...]) + last)
            guard lines(moved, width, rules: []).count == 1 else { return plain }
            plain.replaceSubrange((plain.count - 2)..., with: [kept, moved])
            return plain
        }
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        var text = String(text)
        while text.last == " " { text.removeLast() }
        return text
    }

    @Test(arguments: UInt64(1)...60)
    func noWordIsLeftAloneThatAnotherOneCanJoin(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<8 {
            let text = Self.text(&random)
            let width = Double.random(in: 20...400, using: &random)
            let found = Self.lines(text, width, rules: .noOrphans)
            let expected = Self.model(text, width).filter { text.contains("\n") ? true : !$0.isEmpty }
            #expect(found.filter { !$0.isEmpty } == expected.filter { !$0.isEmpty }, "\(text) in \(width)")
            #expect(found.count == Self.lines(text, width, rules: []).count)
        }
    }

    @Test func anOrphanIsJoinedByOneWord() {
        let width = Paragraph("one two three four", font: Self.font).layout().size.width + 1
        #expect(Self.lines("one two three four five", width, rules: []) == ["one two three four ", "five"])
        #expect(Self.lines("one two three four five", width, rules: .noOrphans) == ["one two three ", "four five"])
        // A line separator doesn't end a paragraph.
        #expect(
            Self.lines("one two three four five\u{2028}six", width, rules: .noOrphans)
                == ["one two three four ", "five", "six"]
        )
    }

    @Test(arguments: [
        LineBreak.truncatingHead, .truncatingMiddle, .truncatingTail, .wordWrapping, .charWrapping, .clipping,
    ])
    func asManyLinesAreNeededAndWhatIsCutOffIsCutOffAsBefore(lineBreak: LineBreak) {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let text = Self.text(&random)
            let width = Double.random(in: 20...400, using: &random)
            let plain = Paragraph(text, font: Self.font)
            let ruled = Paragraph(text, font: Self.font, style: ParagraphStyle(breakRules: .noOrphans))
            for limit in 0...4 {
                let (one, other) = (
                    plain.layout(width: width, maximumLines: limit, lineBreak: lineBreak),
                    ruled.layout(width: width, maximumLines: limit, lineBreak: lineBreak)
                )
                #expect(one.numberOfLines == other.numberOfLines && one.isTruncated == other.isTruncated)
                #expect(one.size.height == other.size.height && other.size.width <= max(one.size.width, width))
                if one.isTruncated || !lineBreak.wrapsWords, !text.contains("\n") {
                    #expect(one.lines.map(\.source) == other.lines.map(\.source), "\(text) in \(width)")
                }
            }
        }
    }

    @Test(arguments: UInt64(1)...30)
    func wordsOfHangulArePartedOnlyWhereALineIsTooNarrowForThem(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let sample = try #require(Samples.byScript["Korean"])
        for _ in 0..<10 {
            let text = String(sample.dropFirst(Int.random(in: 0...10, using: &random)))
            let width = Double.random(in: 20...300, using: &random)
            let lines = Self.lines(text, width, rules: .wholeHangulWords)
            #expect(lines.joined() == text)
            let words = text.split(separator: " ")
            for (line, next) in zip(lines, lines.dropFirst()) where line.last != " " {
                let parted = words.filter { $0.contains(line.suffix(1) + next.prefix(1)) }
                #expect(
                    parted.contains { Paragraph(String($0), font: Self.font).layout().size.width > width },
                    "\(line)|\(next) in \(width)"
                )
            }
        }
    }

    @Test func breaksBesideHangulStay() {
        let text = "표a표 漢字표 가나"
        let whole = Paragraph(text, font: Self.font, style: ParagraphStyle(breakRules: .wholeHangulWords))
        let plain = Paragraph(text, font: Self.font).shapedText(ofChunk: 0)
        let marks = whole.shapedText(ofChunk: 0).marks
        let last = text.utf8.count - 3
        #expect(plain.marks[last].contains(.word) && !marks[last].contains(.word))
        for byte in marks.indices where byte != last {
            #expect(marks[byte].contains(.word) == plain.marks[byte].contains(.word), "\(byte)")
        }
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 0, -5, 1e300])
    func noWidthIsTooOdd(width: Double) {
        for text in ["", " ", "a b", "가 나", "a\n\nb c", String(repeating: " ", count: 90)] {
            let found = Self.lines(text, width, rules: [.noOrphans, .wholeHangulWords])
            #expect(found.count == Self.lines(text, width, rules: []).count)
        }
    }

    @Test func ofLargeTextsNoMoreIsLookedAt() {
        let style = ParagraphStyle(breakRules: [.noOrphans, .wholeHangulWords])
        for part in ["가", "word ", "x"] {
            let paragraph = Paragraph(
                String(repeating: part, count: 3_000_000 / part.utf8.count),
                font: Self.font,
                style: style
            )
            let frame = paragraph.layout(width: 300, maximumLines: 3, lineBreak: .truncatingTail)
            #expect(frame.isTruncated && frame.numberOfLines == 3)
            #expect(paragraph.shapedByteCount < 100_000)
        }
    }
}
