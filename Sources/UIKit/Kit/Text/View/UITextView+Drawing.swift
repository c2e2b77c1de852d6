import CoreGraphics
import DisplayList

extension UITextView {
    /// Returns the drawing of the text and the selection in a rectangle of the content, in the coordinates of that
    /// rectangle.
    func drawing(in rect: CGRect) -> [RenderNode] {
        let blocks = laidOut
        let inset = CGPoint(
            x: textContainerInset.left + textContainer.lineFragmentPadding - rect.minX,
            y: textContainerInset.top - rect.minY
        )
        let color = (look.textColor ?? .label).resolvedColor(with: traitCollection).cgColor.rgba
        let (top, bottom) = (-inset.y, rect.height - inset.y)
        return foundNodes(blocks, from: top, to: bottom, origin: inset)
            + selectionNodes(blocks, from: top, to: bottom, origin: inset)
            + blocks.nodes(from: top, to: bottom, color: color, origin: inset)
    }

    private func selectionNodes(
        _ blocks: TextBlocks,
        from top: CGFloat,
        to bottom: CGFloat,
        origin: CGPoint
    ) -> [RenderNode] {
        guard isFirstResponder, edited.content.marked == nil, !edited.selection.isEmpty else { return [] }
        let tint = tintColor.withAlphaComponent(TextSelectionMetrics.opacity)
        let color = tint.resolvedColor(with: traitCollection).cgColor.rgba
        // A selection of millions of characters has no more nodes than there are visible lines.
        let visible = edited.selection.clamped(to: offsets(of: blocks, from: top, to: bottom))
        return blocks.rects(for: visible).filter { $0.maxY > top && $0.minY < bottom }.map { rect in
            .color(color, in: rect.offsetBy(dx: origin.x, dy: origin.y))
        }
    }

    private func foundNodes(
        _ blocks: TextBlocks,
        from top: CGFloat,
        to bottom: CGFloat,
        origin: CGPoint
    ) -> [RenderNode] {
        guard !foundRanges.found.isEmpty else { return [] }
        return foundNodes(blocks, in: offsets(of: blocks, from: top, to: bottom), origin: origin)
    }

    /// Returns the offsets of the lines in a vertical range.
    private func offsets(of blocks: TextBlocks, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = blocks.offset(at: CGPoint(x: -1e6, y: max(0, top)))
        let last = blocks.offset(at: CGPoint(x: 1e6, y: bottom))
        return min(first, last)..<max(first, last) + 1
    }
}
