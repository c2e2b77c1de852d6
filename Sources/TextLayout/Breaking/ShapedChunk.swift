/// A chunk of a paragraph with its shaped text, or with the start of it. Not copyable, so that breaking lines
/// counts few references.
struct ShapedChunk: ~Copyable {
    let paragraph: Paragraph
    let index: Int
    /// The text of the chunk, or its start.
    let text: ShapedText
    /// The number of bytes of the text whose glyphs are those of the whole chunk.
    let knownCount: Int
    /// The width of the known text in Pango units; of a whole chunk, without trailing white space.
    let knownWidth: Int
    /// Whether the text is all of the chunk.
    let isWhole: Bool

    /// - Parameter reach: The number of bytes of a large chunk to shape at least.
    init(_ index: Int, of paragraph: Paragraph, reach: Int = .max) {
        self.paragraph = paragraph
        self.index = index
        let text = paragraph.shapedText(ofChunk: index, reach: reach)
        self.text = text
        isWhole = text.count == paragraph.chunks[index].range.count
        knownCount = isWhole ? text.count : max(0, text.count - Paragraph.margin)
        knownWidth = isWhole ? text.visibleWidth : text.width - text.advance(of: knownCount..<text.count)
    }

    /// The byte of the paragraph at which the chunk starts.
    var start: Int { paragraph.chunks[index].range.lowerBound }
}
