import CoreGraphics
import DisplayList
import TextLayout

extension UILabel {
    /// Returns the drawing of the text in a rectangle; `nil` if nothing is visible.
    ///
    /// - Parameter previous: The current drawing, from which an animation to the rectangle starts.
    func picture(in rect: CGRect, after previous: LabelPicture? = nil) -> LabelPicture? {
        guard !rect.isEmpty else { return nil }
        let text = fittedText(in: rect.size)
        let frame = text.frame(width: rect.width, height: rect.height, lines: numberOfLines)
        guard !frame.lines.isEmpty,
            let lines = lines(frame, of: text, in: rect, at: place(of: frame, of: text, in: rect))
        else { return nil }
        return LabelPicture(
            lines,
            leaving: previous.flatMap { leavingLines($0, before: frame, of: text, in: rect) },
            of: text.paragraph,
            after: previous
        )
    }

    /// Returns the text with its previous number of lines, if the same text has fewer lines now.
    private func leavingLines(
        _ previous: LabelPicture,
        before frame: TextFrame,
        of text: LabelText,
        in rect: CGRect
    ) -> LabelLines? {
        guard previous.paragraph === text.paragraph, previous.size.width == rect.width,
            previous.lineCount > frame.lines.count
        else { return nil }
        let whole = text.frame(width: rect.width, lines: previous.lineCount)
        var place = place(of: whole, of: text, in: rect)
        place.origin.y = self.place(of: frame, of: text, in: rect).minY
        return lines(whole, of: text, in: rect, at: place)
    }

    /// Returns lines drawn in a rectangle; `nil` if nothing is visible.
    private func lines(_ frame: TextFrame, of text: LabelText, in rect: CGRect, at place: CGRect) -> LabelLines? {
        initializeDisplayList()
        let selection = selectionNodes(frame, in: rect, top: place.minY)
        let nodes =
            selection
            + frame.renderNodes(
                color: drawnColor.rgba,
                origin: CGPoint(x: rect.minX, y: place.minY),
                in: rect.width
            )
        guard !nodes.isEmpty else { return nil }
        var node = RenderNode.container(nodes)
        if let color = shadowColor?.resolvedColor(with: traitCollection).cgColor {
            node = node.withShadow(color: color.rgba, offset: shadowOffset, radius: 0)
        }
        if !isEnabled { node = node.opacity(0.5) }
        return LabelLines(
            node: node,
            bounds: rect,
            place: place,
            alignment: text.paragraph.style.alignment,
            count: frame.lines.count
        )
    }

    /// Returns the distances of the first baseline from the top and of the last baseline from the bottom of a
    /// rectangle.
    func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        let text = fittedText(in: size)
        let frame = text.frame(width: size.width, height: size.height, lines: numberOfLines)
        let top = place(of: frame, of: text, in: CGRect(origin: .zero, size: size)).minY
        // UIKit rounds a baseline before it aligns views. Rounding the frames afterwards would move some of them to
        // the next pixel.
        let first = (top + frame.firstBaseline).rounded(toPixelsOf: contentScaleFactor)
        let last = (top + frame.lastBaseline).rounded(toPixelsOf: contentScaleFactor)
        return (first, size.height - last)
    }

    /// Returns the background of the selected text.
    private func selectionNodes(_ frame: TextFrame, in rect: CGRect, top: CGFloat) -> [RenderNode] {
        guard let range = selectedTextOffsets, !range.isEmpty else { return [] }
        let tint = tintColor.withAlphaComponent(TextSelectionMetrics.opacity)
        let color = tint.resolvedColor(with: traitCollection).cgColor.rgba
        return frame.rects(for: range, in: rect.width).map { .color(color, in: $0.offsetBy(dx: rect.minX, dy: top)) }
    }

    /// Returns the frame of the lines in a rectangle.
    func place(of frame: TextFrame, of text: LabelText, in rect: CGRect) -> CGRect {
        var place = LabelLines.rect(
            of: frame.size,
            in: rect,
            text.paragraph.style.alignment,
            scale: contentScaleFactor
        )
        place.origin.y += baselineShift(of: frame.firstBaseline, height: frame.size.height, shrunk: text)
        return place
    }

    private var drawnColor: CGColor {
        let color = isHighlighted ? highlightedTextColor ?? content.color : content.color
        return color.resolvedColor(with: traitCollection).cgColor
    }

    /// Returns the distance by which a shrunk line is moved down from its centered position.
    private func baselineShift(of baseline: CGFloat, height: CGFloat, shrunk: LabelText) -> CGFloat {
        guard numberOfLines == 1, baselineAdjustment != .alignCenters else { return 0 }
        let full = preparedText
        guard shrunk.paragraph !== full.paragraph else { return 0 }
        let line = full.frame(width: .infinity, lines: 1)
        let top = (height - line.size.height) / 2
        return baselineAdjustment == .none ? top : top + line.firstBaseline - baseline
    }
}
