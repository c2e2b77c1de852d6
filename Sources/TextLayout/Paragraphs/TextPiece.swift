/// A stretch of a line's shaped text and where it comes from.
struct TextPiece {
    /// Bytes of UTF-8 in the shaped text.
    let range: Range<Int>
    /// The byte of the paragraph where it starts; for an ellipsis or a hyphen, where it stands.
    let source: Int
    /// Whether the text is not in the paragraph.
    let isInserted: Bool

    /// The paragraph's byte for one of the shaped text's.
    func source(at byte: Int) -> Int {
        isInserted ? source : source + (min(max(byte, range.lowerBound), range.upperBound) - range.lowerBound)
    }
}
