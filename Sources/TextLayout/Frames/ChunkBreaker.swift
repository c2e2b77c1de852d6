/// Divides a chunk of a paragraph into lines.
struct ChunkBreaker {
    let paragraph: Paragraph
    let chunk: Int
    let text: ShapedText

    init(paragraph: Paragraph, chunk: Int) {
        self.paragraph = paragraph
        self.chunk = chunk
        text = paragraph.shapedText(ofChunk: chunk)
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
        let truncation = Truncation(paragraph: paragraph, chunk: chunk, cursor: cursor, width: width)
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
