/// The vertical extent of a line, in points.
struct VerticalExtent {
    /// The extent above the baseline.
    let ascent: Double
    /// The extent below the baseline, positive.
    let descent: Double
    /// The height of the line, with the leading, by the paragraph style.
    let height: Double

    /// Measures a line of some bytes of a text. Fallback fonts do not count, so that the height of a line does not
    /// depend on its characters.
    init(of bytes: Range<Int>, in text: ShapedText, style: ParagraphStyle) {
        var (ascent, descent, leading) = (0.0, 0.0, 0.0)
        for span in text.spans.overlapping(bytes) {
            let metrics = span.typeface.metrics
            ascent = max(ascent, metrics.ascender + span.style.baselineOffset)
            descent = max(descent, -metrics.descender - span.style.baselineOffset)
            leading = max(leading, metrics.leading)
        }
        self.ascent = ascent
        self.descent = descent
        height = style.lineHeight(natural: ascent + descent + leading)
    }
}
