/// What a line shows, before it has a place.
struct LineContent {
    /// The chunk's shaped text, or one made for the line.
    let text: ShapedText
    let extent: LineExtent
    /// Where the text comes from; empty if all of it is a stretch of the paragraph.
    let pieces: [TextPiece]
    /// Bytes of the paragraph that the line stands for.
    let source: Range<Int>
    let endsParagraph: Bool

    /// A stretch of a chunk's text as it is.
    init(_ extent: LineExtent, of text: ShapedText, startingAt start: Int) {
        self.text = text
        self.extent = extent
        source = (start + extent.range.lowerBound)..<(start + extent.range.upperBound)
        pieces = []
        endsParagraph = extent.range.upperBound == text.count
    }

    /// Text shaped for this line alone.
    init(_ line: ComposedLine, isRightToLeft: Bool, source: Range<Int>, endsParagraph: Bool) {
        text = line.shaped(isRightToLeft: isRightToLeft)
        extent = LineExtent(
            range: 0..<text.count,
            visibleEnd: text.visibleEnd(of: 0..<text.count),
            visibleWidth: text.visibleWidth,
            fullWidth: text.width
        )
        pieces = line.pieces
        self.source = source
        self.endsParagraph = endsParagraph
    }
}
