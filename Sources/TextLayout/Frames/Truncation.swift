import CGTK

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

    private static let ellipsis = "\u{2026}"

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
            var line = ComposedLine()
            let headBytes = (headStart + cursor.position)..<(headStart + headEnd)
            line.append(headBytes, of: paragraph)
            let place = mode == .truncatingHead ? tailStart + tailBegin : headBytes.upperBound
            line.insert(Self.ellipsis, at: place, of: paragraph)
            line.append((tailStart + tailBegin)..<(tailStart + tail.count), of: paragraph)
            let content = LineContent(
                line,
                isRightToLeft: head.isRightToLeft,
                source: (headStart + cursor.position)..<paragraph.text.utf8.count
            )
            // Parted from its neighbours a glyph may be wider than it was among them.
            let excess = content.text.visibleWidth - width
            if excess <= 0 || budget == 0 { return BrokenLine(content, endsParagraph: true) }
            budget = max(0, budget - max(excess, Int(PANGO_SCALE) / 8))
        }
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
        var line = ComposedLine()
        line.insert(Self.ellipsis, at: paragraph.chunks[chunk].range.lowerBound + cursor.position, of: paragraph)
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
