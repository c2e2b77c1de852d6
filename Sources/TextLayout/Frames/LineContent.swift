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

    /// A stretch of a chunk's text parted from the rest.
    init(_ range: Range<Int>, shapedAnewOf whole: ShapedText, source: Range<Int>) {
        let isEnd = range.upperBound == whole.count
        self.init(
            ShapedText(range, of: whole),
            pieces: [TextPiece(range: 0..<range.count, source: source.lowerBound, isInserted: false)],
            source: source,
            endsParagraph: isEnd
        )
    }

    /// Text shaped for this line alone.
    init(_ line: ComposedLine, isRightToLeft: Bool, source: Range<Int>, endsParagraph: Bool) {
        let text = line.shaped(isRightToLeft: isRightToLeft)
        self.init(text, pieces: line.pieces, source: source, endsParagraph: endsParagraph)
    }

    private init(_ text: ShapedText, pieces: [TextPiece], source: Range<Int>, endsParagraph: Bool) {
        self.text = text
        extent = LineExtent(
            range: 0..<text.count,
            visibleEnd: text.visibleEnd(of: 0..<text.count),
            visibleWidth: text.visibleWidth,
            fullWidth: text.width
        )
        self.pieces = pieces
        self.source = source
        self.endsParagraph = endsParagraph
    }
}
