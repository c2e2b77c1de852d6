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

    /// Whether all that is left fits on one line of `width`; nil if that takes more text to tell.
    func restFits(_ cursor: LineCursor, width: Int) -> Bool? {
        let fits = knownWidth - cursor.x <= width
        return fits && !isWhole ? nil : fits
    }

    /// The bytes of the paragraph before the chunk.
    private var start: Int { paragraph.chunks[chunk].range.lowerBound }

    /// Takes the next line by arithmetic. A line whose end parts what was shaped together is shaped again, and moved to
    /// an earlier break if it then turns out not to fit.
    func nextLine(_ cursor: inout LineCursor, width: Int, byCharacters: Bool) -> LineContent {
        let start = cursor
        var limit = width
        while true {
            cursor = start
            let extent = text.nextLine(&cursor, width: limit, byCharacters: byCharacters)
            guard extent.isHyphenated || text.isAltered(byBreakAt: extent.range.upperBound) else {
                return LineContent(extent, of: text, startingAt: self.start)
            }
            let content = composed(extent)
            let isNarrowest = extent.visibleWidth > limit || extent.visibleWidth <= 0
            if isNarrowest || content.extent.visibleWidth <= width { return content }
            limit = extent.visibleWidth - 1
        }
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

    private func composed(_ extent: LineExtent) -> LineContent {
        let source = (start + extent.range.lowerBound)..<(start + extent.range.upperBound)
        var line = ComposedLine()
        line.append(source, of: paragraph)
        if extent.isHyphenated {
            let font = text.items[text.itemIndex(at: extent.range.upperBound - 1)].font
            line.insert(String(Hyphen(in: font).character), at: source.upperBound, of: paragraph)
        }
        return LineContent(line, isRightToLeft: text.isRightToLeft, source: source, endsParagraph: false)
    }
}
