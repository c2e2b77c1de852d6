import CoreGraphics
import DisplayList

extension CALayer {
    /// Returns the node of an image in the bounds, relative to their corner, placed by `contentsRect` and
    /// `contentsGravity`.
    func makeImageNode(_ image: CGImage, _ shown: LayerState) -> RenderNode? {
        let size = CGSize(
            width: CGFloat(image.width) / shown.look.contentsScale,
            height: CGFloat(image.height) / shown.look.contentsScale
        )
        let part = shown.look.contentsRect
        guard size.width > 0, size.height > 0, part.width > 0, part.height > 0 else { return nil }
        let visible = CGSize(width: size.width * part.width, height: size.height * part.height)
        let place = shown.look.contentsGravity.place(visible, in: shown.area)
        let whole = CGRect(
            x: place.minX - part.minX / part.width * place.width,
            y: place.minY - part.minY / part.height * place.height,
            width: place.width / part.width,
            height: place.height / part.height
        )
        let node: RenderNode =
            device.drawsWithCairo
            ? image.cairoNode(in: whole, scale: shown.look.contentsScale)
            : .texture(image.texture, in: whole)
        return whole == place ? node : node.clipped(to: RoundedRect(place))
    }
}

extension CGImage {
    /// Returns the node of the image for a display list that Cairo draws.
    fileprivate func cairoNode(in rect: CGRect, scale: CGFloat) -> RenderNode {
        let image = reduced(forDrawingIn: CGSize(width: rect.width * scale, height: rect.height * scale))
        guard let surface = image.surface else { return .texture(texture, in: rect) }
        return .image(surface, size: CGSize(width: image.width, height: image.height), in: rect)
    }
}

extension CALayerContentsGravity {
    /// Returns the rectangle of contents of `size` in `bounds`.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        let ratio = (x: bounds.width / size.width, y: bounds.height / size.height)
        let scale: (x: CGFloat, y: CGFloat) =
            switch self {
            case .resize: ratio
            case .resizeAspect: (min(ratio.x, ratio.y), min(ratio.x, ratio.y))
            case .resizeAspectFill: (max(ratio.x, ratio.y), max(ratio.x, ratio.y))
            default: (1, 1)
            }
        let placed = CGSize(width: size.width * scale.x, height: size.height * scale.y)
        return CGRect(
            x: bounds.minX + (bounds.width - placed.width) * alignment.x,
            y: bounds.minY + (bounds.height - placed.height) * alignment.y,
            width: placed.width,
            height: placed.height
        )
    }

    private var alignment: CGPoint {
        switch self {
        case .top: CGPoint(x: 0.5, y: 0)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .left: CGPoint(x: 0, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        case .topLeft: CGPoint(x: 0, y: 0)
        case .topRight: CGPoint(x: 1, y: 0)
        case .bottomLeft: CGPoint(x: 0, y: 1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        default: CGPoint(x: 0.5, y: 0.5)
        }
    }
}
