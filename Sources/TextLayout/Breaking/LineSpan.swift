/// The part of a layout's width that is available to a line.
struct LineSpan {
    /// The distance from the paragraph's leading edge, in points.
    let indent: Double
    /// The available width in points; infinite if that of the layout is.
    let available: Double
    /// The available width in Pango units.
    let units: Int

    init(of style: ParagraphStyle, in width: Double, indent: Double) {
        self.indent = indent
        available = style.availableWidth(in: width, behind: indent)
        units = available.units
    }
}
