import CoreGraphics
import DisplayList
import QuartzCore
import TextLayout

/// A label's drawing, made for bounds of a size.
///
/// While the bounds are on their way there the text keeps its distance from the side that it is aligned to, stays in the
/// middle as long as there is room, and what does not fit yet is not shown. So nothing jumps when the way begins.
struct LabelPicture: PlacedContents {
    let node: RenderNode
    let size: CGSize
    let textHeight: CGFloat
    let alignment: ParagraphStyle.Alignment

    func node(in bounds: CGRect) -> RenderNode? {
        guard bounds.size != size else { return node.translated(by: bounds.origin) }
        let offset = CGPoint(
            x: bounds.minX + (bounds.width - size.width) * alignment.share,
            y: bounds.minY + Self.top(textHeight, in: bounds.height) - Self.top(textHeight, in: size.height)
        )
        return node.translated(by: offset).clipped(to: RoundedRect(bounds))
    }

    private static func top(_ height: CGFloat, in available: CGFloat) -> CGFloat {
        max(0, (available - height) / 2)
    }

    /// Where text of a size stands in a rectangle: in the middle of its height, at a whole pixel.
    static func rect(
        of size: CGSize,
        in bounds: CGRect,
        _ alignment: ParagraphStyle.Alignment,
        scale: CGFloat
    ) -> CGRect {
        let slack = CGSize(width: bounds.width - size.width, height: bounds.height - size.height)
        let top = scale > 0 ? (slack.height / 2 * scale).rounded(.down) / scale : slack.height / 2
        return CGRect(
            x: bounds.minX + max(0, slack.width) * alignment.share,
            y: bounds.minY + top,
            width: size.width,
            height: size.height
        )
    }
}

extension ParagraphStyle.Alignment {
    /// How much of the room beside a line is on its left.
    fileprivate var share: CGFloat {
        switch self {
        case .left, .justified, .natural: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
