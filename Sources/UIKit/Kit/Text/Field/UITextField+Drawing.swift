import CoreGraphics
import DisplayList
import TextLayout

/// The drawing of a field's text.
extension UITextField {
    /// Returns the text laid out in a single line for a visible width, at the current scroll offset.
    func makeLine(room: CGFloat) -> FieldLine {
        FieldLine(
            look.runs(edited, color: parts(of: look.textColor)),
            style: paragraphStyle,
            room: room,
            scroll: scroll
        )
    }

    func placeholderLine(room: CGFloat) -> FieldLine {
        let runs = look.placeholderRuns(color: parts(of: .placeholderText), traits: traitCollection)
        return FieldLine(
            runs.isEmpty ? look.runs(EditableText(), color: .zero) : runs,
            style: paragraphStyle,
            room: room
        )
    }

    private var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle(alignment: look.alignment.resolved(isRightToLeft: isRightToLeft))
        // An empty field takes the layout direction of the interface.
        if edited.text.isEmpty, look.placeholder == nil {
            style.direction = isRightToLeft ? .rightToLeft : .leftToRight
        }
        return style
    }

    /// Returns the drawing of the text for the size of its view.
    func drawing(in size: CGSize) -> RenderNode? {
        let color = look.textColor.resolvedColor(with: traitCollection).cgColor.rgba
        let nodes: [RenderNode]
        if !hasText {
            let runs = look.placeholderRuns(color: parts(of: .placeholderText), traits: traitCollection)
            nodes = shortened(runs, in: size, color: color)
        } else if !isEditing {
            nodes = shortened(look.runs(edited, color: parts(of: look.textColor)), in: size, color: color)
        } else {
            let line = makeLine(room: size.width)
            let top = top(of: line, in: size.height)
            nodes = selection(of: line, top: top) + line.nodes(color: color, top: top)
        }
        return nodes.isEmpty ? nil : .container(nodes)
    }

    /// Returns text that is not being edited, with an ellipsis at its end if it is too long.
    private func shortened(_ runs: [TextRun], in size: CGSize, color: RGBA) -> [RenderNode] {
        guard !runs.isEmpty else { return [] }
        let frame = Paragraph(runs, style: paragraphStyle)
            .layout(width: size.width, maximumLines: 1, lineBreak: .truncatingTail)
        let scale = max(contentScaleFactor, 1)
        let top = ((size.height - frame.size.height) / 2 * scale).rounded(.down) / scale
        return frame.renderNodes(color: color, origin: CGPoint(x: 0, y: top), in: size.width)
    }

    private func selection(of line: FieldLine, top: CGFloat) -> [RenderNode] {
        guard edited.marked == nil, !edited.selection.isEmpty else { return [] }
        let tint = tintColor.withAlphaComponent(FieldMetrics.selectionAlpha)
        let color = tint.resolvedColor(with: traitCollection).cgColor.rgba
        return line.extents(of: edited.selection).map { extent in
            let width = extent.upperBound - extent.lowerBound
            return .color(color, in: CGRect(x: extent.lowerBound, y: top, width: width, height: line.height))
        }
    }

    private func parts(of color: UIColor) -> SIMD4<Float> {
        let parts = color.resolvedColor(with: traitCollection).cgColor.rgba
        return SIMD4(parts.red, parts.green, parts.blue, parts.alpha)
    }
}
