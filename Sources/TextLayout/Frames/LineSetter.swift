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
        let widest = lines.reduce(0.0) { widest, line in
            let trailing = width.isFinite ? max(0, width - line.indent - line.available) : 0
            return max(widest, line.indent + line.width + trailing)
        }
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
        let text = paragraph.shapedText(ofChunk: chunk)
        let hasMore = chunk + 1 < paragraph.chunks.count
        var cursor = LineCursor()
        var isFirstLine = paragraph.chunks[chunk].startsParagraph
        repeat {
            let available = paragraph.style.availableWidth(in: width, isFirstLine: isFirstLine)
            let isLastAllowed = maximumLines > 0 && lines.count == maximumLines - 1
            let restFits = text.restFits(cursor, width: available.units)
            if isLastAllowed, !restFits || hasMore {
                setLastLine(chunk, text, cursor, isFirstLine: isFirstLine, restFits: restFits)
                return
            }
            let (extent, start) = (nextExtent(text, &cursor, chunk: chunk, available: available), lines.count)
            append(extent, of: text, chunk: chunk, isFirstLine: isFirstLine)
            isFirstLine = false
            assert(lines.count == start + 1)
        } while cursor.position < text.count
    }

    /// The next line by arithmetic, moved to an earlier break if shaping it by itself shows that it does not fit.
    private func nextExtent(_ text: ShapedText, _ cursor: inout LineCursor, chunk: Int, available: Double) -> LineExtent
    {
        text.nextLine(&cursor, width: available.units, byCharacters: lineBreak == .charWrapping)
    }

    /// The last line allowed, when there is more text than it can hold.
    private mutating func setLastLine(
        _ chunk: Int,
        _ text: ShapedText,
        _ start: LineCursor,
        isFirstLine: Bool,
        restFits: Bool
    ) {
        isTruncated = true
        var cursor = start
        let available = paragraph.style.availableWidth(in: width, isFirstLine: isFirstLine)
        switch lineBreak {
        case .wordWrapping, .charWrapping:
            let extent = nextExtent(text, &cursor, chunk: chunk, available: available)
            append(extent, of: text, chunk: chunk, isFirstLine: isFirstLine, isTruncated: true)
        case .clipping:
            append(text.takeRest(&cursor), of: text, chunk: chunk, isFirstLine: isFirstLine, isTruncated: true)
        case .truncatingHead, .truncatingTail, .truncatingMiddle:
            let truncation = Truncation(paragraph: paragraph, chunk: chunk, cursor: start, width: available.units)
            let (content, pieces) = truncation.composed(lineBreak)
            let from = paragraph.chunks[chunk].range.lowerBound + start.position
            append(
                content: content,
                extent: LineExtent(
                    range: 0..<content.count,
                    visibleEnd: content.visibleEnd(of: 0..<content.count),
                    visibleWidth: content.visibleWidth,
                    fullWidth: content.width
                ),
                pieces: pieces,
                source: from..<paragraph.text.utf8.count,
                isFirstLine: isFirstLine,
                isTruncated: true,
                endsParagraph: true
            )
        }
    }

    private mutating func append(
        _ extent: LineExtent,
        of text: ShapedText,
        chunk: Int,
        isFirstLine: Bool,
        isTruncated: Bool = false
    ) {
        let start = paragraph.chunks[chunk].range.lowerBound
        let source = (start + extent.range.lowerBound)..<(start + extent.range.upperBound)
        let endsParagraph = extent.range.upperBound == text.count
        if extent.isHyphenated {
            var line = ComposedLine()
            line.append(source, of: paragraph)
            let font = text.items[text.itemIndex(at: extent.range.upperBound - 1)].font
            line.insert(String(Hyphen(in: font).character), at: source.upperBound, of: paragraph)
            let content = line.shaped(isRightToLeft: text.isRightToLeft)
            append(
                content: content,
                extent: LineExtent(
                    range: 0..<content.count,
                    visibleEnd: content.count,
                    visibleWidth: content.width,
                    fullWidth: content.width
                ),
                pieces: line.pieces,
                source: source,
                isFirstLine: isFirstLine,
                isTruncated: isTruncated,
                endsParagraph: endsParagraph
            )
            return
        }
        append(
            content: text,
            extent: extent,
            pieces: [TextPiece(range: extent.range, source: source.lowerBound, isInserted: false)],
            source: source,
            isFirstLine: isFirstLine,
            isTruncated: isTruncated,
            endsParagraph: endsParagraph
        )
    }

    private mutating func append(
        content: ShapedText,
        extent: LineExtent,
        pieces: [TextPiece],
        source: Range<Int>,
        isFirstLine: Bool,
        isTruncated: Bool,
        endsParagraph: Bool
    ) {
        let style = paragraph.style
        if !lines.isEmpty {
            bottom += style.lineSpacing
            if isFirstLine { bottom += style.paragraphSpacing + style.paragraphSpacingBefore }
        }
        let (ascent, descent, leading) = verticalExtent(of: source)
        let available = style.availableWidth(in: width, isFirstLine: isFirstLine)
        // Trailing white space at the end of a paragraph counts, as far as there is room.
        let full = endsParagraph ? min(extent.fullWidth, available.units) : 0
        let line = Line(
            content: content,
            contentRange: extent.range,
            visibleEnd: extent.visibleEnd,
            pieces: pieces,
            source: source,
            paragraph: paragraph,
            top: bottom,
            ascent: ascent,
            descent: descent,
            height: style.lineHeight(natural: ascent + descent + leading),
            width: Double(units: max(extent.visibleWidth, full)),
            indent: style.leadingIndent(isFirstLine: isFirstLine),
            available: available,
            isTruncated: isTruncated,
            endsParagraph: endsParagraph
        )
        bottom += line.height
        lines.append(line)
    }

    /// How far the fonts of a line reach above and below its baseline, and their leading. Fonts that stand in for
    /// missing characters do not count, so that a line is as high whatever is written in it.
    private func verticalExtent(of source: Range<Int>) -> (ascent: Double, descent: Double, leading: Double) {
        var (ascent, descent, leading) = (0.0, 0.0, 0.0)
        for span in paragraph.spans.overlapping(source) {
            let metrics = span.typeface.metrics
            ascent = max(ascent, metrics.ascender + span.style.baselineOffset)
            descent = max(descent, -metrics.descender - span.style.baselineOffset)
            leading = max(leading, metrics.leading)
        }
        return (ascent, descent, leading)
    }
}
