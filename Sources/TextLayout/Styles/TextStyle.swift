/// The appearance of a range of text.
package struct TextStyle: Hashable, Sendable {
    package var font: FontDescription
    /// Red, green, blue and alpha, 0 to 1, not premultiplied; `nil` for the color of the drawing.
    package var color: SIMD4<Float>?
    /// The space in points after every character. A value other than 0 turns ligatures off.
    package var kern: Double
    package var underline: TextRule?
    package var strikethrough: TextRule?
    package var background: SIMD4<Float>?
    /// The distance in points of the glyphs from the baseline, upwards.
    package var baselineOffset: Double
    /// The object that is drawn for each U+FFFC.
    package var object: InlineObject?

    package init(
        font: FontDescription,
        color: SIMD4<Float>? = nil,
        kern: Double = 0,
        underline: TextRule? = nil,
        strikethrough: TextRule? = nil,
        background: SIMD4<Float>? = nil,
        baselineOffset: Double = 0,
        object: InlineObject? = nil
    ) {
        self.font = font
        self.color = color
        self.kern = kern
        self.underline = underline
        self.strikethrough = strikethrough
        self.background = background
        self.baselineOffset = baselineOffset
        self.object = object
    }

    /// Whether text of both styles may be shaped together.
    func shapesLike(_ other: TextStyle) -> Bool {
        font == other.font && kern == other.kern
    }
}
