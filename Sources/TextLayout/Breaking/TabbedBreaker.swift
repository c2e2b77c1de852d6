/// Breaks the lines of a chunk that has tabs.
///
/// The width of a tab depends on its place in the line, so each line is followed along the tab stops and shaped for
/// itself. O(n) in the length of a line.
struct TabbedBreaker: LineBreaking, ~Copyable {
    private let chunk: ShapedChunk
    private var text: ShapedText { chunk.text }

    init(_ chunk: consuming ShapedChunk) {
        self.chunk = chunk
    }

    func restFits(_ cursor: LineCursor, in span: LineSpan, byCharacters: Bool) -> Bool? {
        var end = cursor
        _ = nextLine(&end, in: span, byCharacters: byCharacters)
        if end.position < text.count { return false }
        return chunk.isWhole ? true : nil
    }

    func nextLine(_ cursor: inout LineCursor, in span: LineSpan, byCharacters: Bool) -> BrokenLine {
        var limit = span.units
        while true {
            let end = end(from: cursor, limit: limit, tabs: tabs(in: span), byCharacters: byCharacters)
            let line = line(cursor.position..<end.position, in: span, isHyphenated: end.isHyphenated)
            // Shaped as a line, the text may be wider than its advances in the chunk tell.
            if end.isSmallest || line.extent.visibleWidth <= span.units {
                advance(&cursor, to: end.position)
                return line
            }
            limit = end.visibleWidth - 1
        }
    }

    func rest(_ cursor: inout LineCursor, in span: LineSpan) -> BrokenLine {
        let line = line(cursor.position..<text.count, in: span, isHyphenated: false)
        advance(&cursor, to: text.count)
        return line
    }

    func truncatedRest(_ cursor: LineCursor, in span: LineSpan, _ mode: LineBreak) -> BrokenLine {
        TabbedTruncation(chunk, from: cursor, tabs: tabs(in: span), width: span.units).line(mode)
    }

    /// Text with tabs keeps its orphans.
    func withoutOrphan(from start: LineCursor, to end: inout LineCursor, next: LineSpan) -> BrokenLine? { nil }

    private func tabs(in span: LineSpan) -> LineTabs {
        LineTabs(stops: chunk.paragraph.style.tabs, start: span.indent.units)
    }

    private func line(_ bytes: Range<Int>, in span: LineSpan, isHyphenated: Bool) -> BrokenLine {
        let source = (chunk.start + bytes.lowerBound)..<(chunk.start + bytes.upperBound)
        var line = ComposedLine()
        line.append(source, of: chunk.paragraph)
        if isHyphenated {
            let hyphen = hyphen(before: bytes.upperBound)
            line.insert(String(hyphen.character), at: source.upperBound, of: chunk.paragraph)
        }
        let content = LineContent(
            line,
            of: chunk.paragraph,
            isRightToLeft: text.isRightToLeft,
            tabs: tabs(in: span),
            source: source
        )
        return BrokenLine(content, endsParagraph: bytes.upperBound == text.count)
    }

    private func hyphen(before byte: Int) -> Hyphen {
        Hyphen(in: text.items[text.itemIndex(at: byte - 1)].font)
    }

    private func advance(_ cursor: inout LineCursor, to end: Int) {
        cursor.position = end
        while cursor.opportunity < text.opportunities.count - 1, text.opportunities[cursor.opportunity].position <= end
        {
            cursor.opportunity += 1
        }
    }
}

extension TabbedBreaker {
    /// A possible end of a line.
    private struct End {
        var position: Int
        var visibleWidth: Int
        var isHyphenated = false
        /// Whether no shorter line is possible.
        var isSmallest = false
    }

    /// Finds the furthest end within `limit`: behind a word, or else behind a character. White space at the end
    /// always fits.
    private func end(from cursor: LineCursor, limit: Int, tabs: LineTabs, byCharacters: Bool) -> End {
        var ruler = TabRuler(tabs.stops, start: tabs.start)
        var (word, character) = (End?.none, End?.none)
        var (byte, opportunity) = (cursor.position, cursor.opportunity)
        let scalars = text.text.unicodeScalars
        for scalar in scalars[text.text.utf8.index(text.text.startIndex, offsetBy: byte)...] {
            let next = byte + UTF8.width(scalar)
            if scalar == "\t" {
                _ = ruler.startColumn()
            } else {
                let width = text.advance(of: byte..<next)
                ruler.add(scalar, width: width, isWhite: text.marks[byte].contains(.white))
            }
            byte = next
            let width = ruler.visibleEnd - tabs.start
            if opportunity < text.opportunities.count, text.opportunities[opportunity].position == byte {
                let isHyphenated = text.opportunities[opportunity].isHyphenated
                let whole = isHyphenated ? width + hyphen(before: byte).advance : width
                if whole <= limit { word = End(position: byte, visibleWidth: whole, isHyphenated: isHyphenated) }
                opportunity += 1
            }
            if byte == text.count || text.isCharacterBreak(at: byte) {
                if width <= limit || character == nil {
                    character = End(position: byte, visibleWidth: width, isSmallest: character == nil)
                }
                if width > limit { break }
            }
        }
        if let word, !byCharacters { return word }
        var end = character ?? End(position: text.count, visibleWidth: 0, isSmallest: true)
        while end.position < text.count, text.marks[end.position].isDisjoint(with: [.scalar]) || isWhite(end.position) {
            end.position += 1
        }
        return end
    }

    private func isWhite(_ byte: Int) -> Bool { text.marks[byte].contains(.white) }
}
