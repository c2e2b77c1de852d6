import CCairo
import Foundation

extension CGContext {
    /// Draws an image scaled to `rect`, with its first row at the greatest y. It is therefore upside down where y
    /// points down, as in UIKit's contexts. With `byTiling`, repeats the image from there over the whole clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
        let rect = rect.standardized
        // From the image's pixels, which are counted from the top, to user space.
        let toUser = CGAffineTransform(
            a: rect.width / CGFloat(image.width),
            b: 0,
            c: 0,
            d: -rect.height / CGFloat(image.height),
            tx: rect.minX,
            ty: rect.maxY
        )
        let toCairo = toUser.concatenating(toCairo)
        guard toCairo.isInvertible, let surface = surface(of: image) else { return }
        defer { cairo_surface_destroy(surface) }
        var area = PathSegments()
        area.addRect(rect, transform: state.ctm)
        paint(byTiling ? .everything : .filled(area, .winding), alpha: state.alpha) { cr in
            var matrix = toCairo.cairoMatrix
            cairo_set_matrix(cr, &matrix)
            cairo_set_source_surface(cr, surface, 0, 0)
            let pattern = cairo_get_source(cr)
            cairo_pattern_set_filter(pattern, state.interpolationQuality.cairoFilter)
            // Without padding, the edge of an enlarged image would fade to transparent.
            cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        }
    }

    /// Returns the image's pixels in this context's component order. The caller owns a reference.
    func surface(of image: CGImage) -> OpaquePointer? {
        guard swapsRedAndBlue else {
            return image.surface.map { cairo_surface_reference($0) }
        }
        guard let copy = PixelBuffer(width: image.width, height: image.height, isCleared: false) else { return nil }
        copy.copy(from: image.pixels.base, bytesPerRow: image.bytesPerRow)
        exchangeRedAndBlue(copy.base, width: copy.width, height: copy.height, bytesPerRow: copy.bytesPerRow)
        return copy.makeSurface(isOpaque: image.isOpaque)
    }
}
