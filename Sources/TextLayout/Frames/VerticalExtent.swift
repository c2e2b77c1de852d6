/// How far a line reaches, in points.
struct VerticalExtent {
    /// Above the baseline.
    let ascent: Double
    /// Below the baseline, positive.
    let descent: Double
    /// With the leading, and by the rules of the paragraph's style.
    let height: Double

    /// That of some of a text's characters. Fonts that stand in for missing characters do not count, so that a line is as
    /// high whatever is written in it.
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
