import CGSK
import Foundation

extension RenderNode {
    /// Draws the node with a `cairo_t`, in the coordinates that this has now.
    package func draw(with cairo: OpaquePointer) {
        gsk_render_node_draw(pointer, cairo)
    }

    /// Draws the node into pixels, with no display, on one CPU core.
    ///
    /// - Parameters:
    ///   - surface: A Cairo image surface (32-bit premultiplied ARGB), whose top left is the origin.
    ///   - scale: The number of pixels per point.
    package func rasterize(on surface: OpaquePointer, scale: CGFloat) {
        let context: OpaquePointer = cairo_create(surface)
        cairo_scale(context, Double(scale), Double(scale))
        draw(with: context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
    }
}
