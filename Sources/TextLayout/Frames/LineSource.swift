/// A chunk whose lines are being set. Not copyable, so that setting lines counts few references.
struct LineSource: ~Copyable {
    /// The index of the chunk.
    let chunk: Int
    /// The text of the chunk, or its start.
    let text: ShapedText
    /// Whether the text is all of the chunk.
    let isWhole: Bool
    /// The number of bytes of the text whose glyphs are those of the whole chunk.
    let knownCount: Int
    /// The index of the text in the contents of the frame.
    let content: Int
    /// The vertical extent of all lines, if the text has one style.
    let uniformExtent: VerticalExtent?

    init(_ chunk: borrowing ShapedChunk, content: Int) {
        self.chunk = chunk.index
        text = chunk.text
        isWhole = chunk.isWhole
        knownCount = chunk.knownCount
        self.content = content
        let isUniform = text.spans.count == 1
        uniformExtent =
            isUniform ? VerticalExtent(of: text.spans, style: chunk.paragraph.style) : nil
    }
}
