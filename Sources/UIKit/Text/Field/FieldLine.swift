import CoreGraphics
import DisplayList
import TextLayout

/// A field's text set in one line, as wide as it likes, and scrolled in the room that the field has.
///
/// Places are UTF-16 offsets of the text, and points from the room's left edge.
struct FieldLine {
    /// No glyph and no width, but no white space either: it keeps spaces at the end from hanging outside of the line.
    private static let stopper = "\u{2060}"

    private let frame: TextFrame
    private let end: Int
    /// What the line is set in: the room, or more if the text needs it.
    let width: CGFloat
    let room: CGFloat
    /// How far the line's left edge is left of the room's.
    var scroll: CGFloat

    init(_ runs: [TextRun], style: ParagraphStyle, room: CGFloat, scroll: CGFloat = 0) {
        var runs = runs
        end = runs.reduce(0) { $0 + $1.text.utf16.count }
        if !runs.isEmpty { runs[runs.count - 1].text += Self.stopper }
        frame = Paragraph(runs, style: style).layout(maximumLines: 1, lineBreak: .clipping)
        self.room = max(0, room)
        width = max(self.room, frame.size.width + FieldMetrics.caretWidth)
        self.scroll = min(max(0, scroll), width - self.room)
    }

    var height: CGFloat { frame.size.height }
    var baseline: CGFloat { frame.firstBaseline }
    var isRightToLeft: Bool { frame.lines.first?.isRightToLeft ?? false }

    /// Where the left edge of the caret in front of a character stands.
    func caretX(at offset: Int) -> CGFloat {
        let x = frame.caretRect(at: min(offset, end), in: width).minX
        return min(max(0, x - FieldMetrics.caretWidth / 2), width - FieldMetrics.caretWidth) - scroll
    }

    /// The caret place nearest to a point.
    func offset(atX x: CGFloat) -> Int {
        min(frame.index(at: CGPoint(x: x + scroll, y: frame.size.height / 2), in: width), end)
    }

    /// What a range covers, from left to right.
    func extents(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        frame.rects(for: range.lowerBound..<min(range.upperBound, end), in: width)
            .map { ($0.minX - scroll)...($0.maxX - scroll) }
    }

    /// Scrolls as little as it takes for the caret in front of a character to be seen.
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
