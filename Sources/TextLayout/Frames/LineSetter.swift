import Foundation

/// Sets a paragraph in lines from top to bottom.
struct LineSetter {
    let paragraph: Paragraph
    let width: Double
    let maximumLines: Int
    let lineBreak: LineBreak

    private var lines: [Line] = []
    private var bottom = 0.0
    private var isTruncated = false

    init(paragraph: Paragraph, width: Double, maximumLines: Int, lineBreak: LineBreak) {
        self.paragraph = paragraph
        self.width = width.isNaN ? 0 : width
        self.maximumLines = max(0, maximumLines)
        self.lineBreak = lineBreak
    }

    mutating func frame() -> TextFrame {
        for chunk in paragraph.chunks.indices {
            setLines(ofChunk: chunk)
            if isFull { break }
        }
        let trailing = paragraph.style.trailingIndent(in: width)
        let widest = lines.reduce(0.0) { max($0, $1.indent + $1.width + trailing) }
        return TextFrame(
            paragraph: paragraph,
            layoutWidth: width,
            lines: lines,
            size: CGSize(width: widest, height: bottom),
            isTruncated: isTruncated
        )
    }

    private var isFull: Bool { maximumLines > 0 && lines.count >= maximumLines }

    private mutating func setLines(ofChunk chunk: Int) {
        let breaker = ChunkBreaker(paragraph: paragraph, chunk: chunk)
        let hasMore = chunk + 1 < paragraph.chunks.count
        var cursor = LineCursor()
        var isFirstLine = paragraph.chunks[chunk].startsParagraph
        repeat {
            let available = paragraph.style.availableWidth(in: width, isFirstLine: isFirstLine)
            let isLastAllowed = maximumLines > 0 && lines.count == maximumLines - 1
            isTruncated = isLastAllowed && (hasMore || !breaker.text.restFits(cursor, width: available.units))
            let content =
                isTruncated
                ? lastLine(breaker, cursor, width: available.units)
                : breaker.nextLine(&cursor, width: available.units, byCharacters: lineBreak == .charWrapping)
            append(content, available: available, isFirstLine: isFirstLine)
            isFirstLine = false
        } while cursor.position < breaker.text.count && !isFull
    }

    /// The last line allowed, when there is more text than it can hold.
    private func lastLine(_ breaker: ChunkBreaker, _ start: LineCursor, width: Int) -> LineContent {
        var cursor = start
        switch lineBreak {
        case .wordWrapping, .charWrapping:
            return breaker.nextLine(&cursor, width: width, byCharacters: lineBreak == .charWrapping)
        case .clipping:
            return breaker.rest(&cursor)
        case .truncatingHead, .truncatingTail, .truncatingMiddle:
            return breaker.truncatedRest(start, width: width, lineBreak)
        }
    }

    private mutating func append(_ content: LineContent, available: Double, isFirstLine: Bool) {
        let style = paragraph.style
        if !lines.isEmpty {
            bottom += style.lineSpacing
            if isFirstLine { bottom += style.paragraphSpacing + style.paragraphSpacingBefore }
        }
        let (ascent, descent, leading) = verticalExtent(of: content)
        // Trailing white space at the end of a paragraph counts, as far as there is room.
        let full = content.endsParagraph ? min(content.extent.fullWidth, available.units) : 0
        let line = Line(
            content: content.text,
            contentRange: content.extent.range,
            visibleEnd: content.extent.visibleEnd,
            pieces: content.pieces,
            source: content.source,
            paragraph: paragraph,
            top: bottom,
            ascent: ascent,
            descent: descent,
            height: style.lineHeight(natural: ascent + descent + leading),
            width: Double(units: max(content.extent.visibleWidth, full)),
            indent: style.leadingIndent(isFirstLine: isFirstLine),
            available: available,
            isTruncated: isTruncated,
            endsParagraph: content.endsParagraph
        )
        bottom += line.height
        lines.append(line)
    }

    /// How far the fonts of a line reach above and below its baseline, and their leading. Fonts that stand in for
    /// missing characters do not count, so that a line is as high whatever is written in it.
    private func verticalExtent(of content: LineContent) -> (ascent: Double, descent: Double, leading: Double) {
        var (ascent, descent, leading) = (0.0, 0.0, 0.0)
        for span in content.text.spans.overlapping(content.extent.range) {
            let metrics = span.typeface.metrics
            ascent = max(ascent, metrics.ascender + span.style.baselineOffset)
            descent = max(descent, -metrics.descender - span.style.baselineOffset)
            leading = max(leading, metrics.leading)
        }
        return (ascent, descent, leading)
    }
}
