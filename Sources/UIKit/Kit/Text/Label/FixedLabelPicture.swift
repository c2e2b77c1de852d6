import CoreGraphics
import DisplayList
import QuartzCore

/// A label's drawing that is placed in other bounds as a picture, by the rule `SystemConduct.labelsStretch`.
///
/// Apple's labels draw their text once, for the final bounds of an animation. Until the bounds have that size, the
/// content mode decides where the picture is.
struct FixedLabelPicture: PlacedContents {
    private let picture: LabelPicture
    private let contentMode: UIView.ContentMode

    init(_ picture: LabelPicture, contentMode: UIView.ContentMode) {
        (self.picture, self.contentMode) = (picture, contentMode)
    }

    func node(in bounds: CGRect) -> RenderNode? {
        let size = picture.size
        guard bounds.size != size else { return picture.node.translated(by: bounds.origin) }
        let (x, y) = (bounds.width - size.width, bounds.height - size.height)
        switch contentMode {
        case .scaleToFill, .redraw:
            guard !bounds.isEmpty else { return nil }
            return picture.node.transformed(
                a: bounds.width / size.width,
                b: 0,
                c: 0,
                d: bounds.height / size.height,
                tx: bounds.minX,
                ty: bounds.minY
            )
        case .top: return place(x / 2, 0, in: bounds)
        case .topLeft: return place(0, 0, in: bounds)
        case .topRight: return place(x, 0, in: bounds)
        case .bottom: return place(x / 2, y, in: bounds)
        case .bottomLeft: return place(0, y, in: bounds)
        case .bottomRight: return place(x, y, in: bounds)
        case .left: return place(0, y / 2, in: bounds)
        case .right: return place(x, y / 2, in: bounds)
        default: return place(x / 2, y / 2, in: bounds)
        }
    }

    private func place(_ x: CGFloat, _ y: CGFloat, in bounds: CGRect) -> RenderNode {
        picture.node.translated(by: CGPoint(x: bounds.minX + x, y: bounds.minY + y))
    }
}
