/// The text from which lines take their glyphs.
struct LineContent {
    /// The shaped text of a chunk, of which a line shows a range, or text that was shaped for one line.
    let text: ShapedText
    /// The source of text that was shaped for one line; `nil` for the text of a chunk.
    let own: Own?
    /// The byte of the paragraph at which the text of a chunk starts.
    let start: Int

    struct Own {
        let pieces: [TextPiece]
        /// The bytes of the paragraph that the line represents.
        let source: Range<Int>
    }

    /// Creates content of the text of a chunk.
    init(_ text: ShapedText, startingAt start: Int) {
        self.text = text
        self.start = start
        own = nil
    }

    /// Creates content of text that was shaped for one line, which shows all of it.
    init(_ text: ShapedText, pieces: [TextPiece], source: Range<Int>) {
        self.text = text
        start = source.lowerBound
        own = Own(pieces: pieces, source: source)
    }

    /// Shapes a range of a chunk's text as a line of its own.
    init(_ range: Range<Int>, reshapedOf whole: ShapedText, source: Range<Int>) {
        self.init(
            ShapedText(range, of: whole),
            pieces: [TextPiece(range: 0..<range.count, source: source.lowerBound, isInserted: false)],
            source: source
        )
    }

    /// Shapes a composed line of a paragraph.
    init(
        _ line: ComposedLine,
        of paragraph: Paragraph,
        isRightToLeft: Bool,
        tabs: LineTabs? = nil,
        source: Range<Int>
    ) {
        self.init(
            line.shaped(isRightToLeft: isRightToLeft, tabs: tabs, words: paragraph.wordShaping),
            pieces: line.pieces,
            source: source
        )
    }

    /// The bytes of the paragraph that a line represents.
    ///
    /// - Parameter range: The bytes of the text that the line shows.
    func source(of range: Range<Int>) -> Range<Int> {
        own?.source ?? (start + range.lowerBound)..<(start + range.upperBound)
    }

    /// The extent of all of the text as one line.
    var extent: LineExtent {
        LineExtent(range: 0..<text.count, visibleWidth: text.visibleWidth, fullWidth: text.width)
    }
}
