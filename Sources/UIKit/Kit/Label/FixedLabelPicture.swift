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
        guard bounds.size != picture.size else { return picture.node.translated(by: bounds.origin) }
        guard let place = transform(in: bounds) else { return nil }
        return picture.node.transformed(a: place.a, b: 0, c: 0, d: place.d, tx: place.tx, ty: place.ty)
    }

    /// Returns where the text is while the label has some bounds.
    func textPlace(in bounds: CGRect) -> LabelTextPlace? {
        guard let place = transform(in: bounds) else { return nil }
        let text = picture.textPlace(in: CGRect(origin: .zero, size: picture.size))
        return LabelTextPlace(
            frame: text.frame.applying(place),
            clip: text.clip.applying(place),
            scale: min(place.a, place.d)
        )
    }

    /// Returns the transform from the picture to some bounds, or `nil` if nothing of a scaled picture is left.
    private func transform(in bounds: CGRect) -> CGAffineTransform? {
        let size = picture.size
        let (x, y) = (bounds.width - size.width, bounds.height - size.height)
        switch contentMode {
        case .scaleToFill, .redraw:
            guard !bounds.isEmpty else { return nil }
            let (a, d) = (bounds.width / size.width, bounds.height / size.height)
            return CGAffineTransform(a: a, b: 0, c: 0, d: d, tx: bounds.minX, ty: bounds.minY)
        case .top: return move(x / 2, 0, in: bounds)
        case .topLeft: return move(0, 0, in: bounds)
        case .topRight: return move(x, 0, in: bounds)
        case .bottom: return move(x / 2, y, in: bounds)
        case .bottomLeft: return move(0, y, in: bounds)
        case .bottomRight: return move(x, y, in: bounds)
        case .left: return move(0, y / 2, in: bounds)
        case .right: return move(x, y / 2, in: bounds)
        default: return move(x / 2, y / 2, in: bounds)
        }
    }

    private func move(_ x: CGFloat, _ y: CGFloat, in bounds: CGRect) -> CGAffineTransform {
        CGAffineTransform(translationX: bounds.minX + x, y: bounds.minY + y)
    }
}
