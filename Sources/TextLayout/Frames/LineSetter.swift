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
    private var uniformExtent: (text: ShapedText, extent: VerticalExtent)?

    /// In points.
    private typealias VerticalExtent = (ascent: Double, descent: Double, leading: Double)

    init(paragraph: Paragraph, width: Double, maximumLines: Int, lineBreak: LineBreak) {
        self.paragraph = paragraph
        self.width = width.isNaN ? 0 : width
        self.maximumLines = max(0, maximumLines)
        self.lineBreak = lineBreak
    }

    mutating func frame() -> TextFrame {
        for chunk in paragraph.chunks.indices {
            var reach = isBounded ? Paragraph.firstReach : .max
            while !setLines(ofChunk: chunk, reach: reach) { reach *= 4 }
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

    /// Whether the start of a large chunk may be all that is seen. Clipped text is as wide as if there were room for it.
    private var isBounded: Bool { maximumLines > 0 && width.isFinite && lineBreak != .clipping }

    /// Sets a chunk, or does nothing and returns false if more than `reach` bytes of it are needed.
    private mutating func setLines(ofChunk chunk: Int, reach: Int) -> Bool {
        let breaker = ChunkBreaker(paragraph: paragraph, chunk: chunk, reach: reach)
        let hasMore = chunk + 1 < paragraph.chunks.count
        let start = (lines: lines.count, bottom: bottom)
        reserveLines(for: breaker)
        var cursor = LineCursor()
        var isFirstLine = paragraph.chunks[chunk].startsParagraph
        repeat {
            let available = paragraph.style.availableWidth(in: width, isFirstLine: isFirstLine)
            let isLastAllowed = maximumLines > 0 && lines.count == maximumLines - 1
            let byCharacters = lineBreak == .charWrapping
            guard
                let restFits = isLastAllowed
                    ? breaker.restFits(cursor, width: available.units, byCharacters: byCharacters) : true
            else {
                takeBack(to: start)
                return false
            }
            isTruncated = isLastAllowed && (hasMore || !restFits)
            let content =
                isTruncated
                ? lastLine(breaker, cursor, width: available.units)
                : breaker.nextLine(&cursor, width: available.units, byCharacters: byCharacters)
            if !breaker.isWhole, cursor.position > breaker.knownCount {
                takeBack(to: start)
                return false
            }
            append(content, available: available, isFirstLine: isFirstLine)
            isFirstLine = false
        } while cursor.position < breaker.text.count && !isFull
        return true
    }

    /// Makes room for about as many lines as the text will have.
    private mutating func reserveLines(for breaker: ChunkBreaker) {
        guard paragraph.chunks.count == 1, width > 0 else { return }
        let estimate = (Double(units: breaker.knownWidth) / width * 1.1).rounded(.up) + 1
        let limit = maximumLines > 0 ? Double(maximumLines) : .infinity
        lines.reserveCapacity(Int(min(estimate, limit, 65_536)))
    }

    private mutating func takeBack(to start: (lines: Int, bottom: Double)) {
        lines.removeLast(lines.count - start.lines)
        bottom = start.bottom
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
        let (ascent, descent, leading) = extent(of: content)
        // Trailing white space at the end of a paragraph counts, as far as there is room.
        let full = content.endsParagraph ? min(content.extent.fullWidth, available.units) : 0
        let line = Line(
            content: content.text,
            contentRange: content.extent.range,
            visibleEnd: content.extent.visibleEnd,
            ownPieces: content.pieces,
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

    /// How far a line reaches; noted for the next one if the text has one style.
    private mutating func extent(of content: LineContent) -> VerticalExtent {
        if content.text.spans.count == 1, let known = uniformExtent, known.text === content.text { return known.extent }
        let extent = verticalExtent(of: content)
        if content.text.spans.count == 1 { uniformExtent = (content.text, extent) }
        return extent
    }

    /// How far the fonts of a line reach above and below its baseline, and their leading. Fonts that stand in for
    /// missing characters do not count, so that a line is as high whatever is written in it.
    private func verticalExtent(of content: LineContent) -> VerticalExtent {
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
