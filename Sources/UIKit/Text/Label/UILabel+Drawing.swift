import CoreGraphics
import DisplayList

extension UILabel {
    /// The drawing of the text in a rectangle; `nil` if there is nothing to see.
    func picture(in rect: CGRect) -> LabelPicture? {
        guard !rect.isEmpty else { return nil }
        let text = fittedText(in: rect.size)
        let frame = text.frame(width: rect.width, height: rect.height, lines: numberOfLines)
        guard !frame.lines.isEmpty else { return nil }
        initializeDisplayList()
        var place = LabelPicture.rect(
            of: frame.size,
            in: rect,
            text.paragraph.style.alignment,
            scale: contentScaleFactor
        )
        place.origin.y += baselineShift(of: frame.firstBaseline, height: frame.size.height, shrunk: text)
        let nodes = frame.renderNodes(
            color: drawnColor.gdkRGBA,
            origin: CGPoint(x: rect.minX, y: place.minY),
            in: rect.width
        )
        guard !nodes.isEmpty else { return nil }
        var node = RenderNode.container(nodes)
        if let color = shadowColor?.resolvedColor(with: traitCollection).cgColor {
            node = node.withShadow(color: color.gdkRGBA, offset: shadowOffset, radius: 0)
        }
        if !isEnabled { node = node.opacity(0.5) }
        return LabelPicture(
            node: rect.insetBy(dx: -1, dy: -1).contains(place) ? node : node.clipped(to: RoundedRect(rect)),
            size: rect.size,
            textHeight: place.height,
            alignment: text.paragraph.style.alignment
        )
    }

    /// Where the first line stands from the top of a rectangle of a size, and the last one from its bottom.
    func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
        let text = fittedText(in: size)
        let frame = text.frame(width: size.width, height: size.height, lines: numberOfLines)
        var top = LabelPicture.rect(
            of: frame.size,
            in: CGRect(origin: .zero, size: size),
            text.paragraph.style.alignment,
            scale: contentScaleFactor
        ).minY
        top += baselineShift(of: frame.firstBaseline, height: frame.size.height, shrunk: text)
        return (top + frame.firstBaseline, size.height - top - frame.lastBaseline)
    }

    private var drawnColor: CGColor {
        let color = isHighlighted ? highlightedTextColor ?? content.color : content.color
        return color.resolvedColor(with: traitCollection).cgColor
    }

    /// How far below the middle a line stands that was shrunk.
    private func baselineShift(of baseline: CGFloat, height: CGFloat, shrunk: LabelText) -> CGFloat {
        guard numberOfLines == 1, baselineAdjustment != .alignCenters else { return 0 }
        let full = preparedText
        guard shrunk.paragraph !== full.paragraph else { return 0 }
        let line = full.frame(width: .infinity, lines: 1)
        let top = (height - line.size.height) / 2
        return baselineAdjustment == .none ? top : top + line.firstBaseline - baseline
    }
}
