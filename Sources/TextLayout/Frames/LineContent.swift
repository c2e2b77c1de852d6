/// What lines take their glyphs from.
struct LineContent {
    /// A chunk's shaped text, of which a line shows a stretch, or one made for a line alone.
    let text: ShapedText
    /// Where a line's own text comes from; nil for the text of a chunk.
    let own: Own?
    /// The paragraph's byte where the text of a chunk starts.
    let start: Int

    struct Own {
        let pieces: [TextPiece]
        /// Bytes of the paragraph that the line stands for.
        let source: Range<Int>
    }

    /// A chunk's text as it is.
    init(_ text: ShapedText, startingAt start: Int) {
        self.text = text
        self.start = start
        own = nil
    }

    /// Text made for a line alone, all of which the line shows.
    init(_ text: ShapedText, pieces: [TextPiece], source: Range<Int>) {
        self.text = text
        start = source.lowerBound
        own = Own(pieces: pieces, source: source)
    }

    /// A stretch of a chunk's text parted from the rest.
    init(_ range: Range<Int>, shapedAnewOf whole: ShapedText, source: Range<Int>) {
        self.init(
            ShapedText(range, of: whole),
            pieces: [TextPiece(range: 0..<range.count, source: source.lowerBound, isInserted: false)],
            source: source
        )
    }

    /// Text shaped for a line alone.
    init(_ line: ComposedLine, isRightToLeft: Bool, source: Range<Int>) {
        self.init(line.shaped(isRightToLeft: isRightToLeft), pieces: line.pieces, source: source)
    }

    /// The bytes of the paragraph that a line of these bytes stands for.
    func source(of range: Range<Int>) -> Range<Int> {
        own?.source ?? (start + range.lowerBound)..<(start + range.upperBound)
    }

    /// All of the text as one line.
    var extent: LineExtent {
        LineExtent(range: 0..<text.count, visibleWidth: text.visibleWidth, fullWidth: text.width)
    }
}
