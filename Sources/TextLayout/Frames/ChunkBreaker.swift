/// Divides a chunk of a paragraph into lines.
struct ChunkBreaker {
    let paragraph: Paragraph
    let chunk: Int
    /// The chunk's text, or its start.
    let text: ShapedText
    /// Bytes of the text that stand for sure as they do in the whole chunk.
    let knownCount: Int
    /// The width of the known text; of a whole chunk, without white space at its end.
    let knownWidth: Int
    let isWhole: Bool

    /// - Parameter reach: how many bytes of a large chunk to look at.
    init(paragraph: Paragraph, chunk: Int, reach: Int = .max) {
        self.paragraph = paragraph
        self.chunk = chunk
        text = paragraph.shapedText(ofChunk: chunk, reach: reach)
        isWhole = text.count == paragraph.chunks[chunk].range.count
        knownCount = isWhole ? text.count : max(0, text.count - Paragraph.margin)
        knownWidth = isWhole ? text.visibleWidth : text.width - text.advance(of: knownCount..<text.count)
    }

    /// Whether all that is left makes one line of `width`; nil if that takes more text to tell.
    func restFits(_ cursor: LineCursor, width: Int, byCharacters: Bool) -> Bool? {
        let fits = knownWidth - cursor.x <= width
        if !isWhole { return fits ? nil : false }
        if fits, !text.isAltered(byBreakAt: cursor.position) { return true }
        // Shaped anew it may be wider or narrower, and a single character makes a line however wide it is.
        var end = cursor
        _ = nextLine(&end, width: width, byCharacters: byCharacters)
        return end.position >= text.count
    }

    /// The bytes of the paragraph before the chunk.
    private var start: Int { paragraph.chunks[chunk].range.lowerBound }

    /// Takes the next line by arithmetic. Where a break parts what was shaped together, it is the furthest one whose line
    /// fits when it is shaped anew.
    func nextLine(_ cursor: inout LineCursor, width: Int, byCharacters: Bool) -> LineContent {
        let start = cursor
        let isStartAltered = text.isAltered(byBreakAt: start.position)
        let extent = text.nextLine(&cursor, width: width, byCharacters: byCharacters)
        let (sum, isOver) = width.addingReportingOverflow(margin)
        var limit = isOver ? width : sum
        if !isStartAltered, !isAltered(extent) {
            if cursor.position >= text.count { return LineContent(extent, of: text, startingAt: self.start) }
            let hasFurther =
                byCharacters || extent.visibleWidth > width
                || isShapedWhole && text.hasAlteringOpportunity(from: cursor.opportunity, limit: start.x + limit)
            if !hasFurther { return LineContent(extent, of: text, startingAt: self.start) }
        }
        while true {
            cursor = start
            let extent = text.nextLine(&cursor, width: limit, byCharacters: byCharacters)
            let content =
                isStartAltered || isAltered(extent)
                ? anew(extent) : LineContent(extent, of: text, startingAt: self.start)
            let isNarrowest = extent.visibleWidth > limit || extent.visibleWidth <= 0
            if isNarrowest || content.extent.visibleWidth <= width { return content }
            limit = extent.visibleWidth - 1
        }
    }

    /// Whether the text is not put together from words. In those lines seldom end, and hardly any gets narrower by it.
    private var isShapedWhole: Bool { text.items.first?.pangoItem != nil }

    /// By how much a line may become narrower when it is shaped anew: one and a half times the font's size.
    private var margin: Int {
        (text.spans.reduce(0) { max($0, $1.style.font.usableSize) } * 1.5).units
    }

    private func isAltered(_ extent: LineExtent) -> Bool {
        extent.isHyphenated || text.isAltered(byBreakAt: extent.range.upperBound)
    }

    /// Takes all that is left.
    func rest(_ cursor: inout LineCursor) -> LineContent {
        LineContent(text.takeRest(&cursor), of: text, startingAt: start)
    }

    /// All that is left of the paragraph, shortened to `width`.
    func truncatedRest(_ cursor: LineCursor, width: Int, _ mode: LineBreak) -> LineContent {
        let truncation = Truncation(paragraph: paragraph, chunk: chunk, head: text, cursor: cursor, width: width)
        return truncation.content(mode)
    }

    /// A line shaped anew.
    private func anew(_ extent: LineExtent) -> LineContent {
        let source = (start + extent.range.lowerBound)..<(start + extent.range.upperBound)
        if !extent.isHyphenated, isShapedWhole {
            return LineContent(extent.range, shapedAnewOf: text, source: source)
        }
        var line = ComposedLine()
        line.append(source, of: paragraph)
        if extent.isHyphenated {
            let font = text.items[text.itemIndex(at: extent.range.upperBound - 1)].font
            line.insert(String(Hyphen(in: font).character), at: source.upperBound, of: paragraph)
        }
        let isEnd = extent.range.upperBound == text.count
        return LineContent(line, isRightToLeft: text.isRightToLeft, source: source, endsParagraph: isEnd)
    }
}
