/// How a stretch of text looks.
package struct TextStyle: Hashable, Sendable {
    package var font: FontDescription
    /// Red, green, blue, opacity, 0 to 1, not premultiplied; nil for the colour given when drawing.
    package var color: SIMD4<Float>?
    /// Points added after every character; other than 0 it turns ligatures off.
    package var kern: Double
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    package var background: SIMD4<Float>?
    /// Points by which the glyphs are raised above the baseline.
    package var baselineOffset: Double

    package init(
        font: FontDescription,
        color: SIMD4<Float>? = nil,
        kern: Double = 0,
        isUnderlined: Bool = false,
        isStruckThrough: Bool = false,
        background: SIMD4<Float>? = nil,
        baselineOffset: Double = 0
    ) {
        self.font = font
        self.color = color
        self.kern = kern
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.background = background
        self.baselineOffset = baselineOffset
    }

    /// Whether text in both styles may be shaped as one.
    func shapesLike(_ other: TextStyle) -> Bool {
        font == other.font && kern == other.kern
    }
}
