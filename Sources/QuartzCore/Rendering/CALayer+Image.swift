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
        let center = shown.look.contentsCenter
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1), place.size != visible else {
            return makeNode(of: part, of: image, in: place, shown)
        }
        let columns = StretchedSpan.spans(center.minX, center.width, of: visible.width, in: place.width, shown)
        let rows = StretchedSpan.spans(center.minY, center.height, of: visible.height, in: place.height, shown)
        let parts = rows.flatMap { row in
            columns.map { column in
                let source = CGRect(
                    x: part.minX + column.start * part.width,
                    y: part.minY + row.start * part.height,
                    width: column.length * part.width,
                    height: row.length * part.height
                )
                let target = CGRect(
                    x: place.minX + column.target,
                    y: place.minY + row.target,
                    width: column.space,
                    height: row.space
                )
                return makePart(source, of: image, in: target, shown)
            }
        }
        return RenderNode.container(parts)
    }

    /// Returns the node of a part of an image beside which other parts are drawn. Of whole pixels, nothing of the
    /// pixels around them is drawn.
    private func makePart(_ part: CGRect, of image: CGImage, in place: CGRect, _ shown: LayerState) -> RenderNode {
        let pixels = part.applying(CGAffineTransform(scaleX: CGFloat(image.width), y: CGFloat(image.height)))
        let whole = CGRect(
            x: pixels.minX.rounded(),
            y: pixels.minY.rounded(),
            width: pixels.width.rounded(),
            height: pixels.height.rounded()
        )
        let edges = [
            (pixels.minX, whole.minX), (pixels.minY, whole.minY), (pixels.maxX, whole.maxX), (pixels.maxY, whole.maxY),
        ]
        let isWhole = edges.allSatisfy { abs($0 - $1) < 0.01 }
        guard isWhole, let cropped = image.part(whole) else {
            return makeNode(of: part, of: image, in: place, shown)
        }
        return makeNode(of: CGRect(x: 0, y: 0, width: 1, height: 1), of: cropped, in: place, shown)
    }

    /// Returns the node of a part of an image, in units of its size, in a rectangle.
    private func makeNode(of part: CGRect, of image: CGImage, in place: CGRect, _ shown: LayerState) -> RenderNode {
        let whole = CGRect(
            x: place.minX - part.minX / part.width * place.width,
            y: place.minY - part.minY / part.height * place.height,
            width: place.width / part.width,
            height: place.height / part.height
        )
        let filters = shown.look.filters
        let scale = shown.look.contentsScale
        let node: RenderNode
        if filters.showsNearest(image.width, drawnAs: whole.width * scale), let surface = image.surface {
            node = .squarePixels(surface, size: CGSize(width: image.width, height: image.height), in: whole)
        } else if device.drawsWithCairo {
            node = image.cairoNode(in: whole, filters, scale)
        } else {
            node = .texture(image.level(forDrawingIn: whole.size, filters, scale).texture, in: whole)
        }
        return whole == place ? node : node.clipped(to: RoundedRect(place))
    }
}

extension CGImage {
    /// Returns the level for a size in points.
    fileprivate func level(forDrawingIn size: CGSize, _ filters: ContentsFilters, _ scale: CGFloat) -> CGImage {
        level(forDrawingIn: filters.levelSize(CGSize(width: size.width * scale, height: size.height * scale)))
    }

    /// Returns the node of the image for a display list that Cairo draws.
    fileprivate func cairoNode(in rect: CGRect, _ filters: ContentsFilters, _ scale: CGFloat) -> RenderNode {
        let size = CGSize(width: rect.width * scale, height: rect.height * scale)
        let image = reduced(forDrawingIn: filters.levelSize(size))
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
