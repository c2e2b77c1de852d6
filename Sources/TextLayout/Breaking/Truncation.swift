import CPango

/// Shortens the last line of text without tabs: leaves out as little as possible and puts an ellipsis there.
struct Truncation: LineTruncation {
    let paragraph: Paragraph
    /// The index of the chunk in which the line starts.
    private let chunk: Int
    /// The text of the chunk, as far as it is needed.
    private let head: ShapedText
    private let cursor: LineCursor
    /// In Pango units.
    private let width: Int
    /// Whether the line takes the glyphs that the text has. The result is the same if it is shaped.
    var reusesGlyphs: Bool

    init(_ chunk: borrowing ShapedChunk, from cursor: LineCursor, width: Int) {
        paragraph = chunk.paragraph
        self.chunk = chunk.index
        head = chunk.text
        self.cursor = cursor
        self.width = width
        reusesGlyphs = chunk.paragraph.spans.count == 1 && chunk.paragraph.wordShaping != nil
    }

    func line(_ mode: LineBreak) -> BrokenLine {
        let tailChunk = mode == .truncatingTail ? chunk : paragraph.chunks.count - 1
        let headStart = paragraph.chunks[chunk].range.lowerBound
        let (tail, tailStart) = mode == .truncatingTail ? (head, headStart) : tail()
        /// The byte of the tail, which may start behind it, for a byte of the head.
        func tailByte(_ headByte: Int) -> Int {
            tailChunk == chunk ? max(0, headStart + headByte - tailStart) : 0
        }

        var budget = max(0, width - ellipsisWidth)
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
                ShapedSlice(text: head, range: cursor.position..<headEnd),
                startingAt: headStart + cursor.position,
                ShapedSlice(text: tail, range: tailBegin..<tail.count),
                startingAt: tailStart + tailBegin,
                ellipsisAt: mode == .truncatingHead ? tailStart + tailBegin : headStart + headEnd
            )
            // Away from its neighbors a glyph may be wider than it was among them.
            let excess = content.text.visibleWidth - width
            if excess <= 0 || budget == 0 { return BrokenLine(content, endsParagraph: true) }
            budget = max(0, budget - max(excess, Int(PANGO_SCALE) / 8))
        }
    }

    func isEnough(_ tail: ShapedText) -> Bool { knownWidth(of: tail) > width }

    /// Returns two slices of the paragraph with an ellipsis between them.
    ///
    /// - Parameters:
    ///   - headStart: The byte of the paragraph at which the first slice starts.
    ///   - tailStart: The byte at which the second one starts.
    ///   - place: The byte at which the ellipsis stands.
    private func content(
        _ head: ShapedSlice,
        startingAt headStart: Int,
        _ tail: ShapedSlice,
        startingAt tailStart: Int,
        ellipsisAt place: Int
    ) -> LineContent {
        let source = headStart..<paragraph.text.utf8.count
        if reusesGlyphs, let words = paragraph.wordShaping,
            let text = ShapedText(head, ellipsisAnd: tail, words: words)
        {
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
        return LineContent(line, of: paragraph, isRightToLeft: head.text.isRightToLeft, source: source)
    }

    /// The width of a line of nothing but the ellipsis, in Pango units.
    private var ellipsisWidth: Int {
        guard reusesGlyphs, let script = head.script, let words = paragraph.wordShaping else {
            return shapedEllipsisWidth()
        }
        return FontEngine.withLock { engine in
            words.shared(with: engine)
                .ellipsisWidth(of: paragraph.spans[0].typeface, script: script, measure: shapedEllipsisWidth)
        }
    }

    private func shapedEllipsisWidth() -> Int {
        var line = ComposedLine()
        line.insert(Ellipsis.text, at: paragraph.chunks[chunk].range.lowerBound + cursor.position, of: paragraph)
        return line.shaped(isRightToLeft: head.isRightToLeft, words: paragraph.wordShaping).width
    }

    /// The end of the longest slice from `start` on that is no wider than `width`.
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

    /// The start of the longest slice up to the end of the text that is no wider than `width`.
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
