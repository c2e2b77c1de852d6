import Foundation

/// Lays a paragraph out in lines from top to bottom.
struct LineSetter: ~Copyable {
    private let paragraph: Paragraph
    private let width: Double
    private let maximumLines: Int
    private let lineBreak: LineBreak

    /// The part of the width for the first line of the current paragraph.
    private var firstSpan: LineSpan
    /// The part of the width for its other lines.
    private var otherSpan: LineSpan

    private var placements: [LinePlacement] = []
    private var contents = LineContents()
    private var bottom = 0.0
    private var isTruncated = false

    init(paragraph: Paragraph, width: Double, maximumLines: Int, lineBreak: LineBreak) {
        self.paragraph = paragraph
        let width = width.isNaN ? 0 : width
        self.width = width
        self.maximumLines = max(0, maximumLines)
        self.lineBreak = lineBreak
        let indents = paragraph.style.indents(ofParagraphAt: 0)
        firstSpan = LineSpan(of: paragraph.style, in: width, indent: indents.firstLine)
        otherSpan = LineSpan(of: paragraph.style, in: width, indent: indents.otherLines)
    }

    /// Uses the indents of the paragraph that a chunk begins.
    private mutating func indentParagraph(at chunk: TextChunk) {
        guard chunk.startsParagraph, !paragraph.style.ownIndents.isEmpty else { return }
        let indents = paragraph.style.indents(ofParagraphAt: chunk.range.lowerBound)
        firstSpan = LineSpan(of: paragraph.style, in: width, indent: indents.firstLine)
        otherSpan = LineSpan(of: paragraph.style, in: width, indent: indents.otherLines)
    }

    mutating func frame() -> TextFrame {
        for chunk in paragraph.chunks.indices {
            indentParagraph(at: paragraph.chunks[chunk])
            var reach = isBounded ? Paragraph.firstReach : .max
            while !setLines(ofChunk: chunk, reach: reach) { reach *= 4 }
            if isFull { break }
        }
        let trailing = paragraph.style.trailingIndent(in: width)
        var widest = 0.0
        for line in placements { widest = max(widest, line.indent + line.width + trailing) }
        return TextFrame(
            layoutWidth: width,
            lines: Lines(paragraph: paragraph, contents: contents, placements: LinePlacements(placements)),
            size: CGSize(width: widest, height: bottom),
            isTruncated: isTruncated
        )
    }

    private var isFull: Bool { maximumLines > 0 && placements.count >= maximumLines }

    /// Whether the start of a large chunk may be all that is visible. Clipped text is as wide as if there were room
    /// for it.
    private var isBounded: Bool { maximumLines > 0 && width.isFinite && lineBreak != .clipping }

    private var byCharacters: Bool { lineBreak == .charWrapping }

    /// Sets the lines of a chunk; does nothing and returns `false` if that takes more than `reach` bytes of it.
    private mutating func setLines(ofChunk index: Int, reach: Int) -> Bool {
        let chunk = ShapedChunk(index, of: paragraph, reach: reach)
        reserveLines(for: chunk)
        let content = contents.append(LineContent(chunk.text, startingAt: chunk.start))
        let source = LineSource(chunk, content: content)
        if chunk.text.hasTabs { return setLines(of: source, by: TabbedBreaker(chunk)) }
        return setLines(of: source, by: ChunkBreaker(chunk))
    }

    private mutating func setLines<Breaker: LineBreaking & ~Copyable>(
        of source: borrowing LineSource,
        by breaker: borrowing Breaker
    ) -> Bool {
        let hasMore = source.chunk + 1 < paragraph.chunks.count
        let start = (lines: placements.count, bottom: bottom)
        let endsParagraph = !hasMore || paragraph.chunks[source.chunk + 1].startsParagraph
        let hasNoOrphan = endsParagraph && lineBreak.wrapsWords && paragraph.style.breakRules.contains(.noOrphans)
        var cursor = LineCursor()
        var isFirstLine = paragraph.chunks[source.chunk].startsParagraph
        repeat {
            let span = isFirstLine ? firstSpan : otherSpan
            let isLastAllowed = maximumLines > 0 && placements.count == maximumLines - 1
            let fits = isLastAllowed ? breaker.restFits(cursor, in: span, byCharacters: byCharacters) : true
            guard let restFits = fits else {
                removeLines(of: source, downTo: start)
                return false
            }
            isTruncated = isLastAllowed && (hasMore || !restFits)
            let lineStart = cursor
            var line =
                isTruncated
                ? lastLine(cursor, in: span, by: breaker)
                : breaker.nextLine(&cursor, in: span, byCharacters: byCharacters)
            // Glyphs near the cut may differ from those of the whole chunk.
            if !source.isWhole, cursor.position > source.knownCount {
                removeLines(of: source, downTo: start)
                return false
            }
            if hasNoOrphan, !isLastAllowed,
                let shorter = breaker.withoutOrphan(from: lineStart, to: &cursor, next: otherSpan)
            {
                line = shorter
            }
            append(line, of: source, in: span, isFirstLine: isFirstLine)
            isFirstLine = false
        } while cursor.position < source.text.count && !isFull
        return true
    }

    /// Reserves memory for about as many lines as the text will have.
    private mutating func reserveLines(for chunk: borrowing ShapedChunk) {
        guard paragraph.chunks.count == 1, width > 0 else { return }
        let estimate = (Double(units: chunk.knownWidth) / width * 1.1).rounded(.up) + 1
        let limit = maximumLines > 0 ? Double(maximumLines) : .infinity
        placements.reserveCapacity(Int(min(estimate, limit, 65_536)))
    }

    /// Removes the lines of a chunk, of which more text has to be shaped.
    private mutating func removeLines(of source: borrowing LineSource, downTo start: (lines: Int, bottom: Double)) {
        placements.removeLast(placements.count - start.lines)
        contents.removeAll(behind: source.content)
        bottom = start.bottom
    }

    /// The last line allowed, when there is more text than it can hold.
    private func lastLine<Breaker: LineBreaking & ~Copyable>(
        _ start: LineCursor,
        in span: LineSpan,
        by breaker: borrowing Breaker
    ) -> BrokenLine {
        var cursor = start
        switch lineBreak {
        case .wordWrapping, .charWrapping: return breaker.nextLine(&cursor, in: span, byCharacters: byCharacters)
        case .clipping: return breaker.rest(&cursor, in: span)
        case .truncatingHead, .truncatingTail, .truncatingMiddle:
            return breaker.truncatedRest(start, in: span, lineBreak)
        }
    }

    private mutating func append(
        _ line: BrokenLine,
        of source: borrowing LineSource,
        in span: LineSpan,
        isFirstLine: Bool
    ) {
        if let last = placements.last {
            bottom += last.extent.gap + paragraph.style.lineSpacing
            if isFirstLine { bottom += paragraph.style.paragraphSpacing + paragraph.style.paragraphSpacingBefore }
        }
        // Trailing white space at the end of a paragraph counts, as far as there is room.
        let full = line.endsParagraph ? min(line.extent.fullWidth, span.units) : 0
        let placement = LinePlacement(
            content: line.own.map { contents.append($0) } ?? source.content,
            range: line.extent.range,
            top: bottom,
            extent: extent(of: line, source),
            width: Double(units: max(line.extent.visibleWidth, full)),
            indent: span.indent,
            available: span.available,
            isTruncated: isTruncated,
            endsParagraph: line.endsParagraph
        )
        bottom += placement.extent.height
        placements.append(placement)
    }

    private func extent(of line: BrokenLine, _ source: borrowing LineSource) -> VerticalExtent {
        if line.own == nil, let uniform = source.uniformExtent { return uniform }
        let spans = (line.own?.text ?? source.text).spans.overlapping(line.extent.range)
        return VerticalExtent(of: spans, style: paragraph.style)
    }
}
