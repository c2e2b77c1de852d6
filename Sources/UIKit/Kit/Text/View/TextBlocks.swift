import CoreGraphics
import DisplayList
import Partitioning
import TextLayout

/// A text laid out in paragraphs, one below the other. Positions are in points from the top left corner of the text,
/// and offsets in UTF-16 units.
///
/// An edit lays out only the paragraphs that it changes.
struct TextBlocks {
    private(set) var blocks: [TextBlock] = []
    let width: CGFloat
    /// The maximum number of lines; 0 for no limit.
    private let maximumLines: Int
    /// The text that is laid out as the provisional text of an input method.
    private var marked: Range<Int>?

    /// Lays out a text. Costs O(n).
    init(_ text: StyledText, _ setting: TextSetting, maximumLines: Int = 0) {
        width = setting.width
        self.maximumLines = maximumLines
        marked = text.content.marked
        blocks = Self.blocks(0..<text.end, isLast: true, of: text, setting, maximumLines: maximumLines)
        place()
    }

    /// The width of the widest line and the height of all lines.
    var size: CGSize {
        CGSize(width: blocks.lazy.map(\.frame.size.width).max() ?? 0, height: blocks.last?.bottom ?? 0)
    }

    /// Follows an edit of the text. An edit anywhere may commit the marked text, which loses its look.
    ///
    /// - Parameters:
    ///   - old: The range that was replaced.
    ///   - length: The length of what replaced it.
    mutating func update(replacing old: Range<Int>, withLength length: Int, in text: StyledText, _ setting: TextSetting)
    {
        guard maximumLines == 0, setting.width == width, let end = blocks.last?.end else {
            self = TextBlocks(text, setting, maximumLines: maximumLines)
            return
        }
        let edit = old
        let old = marked.map { min($0.lowerBound, edit.lowerBound)..<max($0.upperBound, edit.upperBound) } ?? edit
        let length = length + old.count - edit.count
        marked = text.content.marked
        // The paragraph before is included: its carriage return may join a line feed to one break.
        let first = index(at: max(min(old.lowerBound, end) - 1, 0))
        let last = index(at: min(old.upperBound, end))
        let isLast = last == blocks.count - 1
        let changed = blocks[first].start..<(isLast ? text.end : blocks[last].end + length - old.count)
        blocks.replaceSubrange(
            first...last,
            with: Self.blocks(changed, isLast: isLast, of: text, setting, maximumLines: 0)
        )
        place()
    }

    private static func blocks(
        _ range: Range<Int>,
        isLast: Bool,
        of text: StyledText,
        _ setting: TextSetting,
        maximumLines: Int
    ) -> [TextBlock] {
        var (blocks, lines): ([TextBlock], Int) = ([], 0)
        var paragraphs = ParagraphRanges.ranges(in: range, of: text.text)
        if isLast, paragraphs.last.map({ $0.visible.count < $0.length }) ?? true {
            paragraphs.append((range.upperBound..<range.upperBound, 0))
        }
        for (visible, length) in paragraphs {
            guard maximumLines == 0 || lines < maximumLines else { break }
            let remaining = maximumLines == 0 ? 0 : maximumLines - lines
            let block = setting.block(visible, length: length, of: text, maximumLines: remaining)
            lines += block.frame.numberOfLines
            blocks.append(block)
        }
        return blocks
    }

    private mutating func place() {
        var (start, top): (Int, CGFloat) = (0, 0)
        for index in blocks.indices {
            if index > 0 { top += blocks[index - 1].spacing.after + blocks[index].spacing.before }
            blocks[index].start = start
            blocks[index].top = top
            start = blocks[index].end
            top = blocks[index].bottom
        }
    }

    // MARK: Places

    /// The index of the paragraph with a character or a caret.
    private func index(at offset: Int) -> Int {
        firstIndex { $0.end > offset }
    }

    /// The index of the first paragraph for which a monotonic test holds, or of the last one.
    private func firstIndex(where test: (TextBlock) -> Bool) -> Int {
        blocks.dropLast().partitioningIndex(where: test)
    }

    /// The rectangle of the caret in front of a character: without width, and as high as its line.
    func caretRect(at offset: Int) -> CGRect {
        guard !blocks.isEmpty else { return .zero }
        let block = blocks[index(at: offset)]
        let place = min(max(offset - block.start, 0), block.visibleLength)
        return block.frame.caretRect(at: place, in: width).offsetBy(dx: 0, dy: block.top)
    }

    /// The paragraph of an offset, with its line break.
    func paragraph(at offset: Int) -> Range<Int> {
        guard !blocks.isEmpty else { return 0..<0 }
        let block = blocks[index(at: offset)]
        return block.start..<block.end
    }

    /// Whether the paragraph of an offset runs from right to left.
    func isRightToLeft(at offset: Int) -> Bool {
        blocks.isEmpty ? false : blocks[index(at: offset)].frame.lines.first?.isRightToLeft ?? false
    }

    /// The offset of the caret that is nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard !blocks.isEmpty, point.y >= 0 else { return 0 }
        let block = blocks[firstIndex { $0.bottom > point.y }]
        // Between paragraphs the nearest line is the last one above.
        let y = min(max(point.y - block.top, 0), block.frame.size.height.nextDown)
        let place = block.frame.index(at: CGPoint(x: point.x, y: y), in: width)
        return block.start + min(place, block.visibleLength)
    }

    /// The rectangles that a range covers, from top to bottom.
    func rects(for range: Range<Int>) -> [CGRect] {
        guard !blocks.isEmpty, !range.isEmpty else { return [] }
        var rects: [CGRect] = []
        for block in blocks[index(at: range.lowerBound)...] {
            guard block.start < range.upperBound else { break }
            let visible = block.start..<block.start + block.visibleLength
            let shown = range.clamped(to: visible)
            if !shown.isEmpty {
                let local = shown.lowerBound - block.start..<shown.upperBound - block.start
                rects += block.frame.rects(for: local, in: width).map { $0.offsetBy(dx: 0, dy: block.top) }
            }
        }
        return rects
    }

    /// The drawing of the paragraphs that meet a vertical range.
    func nodes(
        from top: CGFloat,
        to bottom: CGFloat,
        color: RGBA,
        origin: CGPoint,
        layers: TextDrawingLayers = .all
    ) -> [RenderNode] {
        guard !blocks.isEmpty else { return [] }
        return blocks[firstIndex { $0.bottom > top }...].prefix { $0.top < bottom }.flatMap { block in
            let corner = CGPoint(x: origin.x, y: origin.y + block.top)
            return block.frame.renderNodes(color: color, origin: corner, in: width, layers: layers)
        }
    }
}
