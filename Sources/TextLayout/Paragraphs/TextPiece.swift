/// A part of a line's shaped text and its source.
struct TextPiece {
    /// The bytes of UTF-8 in the shaped text.
    let range: Range<Int>
    /// The byte of the paragraph at which the text starts; for an ellipsis or a hyphen, the byte at which it is
    /// inserted.
    let source: Int
    /// Whether the text is not in the paragraph.
    let isInserted: Bool

    /// The byte of the paragraph for a byte of the shaped text.
    func source(at byte: Int) -> Int {
        isInserted ? source : source + (min(max(byte, range.lowerBound), range.upperBound) - range.lowerBound)
    }
}
