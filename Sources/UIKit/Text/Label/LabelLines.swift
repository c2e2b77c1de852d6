import CoreGraphics
import DisplayList
import TextLayout

/// A label's text, drawn at its place in bounds.
struct LabelLines {
    let node: RenderNode
    let bounds: CGRect
    /// Where the text stands in them.
    let place: CGRect
    let alignment: ParagraphStyle.Alignment
    let count: Int

    /// The drawing in the bounds alone.
    var clippedNode: RenderNode {
        bounds.insetBy(dx: -1, dy: -1).contains(place) ? node : node.clipped(to: RoundedRect(bounds))
    }

    /// Where the text is moved when the width becomes another one: it keeps its distance from the side it is aligned to.
    func shift(toWidth width: CGFloat) -> CGFloat {
        (width - bounds.width) * alignment.share
    }

    /// How far down the text begins that stands in the middle of a height, or has more than that.
    func middle(in height: CGFloat) -> CGFloat {
        max(0, (height - place.height) / 2)
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
