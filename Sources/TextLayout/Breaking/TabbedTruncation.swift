/// Shortens the last line of text that has tabs: keeps as many characters as there is room for beside an ellipsis.
struct TabbedTruncation: LineTruncation {
    let paragraph: Paragraph
    /// The text of the chunk in which the line starts, as far as it is needed.
    private let head: ShapedText
    /// The byte of the paragraph at which the head starts.
    private let headStart: Int
    private let cursor: LineCursor
    private let tabs: LineTabs
    /// In Pango units.
    private let width: Int

    init(_ chunk: borrowing ShapedChunk, from cursor: LineCursor, tabs: LineTabs, width: Int) {
        paragraph = chunk.paragraph
        head = chunk.text
        headStart = chunk.start
        self.cursor = cursor
        self.tabs = tabs
        self.width = width
    }

    /// O(n log n) in the characters of a line.
    func line(_ mode: LineBreak) -> BrokenLine {
        let starts = mode == .truncatingTail ? [] : suffixStarts()
        let ends = mode == .truncatingHead ? [] : prefixEnds()
        var (low, high) = (0, mode == .truncatingMiddle ? starts.count + ends.count : max(starts.count, ends.count))
        var best = line(mode, keeping: 0, ends, starts)
        while low + 1 < high {
            let middle = (low + high) / 2
            if let line = line(mode, keeping: middle, ends, starts), line.extent.visibleWidth <= width {
                (low, best) = (middle, line)
            } else {
                high = middle
            }
        }
        return best ?? line(ComposedLine())
    }

    /// A tail has to be long: tabs may have no width, and the bytes next to the cut do not count.
    func isEnough(_ tail: ShapedText) -> Bool {
        tail.count > Self.longestTail || knownWidth(of: tail) > width && !tail.hasTabs
    }

    private static let longestTail = (1 << 20) + Paragraph.margin

    private var source: Range<Int> { (headStart + cursor.position)..<paragraph.text.utf8.count }

    private func line(_ line: ComposedLine) -> BrokenLine {
        let content = LineContent(
            line,
            of: paragraph,
            isRightToLeft: head.isRightToLeft,
            tabs: tabs,
            source: source
        )
        return BrokenLine(content, endsParagraph: true)
    }

    /// Returns the line that keeps a number of characters; `nil` if the text before and behind the ellipsis overlaps.
    private func line(_ mode: LineBreak, keeping count: Int, _ ends: [Int], _ starts: [Int]) -> BrokenLine? {
        let before = mode == .truncatingMiddle ? min((count + 1) / 2, max(0, ends.count - 1)) : count
        let behind = mode == .truncatingMiddle ? count - before : count
        guard ends.isEmpty || before < ends.count, starts.isEmpty || behind < starts.count else { return nil }
        var end = ends.isEmpty ? source.lowerBound : ends[before]
        let start = starts.isEmpty ? source.upperBound : starts[behind]
        guard end <= start else { return nil }
        if mode == .truncatingTail {
            end = headStart + head.visibleEnd(of: cursor.position..<(end - headStart))
        }
        var composed = ComposedLine()
        composed.append(source.lowerBound..<end, of: paragraph)
        composed.insert(Ellipsis.text, at: mode == .truncatingHead ? start : end, of: paragraph)
        composed.append(start..<source.upperBound, of: paragraph)
        return line(composed)
    }

    /// The possible ends of the text before the ellipsis, in bytes of the paragraph, from the start of the line on.
    private func prefixEnds() -> [Int] {
        var (found, x) = ([Int](), 0)
        for byte in cursor.position...head.count {
            if head.marks[byte].isSuperset(of: [.caret, .cluster]) {
                found.append(headStart + byte)
                if x > width { break }
            }
            if byte < head.count, !isTab(byte, of: head) { x += Int(head.advances[byte]) }
        }
        return found
    }

    /// The possible starts of the text behind the ellipsis, in bytes of the paragraph, from the end of the
    /// paragraph on.
    private func suffixStarts() -> [Int] {
        let (tail, offset) = tail()
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
}
