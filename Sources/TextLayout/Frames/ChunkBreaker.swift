/// Divides a chunk of a paragraph into lines. Not copied, so that breaking text counts few references.
struct ChunkBreaker: ~Copyable {
    let paragraph: Paragraph
    let chunk: Int
    /// The chunk's text, or its start.
    let text: ShapedText
    /// Bytes of the text that stand for sure as they do in the whole chunk.
    let knownCount: Int
    /// The width of the known text; of a whole chunk, without white space at its end.
    let knownWidth: Int
    let isWhole: Bool
    /// Whether a line is to be made as long as it gets by being shaped anew. Where text is put together from words lines
    /// seldom end in them, and hardly any gets narrower by it.
    private let isShapedWhole: Bool
    /// By how much a line may become narrower when it is shaped anew.
    private let margin: Int

    /// - Parameter reach: how many bytes of a large chunk to look at.
    init(paragraph: Paragraph, chunk: Int, reach: Int = .max) {
        self.paragraph = paragraph
        self.chunk = chunk
        let text = paragraph.shapedText(ofChunk: chunk, reach: reach)
        self.text = text
        isWhole = text.count == paragraph.chunks[chunk].range.count
        knownCount = isWhole ? text.count : max(0, text.count - Paragraph.margin)
        knownWidth = isWhole ? text.visibleWidth : text.width - text.advance(of: knownCount..<text.count)
        isShapedWhole = text.isShapedWhole
        margin = text.margin
    }

    /// The bytes of the paragraph before the chunk.
    var start: Int { paragraph.chunks[chunk].range.lowerBound }

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

    /// Takes the next line by arithmetic. Where a break parts what was shaped together, it is the furthest one whose line
    /// fits when it is shaped anew.
    func nextLine(_ cursor: inout LineCursor, width: Int, byCharacters: Bool) -> BrokenLine {
        let start = cursor
        let extent = text.nextLine(&cursor, width: width, byCharacters: byCharacters)
        if isPlain(extent), !isWithinWord(extent) {
            let hasFurther =
                cursor.position < text.count
                && (byCharacters || extent.visibleWidth > width
                    || isShapedWhole
                        && hasAlteringOpportunity(from: cursor.opportunity, limit: start.x + reach(of: width)))
            if !hasFurther { return BrokenLine(extent, of: text) }
        }
        cursor = start
        return furthestLine(&cursor, width: width, byCharacters: byCharacters)
    }

    /// The furthest line that fits, of those that may be shaped anew.
    private func furthestLine(_ cursor: inout LineCursor, width: Int, byCharacters: Bool) -> BrokenLine {
        let start = cursor
        var limit = reach(of: width)
        while true {
            cursor = start
            let extent = text.nextLine(&cursor, width: limit, byCharacters: byCharacters)
            let line = isPlain(extent) ? BrokenLine(extent, of: text) : anew(extent)
            let isNarrowest = extent.visibleWidth > limit || extent.visibleWidth <= 0
            if isNarrowest || line.extent.visibleWidth <= width { return line }
            limit = extent.visibleWidth - 1
        }
    }

    /// How wide a line may be that fits when it is shaped anew.
    private func reach(of width: Int) -> Int {
        let (sum, isOver) = width.addingReportingOverflow(margin)
        return isOver ? width : sum
    }

    /// Whether a line is a stretch of the text as it is.
    func isPlain(_ extent: LineExtent) -> Bool {
        !extent.isHyphenated && !text.isAltered(byBreakAt: extent.range.lowerBound)
            && !text.isAltered(byBreakAt: extent.range.upperBound)
    }

    /// Whether a line parts text that is put together from words elsewhere than between these, where one that ends further
    /// on may fit as well.
    private func isWithinWord(_ extent: LineExtent) -> Bool {
        text.script != nil
            && (text.isWithinWord(extent.range.lowerBound) || text.isWithinWord(extent.range.upperBound))
    }

    /// Whether the text can be parted in a way that alters it where a line may end from an opportunity on up to `limit`.
    private func hasAlteringOpportunity(from first: Int, limit: Int) -> Bool {
        var index = first
        while index < text.opportunities.count {
            let opportunity = text.opportunities[index]
            guard opportunity.visibleX <= limit else { return false }
            if opportunity.isHyphenated || text.isAltered(byBreakAt: opportunity.position) { return true }
            index += 1
        }
        return false
    }

    /// Takes all that is left.
    func rest(_ cursor: inout LineCursor) -> BrokenLine {
        BrokenLine(text.takeRest(&cursor), of: text)
    }

    /// All that is left of the paragraph, shortened to `width`.
    func truncatedRest(_ cursor: LineCursor, width: Int, _ mode: LineBreak) -> BrokenLine {
        let truncation = Truncation(paragraph: paragraph, chunk: chunk, head: text, cursor: cursor, width: width)
        return truncation.content(mode)
    }

    /// A line shaped anew.
    func anew(_ extent: LineExtent) -> BrokenLine {
        let isEnd = extent.range.upperBound == text.count
        let source = (start + extent.range.lowerBound)..<(start + extent.range.upperBound)
        if !extent.isHyphenated, isShapedWhole {
            return BrokenLine(LineContent(extent.range, shapedAnewOf: text, source: source), endsParagraph: isEnd)
        }
        var line = ComposedLine()
        line.append(source, of: paragraph)
        if extent.isHyphenated {
            let font = text.items[text.itemIndex(at: extent.range.upperBound - 1)].font
            line.insert(String(Hyphen(in: font).character), at: source.upperBound, of: paragraph)
        }
        let content = LineContent(line, isRightToLeft: text.isRightToLeft, source: source)
        return BrokenLine(content, endsParagraph: isEnd)
    }
}
