import CoreGraphics
import DisplayList
import QuartzCore
import TextLayout

/// A label's drawing, made for bounds of a size, and what is seen of it while the bounds are on their way there.
///
/// On the way the text goes from where it was to where it will be, and keeps its distance from the side that it is aligned
/// to. It is covered and uncovered by the edge of the bounds, and never set anew: of lines that come and lines that go all
/// are there until the bounds have arrived.
final class LabelPicture: PlacedContents {
    /// What identifies the text that is shown.
    let paragraph: Paragraph
    private let resting: LabelLines
    /// The text with the lines that go; `nil` if none do.
    private let leaving: LabelLines?
    /// How high the bounds were, and where the text began in them, when they set out.
    private let start: (height: CGFloat, top: CGFloat)?
    private var shownSize: CGSize

    init(_ lines: LabelLines, leaving: LabelLines? = nil, of paragraph: Paragraph, after previous: LabelPicture?) {
        self.paragraph = paragraph
        self.leaving = leaving
        resting = lines
        shownSize = lines.bounds.size
        start = previous.map { ($0.shownSize.height, $0.top(in: $0.shownSize.height)) }
    }

    /// The drawing at rest.
    var node: RenderNode { resting.clippedNode }

    /// The size of the bounds that it is made for.
    var size: CGSize { resting.bounds.size }

    /// How many lines there are at the moment, covered ones included.
    var lineCount: Int {
        (shownSize == size ? resting : leaving ?? resting).count
    }

    func node(in bounds: CGRect) -> RenderNode? {
        shownSize = bounds.size
        guard bounds.size != size else { return node.translated(by: bounds.origin) }
        let lines = leaving ?? resting
        let top = top(in: bounds.height)
        let offset = CGPoint(
            x: bounds.minX + lines.shift(toWidth: bounds.width),
            y: bounds.minY + top - resting.place.minY
        )
        // Letters may reach over the edges that do not move, unless the text is too large for them.
        var edge = bounds
        if bounds.width == size.width, lines.place.width <= size.width { edge = edge.insetBy(dx: -Self.reach, dy: 0) }
        if top >= 0 { edge = edge.union(edge.offsetBy(dx: 0, dy: -Self.reach)) }
        return lines.node.translated(by: offset).clipped(to: RoundedRect(edge))
    }

    /// Where the text begins in bounds of a height.
    private func top(in height: CGFloat) -> CGFloat {
        if height == size.height { return resting.place.minY }
        guard let start, start.height != size.height else {
            return resting.place.minY + resting.middle(in: height) - resting.middle(in: size.height)
        }
        let part = (height - start.height) / (size.height - start.height)
        return start.top + min(max(part, 0), 1) * (resting.place.minY - start.top)
    }

    /// More than any letter reaches over its place, in points.
    private static let reach: CGFloat = 4096
}
