import CoreGraphics
import DisplayList
import TextLayout

/// A field's text laid out in a single line of unlimited width, scrolled within the visible width.
///
/// Offsets are in UTF-16 units. Positions are in points from the left edge of the visible width.
struct FieldLine {
    /// U+2060 WORD JOINER has no glyph and no width but is not white space. It keeps trailing spaces from hanging
    /// outside the line.
    private static let wordJoiner = "\u{2060}"

    private let frame: TextFrame
    private let end: Int
    /// The layout width: the visible width, or more if the text needs it.
    let width: CGFloat
    /// The width of the text itself.
    let textWidth: CGFloat
    let room: CGFloat
    /// The distance by which the content is scrolled to the left.
    var scroll: CGFloat

    init(_ runs: [TextRun], style: ParagraphStyle, room: CGFloat, scroll: CGFloat = 0) {
        var runs = runs
        end = runs.reduce(0) { $0 + $1.text.utf16.count }
        if !runs.isEmpty { runs[runs.count - 1].text += Self.wordJoiner }
        frame = Paragraph(runs, style: style).layout(maximumLines: 1, lineBreak: .clipping)
        self.room = max(0, room)
        textWidth = frame.size.width
        // Includes the space for the caret after the last character.
        width = max(self.room, frame.size.width + FieldMetrics.caretWidth)
        self.scroll = min(max(0, scroll), width - self.room)
    }

    var height: CGFloat { frame.size.height }
    var baseline: CGFloat { frame.firstBaseline }
    var isRightToLeft: Bool { frame.lines.first?.isRightToLeft ?? false }

    /// Returns the top of a text that is centered in a height, aligned to a whole pixel.
    static func top(ofHeight height: CGFloat, in room: CGFloat, scale: CGFloat) -> CGFloat {
        let scale = max(scale, 1)
        return ((room - height) / 2 * scale).rounded(.down) / scale
    }

    /// Returns the left edge of the caret before a character.
    func caretX(at offset: Int) -> CGFloat {
        let x = frame.caretRect(at: min(offset, end), in: width).minX
        return min(max(0, x - FieldMetrics.caretWidth / 2), width - FieldMetrics.caretWidth) - scroll
    }

    /// Returns the caret offset that is closest to a position.
    func offset(atX x: CGFloat) -> Int {
        min(frame.index(at: CGPoint(x: x + scroll, y: frame.size.height / 2), in: width), end)
    }

    /// Returns the horizontal extents that a range covers, from left to right. Bidirectional text may have several.
    func extents(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        frame.rects(for: range.clamped(to: 0..<end), in: width)
            .map { ($0.minX - scroll)...($0.maxX - scroll) }
    }

    /// Scrolls by the smallest distance that makes the caret before a character visible.
    mutating func reveal(_ offset: Int) {
        let x = caretX(at: offset)
        if x < 0 { scroll += x }
        if x + FieldMetrics.caretWidth > room { scroll += x + FieldMetrics.caretWidth - room }
        scroll = min(max(0, scroll), width - room)
    }

    func nodes(color: RGBA, top: CGFloat) -> [RenderNode] {
        frame.renderNodes(color: color, origin: CGPoint(x: -scroll, y: top), in: width)
    }
}
