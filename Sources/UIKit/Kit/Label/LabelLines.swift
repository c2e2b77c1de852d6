import CoreGraphics
import DisplayList
import TextLayout

/// A label's text, laid out and drawn in its bounds.
struct LabelLines {
    let node: RenderNode
    let bounds: CGRect
    /// The frame of the text within the bounds.
    let place: CGRect
    let alignment: ParagraphStyle.Alignment
    let count: Int

    /// The drawing, clipped to the bounds if the text extends beyond them.
    var clippedNode: RenderNode {
        bounds.insetBy(dx: -1, dy: -1).contains(place) ? node : node.clipped(to: RoundedRect(bounds))
    }

    /// Returns the horizontal offset of the text in bounds of another width. The text keeps its distance from the
    /// side to which it is aligned.
    func shift(toWidth width: CGFloat) -> CGFloat {
        (width - bounds.width) * alignment.share
    }

    /// Returns the top of the text when it is centered in a height; 0 if the text is taller.
    func middle(in height: CGFloat) -> CGFloat {
        max(0, (height - place.height) / 2)
    }

    /// Returns the frame for text of a size in a rectangle: centered vertically and aligned to a whole pixel.
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
    /// The fraction of the free width that is to the left of a line.
    fileprivate var share: CGFloat {
        switch self {
        case .left, .justified, .natural: 0
        case .center: 0.5
        case .right: 1
        }
    }
}
