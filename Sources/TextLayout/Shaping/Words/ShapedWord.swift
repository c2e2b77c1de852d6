import CGTK

/// Some words with the spaces behind them, shaped by themselves.
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
    /// What may happen in front of each byte.
    let marks: [BoundaryMarks]

    init(glyphs: [Glyph], marks: [BoundaryMarks]) {
        self.glyphs = glyphs
        self.marks = marks
    }
}
