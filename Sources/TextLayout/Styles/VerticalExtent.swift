/// The vertical extent of a line, in points.
struct VerticalExtent {
    /// The extent above the baseline.
    let ascent: Double
    /// The extent below the baseline, positive.
    let descent: Double
    /// The height of the line, with the leading, by the paragraph style.
    let height: Double
    /// The space between this line and the next one, in addition to the height.
    let gap: Double

    /// Measures a line of some styles. Fallback fonts do not count, so that the height of a line does not depend on its
    /// characters.
    init(of spans: some Sequence<StyleSpan>, style: ParagraphStyle) {
        var (ascent, descent, leading) = (0.0, 0.0, 0.0)
        var gap = -Double.infinity
        for span in spans {
            let metrics = span.typeface.metrics
            ascent = max(ascent, metrics.ascender + span.style.baselineOffset)
            descent = max(descent, -metrics.descender - span.style.baselineOffset)
            if let object = span.style.object {
                ascent = max(ascent, object.ascent + span.style.baselineOffset)
                descent = max(descent, object.descent - span.style.baselineOffset)
            }
            leading = max(leading, metrics.leading)
            gap = max(gap, span.typeface.description.leading)
        }
        self.ascent = ascent
        self.descent = descent
        let natural = ascent + descent + leading
        height = style.lineHeight(natural: natural)
        // A paragraph style that limits the height of lines limits their distance.
        self.gap = gap.isFinite ? style.lineHeight(natural: natural + gap) - height : 0
    }
}
