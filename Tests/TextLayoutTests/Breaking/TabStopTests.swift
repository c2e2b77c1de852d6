import Foundation
import SeededRandom
import Testing

@testable import TextLayout

/// Tests text at tab stops, against measuring each column separately.
struct TabStopTests {
    private static let font = FontDescription(size: 17)
    private static let words = ["a", "Row", "12.5", "1234.75", "unfolds", "x.y.z", "", "two words", "שורה", "WA"]

    private static func stops(_ random: inout SeededGenerator) -> [TabStops.Stop] {
        var location = 0.0
        return (0..<Int.random(in: 0...5, using: &random)).map { _ in
            location += .random(in: 5...120, using: &random)
            let alignments: [TabStops.Alignment] = [.leading, .center, .trailing]
            return TabStops.Stop(
                location: location,
                alignment: alignments.randomElement(using: &random) ?? .leading,
                terminators: Bool.random(using: &random) ? CharacterSet(charactersIn: ".") : nil
            )
        }
    }

    /// Returns the start and end of each column of a text whose characters have the given widths.
    private static func model(
        _ columns: [String],
        _ stops: [TabStops.Stop],
        interval: Double,
        indent: Double,
        text: ShapedText
    ) -> [(start: Double, end: Double)] {
        var places: [(start: Double, end: Double)] = []
        var (end, byte) = (indent, 0)
        for (index, column) in columns.enumerated() {
            var start = end
            if index > 0 {
                let stop =
                    stops.first { $0.location > end + 0.0005 }
                    ?? TabStops.Stop(location: ((end + 0.0005) / interval).rounded(.down) * interval + interval)
                let terminator: Character? = stop.terminators == nil ? nil : "."
                let count = column.prefix { $0 != terminator }.utf8.count
                let aligned = Double(units: text.advance(of: byte..<(byte + count)))
                start =
                    switch stop.alignment {
                    case .leading: stop.location
                    case .center: max(end, stop.location - aligned / 2)
                    case .trailing: max(end, stop.location - aligned)
                    }
            }
            end = start + Double(units: text.advance(of: byte..<(byte + column.utf8.count)))
            places.append((start, end))
            byte += column.utf8.count + 1
        }
        return places
    }

    @Test func aCharacterWithoutWidthEndsItsLineWhereItStands() {
        let isolates = String(repeating: "\u{2066}", count: 40)
        let text = isolates + String(repeating: "\t", count: 100) + isolates
        let frame = Paragraph(text, font: Self.font).layout(width: 300)
        // The tabs hang at the end of the first line, as white space does.
        #expect(frame.lines.map(\.source) == [0..<220, 220..<340])
    }

    /// A tab behind the last stop is as wide as it has to be, and no wider than a stop farther than without a limit.
    @Test func tabsBehindTheLastStopHaveALeastWidth() {
        let stops = TabStops([.init(location: 5)], interval: 80, leastWidth: 10)
        let next = { (place: Double) in Double(units: stops.next(after: place.units).place) }
        // To a stop that was asked for it is as near as it stands.
        #expect(next(0) == 5 && next(4.9) == 5)
        #expect(next(5) == 80 && next(69) == 80 && next(70) == 80)
        #expect(next(70.1) == 160 && next(79.9) == 160 && next(80) == 160 && next(150) == 160 && next(151) == 240)
        #expect(Double(units: TabStops(interval: 80).next(after: 79.9.units).place) == 80)
        // More than the distance of the stops is no limit.
        #expect(Double(units: TabStops(interval: 80, leastWidth: 900).next(after: 1.0.units).place) == 160)
        #expect(Double(units: TabStops(interval: 80, leastWidth: .nan).next(after: 79.9.units).place) == 80)
    }

    @Test func monospacedColumnsOfEightStandUnderEachOther() {
        let font = FontDescription(size: 13, isMonospaced: true)
        let space = Double(Paragraph("a|", font: font).layout().size.width) / 2
        let style = ParagraphStyle(tabs: TabStops(interval: 8 * space, leastWidth: space))
        for count in 0...40 {
            let column = String(repeating: "x", count: count)
            let frame = Paragraph("\(column)\t|", font: font, style: style).layout()
            let wanted = Double(count / 8 * 8 + 8 + 1) * space
            #expect(abs(Double(frame.size.width) - wanted) < 0.1, "\(count)")
        }
    }

    @Test(arguments: UInt64(1)...40, [false, true])
    func columnsStandAtTheirStops(seed: UInt64, isRightToLeft: Bool) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            let stops = Self.stops(&random)
            let intervals: [Double] = [28, 10, 73.5]
            let interval: Double = intervals.randomElement(using: &random) ?? 28
            let indent: Double = Bool.random(using: &random) ? 13 : 0
            var columns: [String] = []
            for _ in 0..<Int.random(in: 2...6, using: &random) {
                columns.append(Self.words.randomElement(using: &random) ?? "")
            }
            columns.append("end")
            let style = ParagraphStyle(
                direction: isRightToLeft ? .rightToLeft : .leftToRight,
                firstLineHeadIndent: indent,
                tabs: TabStops(stops.shuffled(using: &random), interval: interval)
            )
            let text = columns.joined(separator: "\t")
            let paragraph = Paragraph(text, font: Self.font, style: style)
            let frame = paragraph.layout(width: 5000)
            let plain = paragraph.shapedText(ofChunk: 0)
            let expected = Self.model(columns, stops, interval: interval, indent: indent, text: plain)
            #expect(frame.numberOfLines == 1)
            #expect(abs((frame.lines.first?.width ?? 0) - ((expected.last?.end ?? 0) - indent)) < 0.01, "\(text)")
            var offset = 0
            for (column, place) in zip(columns, expected) {
                defer { offset += column.utf16.count + 1 }
                guard !column.isEmpty else { continue }
                let rects = frame.rects(for: offset..<(offset + column.utf16.count), in: 5000)
                let left: Double = rects.map { Double($0.minX) }.min() ?? -1
                let right: Double = rects.map { Double($0.maxX) }.max() ?? -1
                let begin = isRightToLeft ? 5000 - right : left
                #expect(abs(begin - place.start) < 0.01, "\(column) of \(text)")
                #expect(abs(right - left - (place.end - place.start)) < 0.01, "\(column) of \(text)")
                // Hit testing finds the visible character.
                let point = CGPoint(x: left + 0.01, y: 3)
                #expect((offset...(offset + column.utf16.count)).contains(frame.index(at: point, in: 5000)))
            }
        }
    }

    @Test(arguments: UInt64(1)...40)
    func linesHoldAsMuchAsFits(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<6 {
            let style = ParagraphStyle(
                headIndent: Bool.random(using: &random) ? 9 : 0,
                tabs: TabStops(Self.stops(&random))
            )
            var text = ""
            for _ in 0..<14 {
                text += ["a", "row", "unfolds", "quickly", "12.5"].randomElement(using: &random) ?? ""
                text += Bool.random(using: &random) ? "\t" : " "
            }
            let width = Double.random(in: 100...400, using: &random)
            let paragraph = Paragraph(text, font: Self.font, style: style)
            let lines = paragraph.layout(width: width).lines.map { $0 }
            #expect(lines.map { paragraph.substring($0.source) }.joined() == text)
            for (index, line) in lines.enumerated() {
                #expect(line.width <= width - line.indent + 0.01 || line.endsParagraph)
                guard index + 1 < lines.count else { continue }
                let next = paragraph.substring(lines[index + 1].source)
                let word = next.prefix { $0 != " " && $0 != "\t" }
                let indent = index == 0 ? style.firstLineHeadIndent : style.headIndent
                let more = ParagraphStyle(firstLineHeadIndent: indent, tabs: style.tabs)
                let longer = Paragraph(paragraph.substring(line.source) + word, font: Self.font, style: more).layout()
                #expect((longer.lines.first?.width ?? 0) > width - line.indent - 0.01, "\(text) in \(width)")
            }
        }
    }

    @Test(arguments: [LineBreak.truncatingTail, .truncatingHead, .truncatingMiddle], UInt64(1)...10)
    func aShortenedLineKeepsAllThatFits(lineBreak: LineBreak, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<8 {
            let style = ParagraphStyle(tabs: TabStops(Self.stops(&random)))
            var words: [String] = []
            for _ in 0..<8 { words.append(["row", "unfolds", "12.5"].randomElement(using: &random) ?? "") }
            let text = words.joined(separator: "\t")
            let width = Double.random(in: 30...250, using: &random)
            let paragraph = Paragraph(text, font: Self.font, style: style)
            let frame = paragraph.layout(width: width, maximumLines: 1, lineBreak: lineBreak)
            guard frame.isTruncated, let line = frame.lines.first else {
                #expect(paragraph.layout(width: width).numberOfLines == 1)
                continue
            }
            let shown = line.content.text
            #expect(line.width <= width && shown.filter { $0 == "\u{2026}" }.count == 1)
            guard lineBreak == .truncatingTail else { continue }
            let kept = shown.prefix { $0 != "\u{2026}" }
            #expect(text.hasPrefix(kept))
            let rest = text.dropFirst(kept.count)
            let upTo = rest.firstIndex { $0 != "\t" } ?? rest.startIndex
            let longer = kept + rest[...upTo] + "\u{2026}"
            let more = Paragraph(String(longer), font: Self.font, style: style).layout()
            #expect((more.lines.first?.width ?? 0) > width - 0.6, "\(text) in \(width): \(shown)")
        }
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, -1e9, 0, 1e-300, 1e300])
    func noStopIsTooOdd(location: Double) {
        for alignment in [TabStops.Alignment.leading, .center, .trailing] {
            let stops = TabStops([.init(location: location, alignment: alignment)], interval: location)
            let style = ParagraphStyle(tabs: stops)
            for text in ["\t", "\t\t", "a\tb", "a\t", "\tb\n\t\tc", "ש\tb\tא", "a\u{AD}b\tc"] {
                for width in [0, 40, Double.infinity, .nan] {
                    for lineBreak in [LineBreak.wordWrapping, .charWrapping, .clipping, .truncatingMiddle] {
                        let paragraph = Paragraph(text, font: Self.font, style: style)
                        let frame = paragraph.layout(width: width, maximumLines: 2, lineBreak: lineBreak)
                        #expect(frame.numberOfLines > 0 && frame.size.width.isFinite)
                        _ = frame.index(at: CGPoint(x: 5, y: 5), in: 40)
                        _ = frame.rects(for: 0..<text.utf16.count, in: 40)
                    }
                }
            }
        }
    }

    @Test func ofLargeTextsNoMoreIsLookedAt() {
        let stops = (0..<10_000).map { TabStops.Stop(location: Double($0)) }
        for lineBreak in [LineBreak.truncatingTail, .wordWrapping] {
            let text = String(repeating: "word\t", count: 500_000)
            let paragraph = Paragraph(text, font: Self.font, style: ParagraphStyle(tabs: TabStops(stops)))
            let frame = paragraph.layout(width: 300, maximumLines: 3, lineBreak: lineBreak)
            #expect(frame.isTruncated && frame.numberOfLines == 3)
            #expect(paragraph.shapedByteCount < 100_000)
        }
    }
}
