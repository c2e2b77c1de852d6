/// Shortens the last line of text that has tabs: keeps as many characters as there is room for beside an ellipsis.
struct TabbedTruncation {
    let breaker: TabbedBreaker
    let cursor: LineCursor
    let mode: LineBreak

    private var paragraph: Paragraph { breaker.paragraph }
    private var head: ShapedText { breaker.text }
    private var width: Int { breaker.span.units }

    /// The longest such line that fits; nothing but the ellipsis if none does. O(n log n) in the characters of a line.
    func content() -> BrokenLine {
        let starts = mode == .truncatingTail ? [] : suffixStarts()
        let ends = mode == .truncatingHead ? [] : prefixEnds()
        var (low, high) = (0, mode == .truncatingMiddle ? starts.count + ends.count : max(starts.count, ends.count))
        var best = line(keeping: 0, ends, starts)
        while low + 1 < high {
            let middle = (low + high) / 2
            if let line = line(keeping: middle, ends, starts), line.extent.visibleWidth <= width {
                (low, best) = (middle, line)
            } else {
                high = middle
            }
        }
        return best ?? BrokenLine(breaker.content(ComposedLine(), source: source), endsParagraph: true)
    }

    private var source: Range<Int> { (breaker.start + cursor.position)..<paragraph.text.utf8.count }

    /// Nil if what would be kept before and behind the ellipsis overlaps.
    private func line(keeping count: Int, _ ends: [Int], _ starts: [Int]) -> BrokenLine? {
        let before = mode == .truncatingMiddle ? min((count + 1) / 2, max(0, ends.count - 1)) : count
        let behind = mode == .truncatingMiddle ? count - before : count
        guard ends.isEmpty || before < ends.count, starts.isEmpty || behind < starts.count else { return nil }
        var end = ends.isEmpty ? source.lowerBound : ends[before]
        let start = starts.isEmpty ? source.upperBound : starts[behind]
        guard end <= start else { return nil }
        if mode == .truncatingTail {
            let visible = head.visibleEnd(of: cursor.position..<(end - breaker.start))
            end = breaker.start + visible
        }
        var line = ComposedLine()
        line.append(source.lowerBound..<end, of: paragraph)
        line.insert(Ellipsis.text, at: mode == .truncatingHead ? start : end, of: paragraph)
        line.append(start..<source.upperBound, of: paragraph)
        return BrokenLine(breaker.content(line, source: source), endsParagraph: true)
    }

    /// Where the kept text may end, in bytes of the paragraph, from the line's start on.
    private func prefixEnds() -> [Int] {
        var (found, x) = ([Int](), 0)
        for byte in cursor.position...head.count {
            if head.marks[byte].isSuperset(of: [.caret, .cluster]) {
                found.append(breaker.start + byte)
                if x > width { break }
            }
            if byte < head.count, !isTab(byte, of: head) { x += Int(head.advances[byte]) }
        }
        return found
    }

    /// Where the kept text may start, from the paragraph's end on.
    private func suffixStarts() -> [Int] {
        let last = paragraph.chunks.count - 1
        let tail = tail(ofChunk: last)
        let offset = paragraph.chunks[last].range.upperBound - tail.count
        var (found, x) = ([paragraph.text.utf8.count], 0)
        for byte in stride(from: tail.count - 1, through: 0, by: -1) {
            if offset + byte < source.lowerBound { break }
            if !isTab(byte, of: tail) { x += Int(tail.advances[byte]) }
            if x > width { break }
            if tail.marks[byte].isSuperset(of: [.caret, .cluster]) { found.append(offset + byte) }
        }
        return found
    }

    private func isTab(_ byte: Int, of text: ShapedText) -> Bool {
        text.text.utf8[text.text.utf8.index(text.text.startIndex, offsetBy: byte)] == 0x09
    }

    /// As much of a chunk's end as may be shown: tabs count for nothing, and so does the cut.
    private func tail(ofChunk index: Int) -> ShapedText {
        var reach = Paragraph.firstReach
        while true {
            let text = paragraph.shapedTail(ofChunk: index, reach: reach)
            if text.count == paragraph.chunks[index].range.count || reach > 1 << 20 { return text }
            if text.width - text.advance(of: 0..<min(Paragraph.margin, text.count)) > width, !text.hasTabs {
                return text
            }
            reach *= 4
        }
    }
}
