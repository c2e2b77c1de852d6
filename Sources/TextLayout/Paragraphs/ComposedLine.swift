/// A line that does not have the glyphs of the paragraph: shortened, hyphenated, or shaped again at a break.
struct ComposedLine {
    private(set) var text = ""
    private(set) var spans: [StyleSpan] = []
    private(set) var pieces: [TextPiece] = []

    /// Appends some bytes of a paragraph.
    mutating func append(_ bytes: Range<Int>, of paragraph: Paragraph) {
        if bytes.isEmpty { return }
        let start = text.utf8.count
        text += paragraph.substring(bytes)
        pieces.append(TextPiece(range: start..<text.utf8.count, source: bytes.lowerBound, isInserted: false))
        for var span in paragraph.spans(in: bytes) {
            span.range = (span.range.lowerBound + start)..<(span.range.upperBound + start)
            spans.append(span)
        }
    }

    /// Appends text that is not in the paragraph, in the style at a byte.
    mutating func insert(_ inserted: String, at byte: Int, of paragraph: Paragraph) {
        guard let span = paragraph.spans.overlapping(byte..<byte).first else { return }
        let start = text.utf8.count
        text += inserted
        let range = start..<text.utf8.count
        pieces.append(TextPiece(range: range, source: byte, isInserted: true))
        spans.append(StyleSpan(range: range, style: span.style, typeface: span.typeface))
    }

    /// Shapes the line.
    ///
    /// - Parameters:
    ///   - tabs: The tab stops; `nil` for tabs as wide as the default interval.
    ///   - words: Shapes as much as it can, with the results of Pango.
    func shaped(isRightToLeft: Bool, tabs: LineTabs? = nil, words: (any WordShaping.Type)?) -> ShapedText {
        ShapedText(text, spans: spans, isRightToLeft: isRightToLeft, tabs: tabs, words: words)
    }
}
