/// The part of a layout's width that a line has for itself.
struct LineSpan {
    /// Points from the paragraph's leading edge.
    let indent: Double
    /// Points; infinite if the width is.
    let available: Double
    /// The same in Pango units.
    let units: Int

    init(of style: ParagraphStyle, in width: Double, isFirstLine: Bool) {
        indent = style.leadingIndent(isFirstLine: isFirstLine)
        available = style.availableWidth(in: width, isFirstLine: isFirstLine)
        units = available.units
    }
}
