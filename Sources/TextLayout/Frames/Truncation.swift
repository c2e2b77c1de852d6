import CPango

/// Shortens the last line: leaves out as little as possible and puts an ellipsis there.
struct Truncation {
    let paragraph: Paragraph
    /// Where the line starts.
    let chunk: Int
    /// The chunk's text, as far as it is needed.
    let head: ShapedText
    let cursor: LineCursor
    /// Pango units.
    let width: Int
    /// False to have the line shaped, with the same result.
    var reusesGlyphs = true

    /// The longest such line that fits; nothing but the ellipsis if none does.
    func content(_ mode: LineBreak) -> BrokenLine {
        let tailChunk = mode == .truncatingTail ? chunk : paragraph.chunks.count - 1
        let tail = mode == .truncatingTail ? head : tail(ofChunk: tailChunk)
        let headStart = paragraph.chunks[chunk].range.lowerBound
        let tailStart =
            mode == .truncatingTail ? headStart : paragraph.chunks[tailChunk].range.upperBound - tail.count
        /// Where a byte of the head is in the tail, which may start behind it.
        func tailByte(_ headByte: Int) -> Int {
            tailChunk == chunk ? max(0, headStart + headByte - tailStart) : 0
        }

        var budget = max(0, width - ellipsisWidth(in: head))
        while true {
            var headEnd = cursor.position
            var tailBegin = tail.count
            switch mode {
            case .truncatingHead:
                tailBegin = Self.suffix(of: tail, downTo: tailByte(cursor.position), width: budget)
            case .truncatingMiddle:
                headEnd = Self.prefix(of: head, from: cursor.position, width: budget / 2)
                let used = head.advance(of: cursor.position..<headEnd)
                tailBegin = Self.suffix(of: tail, downTo: tailByte(headEnd), width: budget - used)
            default:
                headEnd = Self.prefix(of: head, from: cursor.position, width: budget)
                headEnd = head.visibleEnd(of: cursor.position..<headEnd)
            }
            let content = content(
                TextStretch(text: head, range: cursor.position..<headEnd),
                startingAt: headStart + cursor.position,
                TextStretch(text: tail, range: tailBegin..<tail.count),
                startingAt: tailStart + tailBegin,
                ellipsisAt: mode == .truncatingHead ? tailStart + tailBegin : headStart + headEnd
            )
            // Parted from its neighbours a glyph may be wider than it was among them.
            let excess = content.text.visibleWidth - width
            if excess <= 0 || budget == 0 { return BrokenLine(content, endsParagraph: true) }
            budget = max(0, budget - max(excess, Int(PANGO_SCALE) / 8))
        }
    }

    /// Two stretches of the paragraph with an ellipsis between them, and the bytes of the paragraph where these are.
    private func content(
        _ head: TextStretch,
        startingAt headStart: Int,
        _ tail: TextStretch,
        startingAt tailStart: Int,
        ellipsisAt place: Int
    ) -> LineContent {
        let source = headStart..<paragraph.text.utf8.count
        if reusesGlyphs, paragraph.spans.count == 1, let text = ShapedText(head, ellipsisAnd: tail) {
            let dots = head.range.count..<(head.range.count + Ellipsis.text.utf8.count)
            var pieces: [TextPiece] = []
            pieces.reserveCapacity(3)
            if dots.lowerBound > 0 {
                pieces.append(TextPiece(range: 0..<dots.lowerBound, source: headStart, isInserted: false))
            }
            pieces.append(TextPiece(range: dots, source: place, isInserted: true))
            if dots.upperBound < text.count {
                pieces.append(TextPiece(range: dots.upperBound..<text.count, source: tailStart, isInserted: false))
            }
            return LineContent(text, pieces: pieces, source: source)
        }
        var line = ComposedLine()
        line.append(headStart..<(headStart + head.range.count), of: paragraph)
        line.insert(Ellipsis.text, at: place, of: paragraph)
        line.append(tailStart..<(tailStart + tail.range.count), of: paragraph)
        return LineContent(line, isRightToLeft: head.text.isRightToLeft, source: source)
    }

    /// As much of a chunk's end as may be shown.
    private func tail(ofChunk index: Int) -> ShapedText {
        var reach = Paragraph.firstReach
        while true {
            let text = paragraph.shapedTail(ofChunk: index, reach: reach)
            if text.count == paragraph.chunks[index].range.count { return text }
            if text.width - text.advance(of: 0..<min(Paragraph.margin, text.count)) > width { return text }
            reach *= 4
        }
    }

    private func ellipsisWidth(in text: ShapedText) -> Int {
        guard reusesGlyphs, paragraph.spans.count == 1, let script = text.script else {
            return shapedEllipsisWidth(in: text)
        }
        return FontEngine.withLock { engine in
            let shaper = engine.wordShaper(of: paragraph.spans[0].typeface, for: script)
            if let known = shaper?.loneEllipsisWidth { return known }
            let found = shapedEllipsisWidth(in: text)
            shaper?.loneEllipsisWidth = found
            return found
        }
    }

    private func shapedEllipsisWidth(in text: ShapedText) -> Int {
        var line = ComposedLine()
        line.insert(Ellipsis.text, at: paragraph.chunks[chunk].range.lowerBound + cursor.position, of: paragraph)
        return line.shaped(isRightToLeft: text.isRightToLeft).width
    }

    /// Where the longest stretch from `start` on ends that is no wider than `width`.
    private static func prefix(of text: ShapedText, from start: Int, width: Int) -> Int {
        var (x, end) = (0, start)
        for byte in start...text.count {
            if text.marks[byte].isSuperset(of: [.caret, .cluster]) {
                if x > width { break }
                end = byte
            }
            if byte < text.count { x += Int(text.advances[byte]) }
        }
        return end
    }

    /// Where the longest stretch to the end begins that is no wider than `width`.
    private static func suffix(of text: ShapedText, downTo limit: Int, width: Int) -> Int {
        var (x, begin) = (0, text.count)
        for byte in stride(from: text.count - 1, through: limit, by: -1) {
            x += Int(text.advances[byte])
            if x > width { break }
            if text.marks[byte].isSuperset(of: [.caret, .cluster]) { begin = byte }
        }
        return begin
    }
}
