/// Breaks the lines of a chunk without tabs, by arithmetic on its advances. A line is shaped again only if its ends
/// change glyphs.
struct ChunkBreaker: LineBreaking, ~Copyable {
    private let chunk: ShapedChunk
    private var text: ShapedText { chunk.text }

    init(_ chunk: consuming ShapedChunk) {
        self.chunk = chunk
    }

    func restFits(_ cursor: LineCursor, in span: LineSpan, byCharacters: Bool) -> Bool? {
        let fits = chunk.knownWidth - cursor.x <= span.units
        if !chunk.isWhole { return fits ? nil : false }
        if fits, !text.isUnsafeToBreak(at: cursor.position) { return true }
        // Shaped again the rest may be wider or narrower, and a single character makes a line however wide it is.
        var end = cursor
        _ = nextLine(&end, width: span.units, byCharacters: byCharacters)
        return end.position >= text.count
    }

    func nextLine(_ cursor: inout LineCursor, in span: LineSpan, byCharacters: Bool) -> BrokenLine {
        nextLine(&cursor, width: span.units, byCharacters: byCharacters)
    }

    /// Takes the furthest line that fits. Where the line's ends change glyphs, that is decided by shaping it again.
    func nextLine(_ cursor: inout LineCursor, width: Int, byCharacters: Bool) -> BrokenLine {
        let start = cursor
        let extent = text.nextLine(&cursor, width: width, byCharacters: byCharacters)
        if isPlain(extent), !isWithinWord(extent) {
            let hasFurther =
                cursor.position < text.count
                && (byCharacters || extent.visibleWidth > width
                    || text.script == nil
                        && hasUnsafeOpportunity(from: cursor.opportunity, limit: start.x + reach(of: width)))
            if !hasFurther { return BrokenLine(extent, of: text) }
        }
        cursor = start
        return furthestLine(&cursor, width: width, byCharacters: byCharacters)
    }

    /// Takes the furthest line that fits, of those that may have to be shaped again.
    private func furthestLine(_ cursor: inout LineCursor, width: Int, byCharacters: Bool) -> BrokenLine {
        let start = cursor
        var limit = reach(of: width)
        while true {
            cursor = start
            let extent = text.nextLine(&cursor, width: limit, byCharacters: byCharacters)
            let line = line(extent)
            let isNarrowest = extent.visibleWidth > limit || extent.visibleWidth <= 0
            if isNarrowest || line.extent.visibleWidth <= width { return line }
            limit = extent.visibleWidth - 1
        }
    }

    /// The width up to which a line may fit after it is shaped again.
    private func reach(of width: Int) -> Int {
        let (sum, isOver) = width.addingReportingOverflow(text.margin)
        return isOver ? width : sum
    }

    /// Whether a line has the glyphs of the chunk's text.
    private func isPlain(_ extent: LineExtent) -> Bool {
        !extent.isHyphenated && !text.isUnsafeToBreak(at: extent.range.lowerBound)
            && !text.isUnsafeToBreak(at: extent.range.upperBound)
    }

    /// Whether a line of text that a `WordShaping` shaped starts or ends within a word. A line that ends further on
    /// may fit as well then.
    private func isWithinWord(_ extent: LineExtent) -> Bool {
        text.script != nil
            && (text.isWithinWord(extent.range.lowerBound) || text.isWithinWord(extent.range.upperBound))
    }

    /// Whether a line that ends at an opportunity from `first` on, up to `limit`, would have to be shaped again.
    private func hasUnsafeOpportunity(from first: Int, limit: Int) -> Bool {
        var index = first
        while index < text.opportunities.count {
            let opportunity = text.opportunities[index]
            guard opportunity.visibleX <= limit else { return false }
            if opportunity.isHyphenated || text.isUnsafeToBreak(at: opportunity.position) { return true }
            index += 1
        }
        return false
    }

    func rest(_ cursor: inout LineCursor, in span: LineSpan) -> BrokenLine {
        BrokenLine(text.takeRest(&cursor), of: text)
    }

    func truncatedRest(_ cursor: LineCursor, in span: LineSpan, _ mode: LineBreak) -> BrokenLine {
        Truncation(chunk, from: cursor, width: span.units).line(mode)
    }

    /// A line of a part of the text, shaped again where its ends change glyphs.
    private func line(_ extent: LineExtent) -> BrokenLine {
        isPlain(extent) ? BrokenLine(extent, of: text) : reshaped(extent)
    }

    private func reshaped(_ extent: LineExtent) -> BrokenLine {
        let isEnd = extent.range.upperBound == text.count
        let source = (chunk.start + extent.range.lowerBound)..<(chunk.start + extent.range.upperBound)
        if !extent.isHyphenated, text.script == nil {
            return BrokenLine(LineContent(extent.range, reshapedOf: text, source: source), endsParagraph: isEnd)
        }
        var line = ComposedLine()
        line.append(source, of: chunk.paragraph)
        if extent.isHyphenated {
            let font = text.items[text.itemIndex(at: extent.range.upperBound - 1)].font
            line.insert(String(Hyphen(in: font).character), at: source.upperBound, of: chunk.paragraph)
        }
        let content = LineContent(line, of: chunk.paragraph, isRightToLeft: text.isRightToLeft, source: source)
        return BrokenLine(content, endsParagraph: isEnd)
    }
}

extension ChunkBreaker {
    /// O(n) in the length of two lines.
    func withoutOrphan(from start: LineCursor, to end: inout LineCursor, next: LineSpan) -> BrokenLine? {
        guard chunk.isWhole, end.position < text.count, isOneWord(from: end, width: next.units) else { return nil }
        var index = end.opportunity - 1
        while index >= start.opportunity, text.opportunities[index].position >= end.position { index -= 1 }
        while index >= start.opportunity, !isBehindWord(text.opportunities[index], of: start) { index -= 1 }
        guard index >= start.opportunity, text.visibleWidth - text.opportunities[index].x <= next.units else {
            return nil
        }
        end = start
        return line(text.take(&end, upTo: index))
    }

    /// Whether one word is left, and fits.
    private func isOneWord(from cursor: LineCursor, width: Int) -> Bool {
        guard text.visibleWidth - cursor.x <= width else { return false }
        return !text.opportunities[cursor.opportunity...].dropLast().contains { isBehindWord($0, of: cursor) }
    }

    /// Whether an opportunity is behind white space with something visible before it in a line.
    private func isBehindWord(_ opportunity: BreakOpportunity, of line: LineCursor) -> Bool {
        opportunity.x > opportunity.visibleX && opportunity.visibleX > line.x && opportunity.position > line.position
    }
}
