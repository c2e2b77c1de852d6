import CGTK

/// A word with the spaces behind it, shaped by itself, or some words that are shaped together.
final class ShapedWord {
    struct Glyph {
        var id: UInt32
        /// In Pango units, as are the offsets.
        var advance: Int32
        var xOffset: Int32
        var yOffset: Int32
        /// Counted from the start of the word.
        var cluster: Int32
    }

    let glyphs: [Glyph]
    /// What may happen in front of each byte; in front of the first one as at the start of a text.
    let marks: [BoundaryMarks]

    init(glyphs: [Glyph], marks: [BoundaryMarks]) {
        self.glyphs = glyphs
        self.marks = marks
    }
}
