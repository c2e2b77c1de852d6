import CGSK
import Foundation

/// The leaves of the display list, which draw.
extension RenderNode {
    /// Returns a rectangle of one color.
    package static func color(_ color: RGBA, in rect: CGRect) -> RenderNode {
        var color = color.gdk
        var bounds = rect.graphene
        return RenderNode(owning: gsk_color_node_new(&color, &bounds))
    }

    /// Returns a border of `width` points inside the edge of a rounded rectangle.
    package static func border(_ outline: RoundedRect, width: CGFloat, color: RGBA) -> RenderNode {
        var outline = outline.gsk
        let widths = [Float](repeating: Float(width), count: 4)
        let colors = [GdkRGBA](repeating: color.gdk, count: 4)
        return RenderNode(owning: gsk_border_node_new(&outline, widths, colors))
    }

    /// Returns the blurred shadow around a rounded rectangle. Nothing is drawn inside the rectangle.
    ///
    /// - Parameter radius: The blur radius in points, twice the standard deviation of the Gaussian.
    package static func shadow(
        of outline: RoundedRect,
        color: RGBA,
        offset: CGSize,
        radius: CGFloat
    ) -> RenderNode {
        var outline = outline.gsk
        var color = color.gdk
        return RenderNode(
            owning: gsk_outset_shadow_node_new(
                &outline,
                &color,
                Float(offset.width),
                Float(offset.height),
                0,
                Float(radius)
            )
        )
    }

    /// Returns an image stretched to a rectangle. `texture` is a `GdkTexture`, which the node retains.
    package static func texture(_ texture: Texture, in rect: CGRect) -> RenderNode {
        var bounds = rect.graphene
        return RenderNode(owning: gsk_texture_node_new(texture.pointer, &bounds))
    }

    /// Returns an image stretched to a rectangle, for a display list that Cairo draws.
    ///
    /// The image is drawn as the node of a texture draws it. GTK 4.8 converts the pixels of a texture to floating point
    /// and back each time that Cairo draws it, which takes 4 ms for a picture of 480 by 240 points.
    ///
    /// - Parameters:
    ///   - surface: A Cairo image surface, which doesn't change any more.
    ///   - size: The size of the image in pixels.
    package static func image(_ surface: OpaquePointer, size: CGSize, in rect: CGRect) -> RenderNode {
        filled(with: surface, size: size, as: rect.size, extend: CAIRO_EXTEND_PAD, in: rect)
    }

    /// Returns an image stretched to a rectangle, with the nearest pixel of the image for each one that is drawn.
    ///
    /// - Parameters:
    ///   - surface: A Cairo image surface, which doesn't change any more.
    ///   - size: The size of the image in pixels.
    package static func squarePixels(_ surface: OpaquePointer, size: CGSize, in rect: CGRect) -> RenderNode {
        filled(with: surface, size: size, as: rect.size, CAIRO_FILTER_NEAREST, extend: CAIRO_EXTEND_PAD, in: rect)
    }

    /// Returns repetitions of an image in a rectangle, the first one at its corner.
    ///
    /// GSK's repeat node draws its child with one pixel per point, so Cairo draws the repetitions.
    ///
    /// - Parameters:
    ///   - surface: A Cairo image surface, which doesn't change any more.
    ///   - size: The size of the image in pixels.
    ///   - shown: The size of one repetition in points.
    package static func tiles(
        _ surface: OpaquePointer,
        size: CGSize,
        as shown: CGSize,
        in rect: CGRect
    ) -> RenderNode {
        filled(with: surface, size: size, as: shown, extend: CAIRO_EXTEND_REPEAT, in: rect)
    }

    /// Returns a rectangle that an image fills, beginning at the corner.
    private static func filled(
        with surface: OpaquePointer,
        size: CGSize,
        as shown: CGSize,
        _ filter: cairo_filter_t = CAIRO_FILTER_GOOD,
        extend: cairo_extend_t,
        in rect: CGRect
    ) -> RenderNode {
        cairo(in: rect) { context in
            let pattern = cairo_pattern_create_for_surface(surface)
            cairo_pattern_set_extend(pattern, extend)
            cairo_pattern_set_filter(pattern, filter)
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, size.width / shown.width, size.height / shown.height)
            cairo_matrix_translate(&matrix, -rect.minX, -rect.minY)
            cairo_pattern_set_matrix(pattern, &matrix)
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
            cairo_fill(context)
        }
    }

    /// Returns a gradient from one point to another.
    ///
    /// - Parameter stops: At least two stops, with ascending offsets from 0 to 1.
    package static func linearGradient(
        in rect: CGRect,
        from start: CGPoint,
        to end: CGPoint,
        stops: [(offset: CGFloat, color: RGBA)]
    ) -> RenderNode {
        var bounds = rect.graphene
        var start = start.graphene
        var end = end.graphene
        let stops = stops.map { GskColorStop(offset: Float($0.offset), color: $0.color.gdk) }
        return RenderNode(owning: gsk_linear_gradient_node_new(&bounds, &start, &end, stops, gsize(stops.count)))
    }

    /// Returns a node that records what `draw` paints with Cairo.
    ///
    /// - Parameter draw: A closure that receives a `cairo_t` in the coordinates of `rect`, valid until it returns.
    package static func cairo(in rect: CGRect, draw: (OpaquePointer) -> Void) -> RenderNode {
        var bounds = rect.graphene
        let node = RenderNode(owning: gsk_cairo_node_new(&bounds))
        if let context = gsk_cairo_node_get_draw_context(node.pointer) {
            draw(context)
            cairo_destroy(context)
        }
        return node
    }
}
