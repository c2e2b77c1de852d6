import CGTK
import Foundation

extension RenderNode {
    /// Draws the node into pixels on the CPU, without a display.
    ///
    /// - Parameters:
    ///   - surface: A Cairo image surface (32-bit premultiplied ARGB), whose top left is the origin.
    ///   - scale: The number of pixels per point.
    package func rasterize(on surface: OpaquePointer, scale: CGFloat) {
        let context: OpaquePointer = cairo_create(surface)
        cairo_scale(context, Double(scale), Double(scale))
        gsk_render_node_draw(pointer, context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
    }
}
