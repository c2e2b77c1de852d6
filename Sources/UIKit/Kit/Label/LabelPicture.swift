import CoreGraphics
import DisplayList
import QuartzCore
import TextLayout

/// A label's drawing, made for bounds of a final size, and its appearance while the bounds animate towards that
/// size.
///
/// During the animation, the text moves from its previous to its final position and keeps its distance from the
/// side to which it is aligned. The edge of the bounds covers and uncovers the text, which is not laid out again:
/// lines that appear or disappear are drawn until the bounds have their final size.
final class LabelPicture: PlacedContents {
    /// The identity of the text that is shown.
    let paragraph: Paragraph
    private let finalLines: LabelLines
    /// The text including the lines that disappear; `nil` if there are none.
    private let leaving: LabelLines?
    /// The height of the bounds, and the top of the text in them, at the start of the animation.
    private let start: (height: CGFloat, top: CGFloat)?
    private var shownSize: CGSize

    init(_ lines: LabelLines, leaving: LabelLines? = nil, of paragraph: Paragraph, after previous: LabelPicture?) {
        self.paragraph = paragraph
        self.leaving = leaving
        finalLines = lines
        shownSize = lines.bounds.size
        start = previous.map { ($0.shownSize.height, $0.top(in: $0.shownSize.height)) }
    }

    /// The drawing at the final size.
    var node: RenderNode { finalLines.clippedNode }

    /// The final size of the bounds.
    var size: CGSize { finalLines.bounds.size }

    /// The number of lines currently drawn, including those that are covered.
    var lineCount: Int {
        (shownSize == size ? finalLines : leaving ?? finalLines).count
    }

    func node(in bounds: CGRect) -> RenderNode? {
        shownSize = bounds.size
        guard bounds.size != size else { return node.translated(by: bounds.origin) }
        let lines = leaving ?? finalLines
        let offset = offset(of: lines, in: bounds)
        // Glyphs may extend beyond the edges that don't move, unless the text itself is too large for the bounds.
        var edge = bounds
        if bounds.width == size.width, lines.place.width <= size.width { edge = edge.insetBy(dx: -Self.reach, dy: 0) }
        if offset.y + lines.place.minY >= bounds.minY { edge = edge.union(edge.offsetBy(dx: 0, dy: -Self.reach)) }
        return lines.node.translated(by: offset).clipped(to: RoundedRect(edge))
    }

    /// Returns where the text is while the label has some bounds.
    func textPlace(in bounds: CGRect) -> LabelTextPlace {
        let lines = bounds.size == size ? finalLines : leaving ?? finalLines
        let offset = bounds.size == size ? bounds.origin : offset(of: lines, in: bounds)
        return LabelTextPlace(frame: lines.place.offsetBy(dx: offset.x, dy: offset.y), clip: bounds, scale: 1)
    }

    private func offset(of lines: LabelLines, in bounds: CGRect) -> CGPoint {
        CGPoint(
            x: bounds.minX + lines.shift(toWidth: bounds.width),
            y: bounds.minY + top(in: bounds.height) - finalLines.place.minY
        )
    }

    /// Returns the top of the text in bounds of a height.
    private func top(in height: CGFloat) -> CGFloat {
        if height == size.height { return finalLines.place.minY }
        guard let start, start.height != size.height else {
            return finalLines.place.minY + finalLines.middle(in: height) - finalLines.middle(in: size.height)
        }
        // Interpolates by the height rather than the time, so that the text stays in step with the animated bounds.
        let part = (height - start.height) / (size.height - start.height)
        return start.top + min(max(part, 0), 1) * (finalLines.place.minY - start.top)
    }

    /// An upper bound for the distance in points by which glyphs extend beyond the bounds.
    private static let reach: CGFloat = 4096
}
