import CGTK
import Foundation

extension RenderNode {
    /// Draws the node into pixels, with no display, on one CPU core.
    ///
    /// - Parameters:
    ///   - size: the area in points whose top left is the origin.
    ///   - scale: pixels a point.
    ///   - paint: gets the finished Cairo image surface (32-bit premultiplied ARGB), valid until it returns.
    package func rasterize<Result>(
        size: CGSize,
        scale: CGFloat,
        _ paint: (_ surface: OpaquePointer) throws -> Result
    ) rethrows -> Result {
        let surface: OpaquePointer = cairo_image_surface_create(
            CAIRO_FORMAT_ARGB32,
            Int32((size.width * scale).rounded(.up)),
            Int32((size.height * scale).rounded(.up))
        )
        defer { cairo_surface_destroy(surface) }
        let context: OpaquePointer = cairo_create(surface)
        cairo_scale(context, Double(scale), Double(scale))
        gsk_render_node_draw(pointer, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        return try paint(surface)
    }
}
