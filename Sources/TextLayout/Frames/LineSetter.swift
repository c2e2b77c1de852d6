import Foundation

/// Sets a paragraph in lines from top to bottom.
struct LineSetter: ~Copyable {
    let paragraph: Paragraph
    let width: Double
    let maximumLines: Int
    let lineBreak: LineBreak

    /// What the style leaves of the width: to the first line of a paragraph, and to the others.
    private let firstSpan: LineSpan
    private let otherSpan: LineSpan

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
        firstSpan = LineSpan(of: paragraph.style, in: width, isFirstLine: true)
        otherSpan = LineSpan(of: paragraph.style, in: width, isFirstLine: false)
    }

    mutating func frame() -> TextFrame {
        for chunk in paragraph.chunks.indices {
            var reach = isBounded ? Paragraph.firstReach : .max
            while !setLines(ofChunk: chunk, reach: reach) { reach *= 4 }
            if isFull { break }
        }
        let trailing = paragraph.style.trailingIndent(in: width)
        var widest = 0.0
        for line in placements { widest = max(widest, line.indent + line.width + trailing) }
        return TextFrame(
            layoutWidth: width,
            lines: Lines(paragraph: paragraph, contents: contents, placements: placements),
            size: CGSize(width: widest, height: bottom),
            isTruncated: isTruncated
        )
    }

    private var isFull: Bool { maximumLines > 0 && placements.count >= maximumLines }

    /// Whether the start of a large chunk may be all that is seen. Clipped text is as wide as if there were room for it.
    private var isBounded: Bool { maximumLines > 0 && width.isFinite && lineBreak != .clipping }

    /// Sets a chunk, or does nothing and returns false if more than `reach` bytes of it are needed.
    private mutating func setLines(ofChunk chunk: Int, reach: Int) -> Bool {
        let breaker = ChunkBreaker(paragraph: paragraph, chunk: chunk, reach: reach)
        let hasMore = chunk + 1 < paragraph.chunks.count
        let start = (lines: placements.count, contents: contents.count, bottom: bottom)
        let source = ChunkSource(
            breaker,
            content: contents.append(LineContent(breaker.text, startingAt: breaker.start))
        )
        reserveLines(for: breaker)
        let endsParagraph = !hasMore || paragraph.chunks[chunk + 1].startsParagraph
        let hasNoOrphan = endsParagraph && lineBreak.wrapsWords && paragraph.style.breakRules.contains(.noOrphans)
        var cursor = LineCursor()
        var isFirstLine = paragraph.chunks[chunk].startsParagraph
        repeat {
            let span = isFirstLine ? firstSpan : otherSpan
            let isLastAllowed = maximumLines > 0 && placements.count == maximumLines - 1
            let tabbed = TabbedBreaker(breaker, in: span)
            guard let restFits = isLastAllowed ? restFits(breaker, tabbed, cursor, in: span) : true else {
                takeBack(to: start)
                return false
            }
            isTruncated = isLastAllowed && (hasMore || !restFits)
            let lineStart = cursor
            var line =
                isTruncated
                ? lastLine(breaker, tabbed, cursor, in: span) : nextLine(breaker, tabbed, &cursor, in: span)
            if !breaker.isWhole, cursor.position > breaker.knownCount {
                takeBack(to: start)
                return false
            }
            if hasNoOrphan, !isLastAllowed, tabbed == nil,
                let shorter = breaker.withoutOrphan(from: lineStart, to: &cursor, next: otherSpan.units)
            {
                line = shorter
            }
            append(line, of: source, in: span, isFirstLine: isFirstLine)
            isFirstLine = false
        } while cursor.position < breaker.text.count && !isFull
        return true
    }

    /// Makes room for about as many lines as the text will have.
    private mutating func reserveLines(for breaker: borrowing ChunkBreaker) {
        guard paragraph.chunks.count == 1, width > 0 else { return }
        let estimate = (Double(units: breaker.knownWidth) / width * 1.1).rounded(.up) + 1
        let limit = maximumLines > 0 ? Double(maximumLines) : .infinity
        placements.reserveCapacity(Int(min(estimate, limit, 65_536)))
    }

    private mutating func takeBack(to start: (lines: Int, contents: Int, bottom: Double)) {
        placements.removeLast(placements.count - start.lines)
        contents.removeAll(behind: start.contents)
        bottom = start.bottom
    }

    private var byCharacters: Bool { lineBreak == .charWrapping }

    private func restFits(
        _ breaker: borrowing ChunkBreaker,
        _ tabbed: TabbedBreaker?,
        _ cursor: LineCursor,
        in span: LineSpan
    ) -> Bool? {
        if let tabbed { return tabbed.restFits(cursor, byCharacters: byCharacters) }
        return breaker.restFits(cursor, width: span.units, byCharacters: byCharacters)
    }

    private func nextLine(
        _ breaker: borrowing ChunkBreaker,
        _ tabbed: TabbedBreaker?,
        _ cursor: inout LineCursor,
        in span: LineSpan
    ) -> BrokenLine {
        if let tabbed { return tabbed.nextLine(&cursor, byCharacters: byCharacters) }
        return breaker.nextLine(&cursor, width: span.units, byCharacters: byCharacters)
    }

    /// The last line allowed, when there is more text than it can hold.
    private func lastLine(
        _ breaker: borrowing ChunkBreaker,
        _ tabbed: TabbedBreaker?,
        _ start: LineCursor,
        in span: LineSpan
    ) -> BrokenLine {
        var cursor = start
        switch lineBreak {
        case .wordWrapping, .charWrapping:
            return nextLine(breaker, tabbed, &cursor, in: span)
        case .clipping:
            if let tabbed { return tabbed.rest(&cursor) }
            return breaker.rest(&cursor)
        case .truncatingHead, .truncatingTail, .truncatingMiddle:
            if let tabbed { return TabbedTruncation(breaker: tabbed, cursor: start, mode: lineBreak).content() }
            return breaker.truncatedRest(start, width: span.units, lineBreak)
        }
    }

    private mutating func append(
        _ line: BrokenLine,
        of source: borrowing ChunkSource,
        in span: LineSpan,
        isFirstLine: Bool
    ) {
        if !placements.isEmpty {
            bottom += paragraph.style.lineSpacing
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

    private func extent(of line: BrokenLine, _ source: borrowing ChunkSource) -> VerticalExtent {
        if line.own == nil, let uniform = source.uniformExtent { return uniform }
        return VerticalExtent(of: line.extent.range, in: line.own?.text ?? source.text, style: paragraph.style)
    }
}

/// A chunk whose lines are being set.
private struct ChunkSource: ~Copyable {
    let text: ShapedText
    /// Which of the frame's contents the text is.
    let content: Int
    /// That of all its lines, if the text has one style.
    let uniformExtent: VerticalExtent?

    init(_ breaker: borrowing ChunkBreaker, content: Int) {
        text = breaker.text
        self.content = content
        let isUniform = text.spans.count == 1
        uniformExtent =
            isUniform ? VerticalExtent(of: 0..<text.count, in: text, style: breaker.paragraph.style) : nil
    }
}
