import CoreGraphics
import Foundation

extension ImageContent {
    /// Draws the image scaled to `rect`, with y growing downwards. With a tint, the image's opacities mask that
    /// color.
    func draw(in context: CGContext, rect: CGRect, tint: UIColor?) {
        guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
        let rect = rect.standardized
        switch source {
        case .none:
            break
        case .symbol(let symbol):
            context.saveGState()
            context.place(orientation, in: rect)
            symbol.draw(in: context, color: tint?.cgColor ?? .black)
            context.restoreGState()
        case .bitmap(let image):
            guard let tint else { return drawColors(of: image, in: context, rect: rect) }
            context.saveGState()
            // `.sourceIn` would erase the content already in the context. Inside a layer it affects only the image,
            // and the context's opacity and blend mode apply once, to the result.
            context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            drawColors(of: image, in: context, rect: rect)
            context.setBlendMode(.sourceIn)
            context.setFillColor(tint.cgColor)
            context.fill(rect)
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    private func drawColors(of image: CGImage, in context: CGContext, rect: CGRect) {
        // At the image's own size the caps have no effect. They are ignored for a rotated image.
        guard capInsets != .zero, orientation == .up, rect.size != size else {
            context.saveGState()
            context.place(orientation, in: rect)
            context.drawUpright(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            return
        }
        for slice in NineSlice(size: size, capInsets: capInsets).slices(in: rect) {
            let pixels = slice.source.applying(CGAffineTransform(scaleX: scale, y: scale))
            guard let part = image.cropping(to: pixels) else { continue }
            context.saveGState()
            context.clip(to: slice.target)
            switch resizingMode {
            case .stretch:
                context.drawUpright(part, in: slice.target)
            case .tile:
                let tile = CGRect(origin: slice.target.origin, size: slice.source.size)
                context.drawUpright(part, in: tile, byTiling: true)
            }
            context.restoreGState()
        }
    }
}

extension CGContext {
    /// Maps the unit square of the stored image, with y growing downwards, to the rectangle in which it is drawn.
    fileprivate func place(_ orientation: UIImage.Orientation, in rect: CGRect) {
        translateBy(x: rect.minX, y: rect.minY)
        scaleBy(x: rect.width, y: rect.height)
        concatenate(orientation.transform)
    }

    /// Draws an image upright in coordinates with y growing downwards. Core Graphics draws its first row at the
    /// greatest y.
    fileprivate func drawUpright(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        saveGState()
        translateBy(x: 0, y: rect.minY + rect.maxY)
        scaleBy(x: 1, y: -1)
        draw(image, in: rect, byTiling: byTiling)
        restoreGState()
    }
}
