/// Makes a line of a chunk that has tabs. How wide a stretch of it is depends on where in the line it begins, so that each
/// line is followed along the tab stops and shaped for itself. O(n) in the length of the line.
struct TabbedBreaker {
    let paragraph: Paragraph
    /// The chunk's text, or its start.
    let text: ShapedText
    /// The bytes of the paragraph before the chunk.
    let start: Int
    let span: LineSpan
    private let isWhole: Bool

    private var tabs: LineTabs { LineTabs(stops: paragraph.style.tabs, start: span.indent.units) }

    /// Nil for text without tabs.
    init?(_ breaker: borrowing ChunkBreaker, in span: LineSpan) {
        guard breaker.text.hasTabs else { return nil }
        paragraph = breaker.paragraph
        text = breaker.text
        start = breaker.start
        isWhole = breaker.isWhole
        self.span = span
    }

    /// As `ChunkBreaker` has it.
    func restFits(_ cursor: LineCursor, byCharacters: Bool) -> Bool? {
        var end = cursor
        _ = nextLine(&end, byCharacters: byCharacters)
        if end.position < text.count { return false }
        return isWhole ? true : nil
    }

    /// Takes the furthest line that fits when it is shaped anew, at least one character.
    func nextLine(_ cursor: inout LineCursor, byCharacters: Bool) -> BrokenLine {
        var limit = span.units
        while true {
            let end = end(from: cursor, limit: limit, byCharacters: byCharacters)
            let line = line(cursor.position..<end.position, isHyphenated: end.isHyphenated)
            if end.isSmallest || line.extent.visibleWidth <= span.units {
                advance(&cursor, to: end.position)
                return line
            }
            limit = end.visibleWidth - 1
        }
    }

    /// Takes all that is left.
    func rest(_ cursor: inout LineCursor) -> BrokenLine {
        let line = line(cursor.position..<text.count, isHyphenated: false)
        advance(&cursor, to: text.count)
        return line
    }

    /// Text of the paragraph put together for this line.
    func content(_ line: ComposedLine, source: Range<Int>) -> LineContent {
        let shaped = line.shaped(isRightToLeft: text.isRightToLeft, tabs: tabs)
        return LineContent(shaped, pieces: line.pieces, source: source)
    }

    private func line(_ bytes: Range<Int>, isHyphenated: Bool) -> BrokenLine {
        let source = (start + bytes.lowerBound)..<(start + bytes.upperBound)
        var line = ComposedLine()
        line.append(source, of: paragraph)
        if isHyphenated {
            line.insert(
                String(hyphen(before: bytes.upperBound).character),
                at: source.upperBound,
                of: paragraph
            )
        }
        return BrokenLine(content(line, source: source), endsParagraph: bytes.upperBound == text.count)
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

    /// Where a line may end.
    private struct End {
        var position: Int
        var visibleWidth: Int
        var isHyphenated = false
        /// Whether no shorter line is possible.
        var isSmallest = false
    }

    /// The furthest end within `limit`: behind a word, or else behind a character. White space at the end always fits.
    private func end(from cursor: LineCursor, limit: Int, byCharacters: Bool) -> End {
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
            if byte == text.count || text.isParted(byCharactersAt: byte) {
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
