import CoreGraphics
import TextLayout

/// The layout of a field's text, or of its placeholder, in a line.
struct FieldTypesetter {
    var look: FieldAppearance
    let text: EditableText
    /// Whether the layout direction of the interface is right to left.
    let isRightToLeft: Bool
    let traits: UITraitCollection

    /// Returns the text in a line for a visible width, scrolled to the left by a distance.
    func line(width: CGFloat, scroll: CGFloat = 0) -> FieldLine {
        let fitting = fitting(width)
        return FieldLine(fitting.textRuns, style: fitting.style, room: width, scroll: scroll)
    }

    /// The line of the text or, if it is empty, of the placeholder.
    var lineOrPlaceholder: FieldLine {
        let runs = shownRuns
        return FieldLine(runs.isEmpty ? look.runs(EditableText(), color: .zero) : runs, style: style, room: 0)
    }

    /// Returns the text or, if it is empty, the placeholder, with an ellipsis at its end if it is too long; `nil` if
    /// there is neither.
    func truncated(width: CGFloat) -> TextFrame? {
        let runs = fitting(width).shownRuns
        guard !runs.isEmpty else { return nil }
        return Paragraph(runs, style: style).layout(width: width, maximumLines: 1, lineBreak: .truncatingTail)
    }

    /// Returns the placeholder, whatever the text.
    func placeholder(width: CGFloat) -> TextFrame? {
        FieldTypesetter(look: look, text: EditableText(), isRightToLeft: isRightToLeft, traits: traits)
            .truncated(width: width)
    }

    /// Returns the typesetter with the largest font with which the text fits a width, if the font may shrink.
    private func fitting(_ width: CGFloat) -> FieldTypesetter {
        guard look.shrinksToFit, width > 0 else { return self }
        let natural = FieldLine(shownRuns, style: style, room: 0).textWidth + FieldMetrics.caretWidth
        guard natural > width else { return self }
        let size = (look.font.pointSize * width / natural).rounded(.down)
        var smaller = self
        smaller.look.font = look.font.withSize(min(look.font.pointSize, max(1, size, look.minimumFontSize)))
        return smaller
    }

    private var textRuns: [TextRun] {
        let color = components(of: look.textColor)
        return look.attributedRuns(text, color: color, traits: traits) ?? look.runs(text, color: color)
    }

    private var shownRuns: [TextRun] {
        text.text.isEmpty
            ? look.placeholderRuns(color: components(of: look.placeholderColor), traits: traits) : textRuns
    }

    private var style: ParagraphStyle {
        var style = ParagraphStyle(alignment: look.alignment.resolved(isRightToLeft: isRightToLeft))
        // An empty field takes the layout direction of the interface.
        if text.text.isEmpty, look.placeholder == nil {
            style.direction = isRightToLeft ? .rightToLeft : .leftToRight
        }
        if look.writingDirection != .natural { style.direction = look.writingDirection.direction }
        return style
    }

    private func components(of color: UIColor) -> SIMD4<Float> {
        let color = color.resolvedColor(with: traits).cgColor.rgba
        return SIMD4(color.red, color.green, color.blue, color.alpha)
    }
}
