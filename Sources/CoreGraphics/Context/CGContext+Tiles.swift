import CCairo
import Foundation

extension CGContext {
    /// Sets Cairo's source to repetitions of a picture, with an opacity from 0 to 1.
    ///
    /// In UIKit's coordinates they begin at the origin, and in a client's bitmap at the lower left. As in Core
    /// Graphics, later changes of the transform don't move them.
    func setSource(_ tile: ColorTile, opacity: CGFloat, with cr: OpaquePointer) {
        guard let surface = surface(of: tile.image) else { return cairo_set_source_rgba(cr, 0, 0, 0, 0) }
        defer { cairo_surface_destroy(surface) }
        let isUpright = shadowBase.d > 0
        let origin = isUpright ? shadowBase : CGAffineTransform(translationX: 0, y: CGFloat(height))
        let toCairo = CGAffineTransform(
            scaleX: tile.size.width / CGFloat(tile.image.width),
            y: tile.size.height / CGFloat(tile.image.height)
        ).concatenating(origin)
        var matrix = toCairo.cairoMatrix
        cairo_set_matrix(cr, &matrix)
        if opacity < 1, let faded = Self.faded(surface, of: tile.image, by: opacity) {
            cairo_set_source_surface(cr, faded, 0, 0)
            cairo_surface_destroy(faded)
        } else {
            cairo_set_source_surface(cr, surface, 0, 0)
        }
        cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_REPEAT)
    }

    /// Returns a copy of a surface with an opacity, since Cairo multiplies only what it paints on a whole clip. The
    /// caller owns a reference.
    private static func faded(_ surface: OpaquePointer, of image: CGImage, by opacity: CGFloat) -> OpaquePointer? {
        let copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height))
        let context = cairo_create(copy)
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint_with_alpha(context, opacity)
        cairo_destroy(context)
        return copy
    }
}
