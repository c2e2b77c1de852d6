import CCairo
import Foundation

/// The alpha of a drawing after a Gaussian blur. A shadow is such a mask, painted in a color.
package final class BlurredMask {
    /// The greatest width and height in pixels.
    package static let largestSide = 16_384

    /// An image of one byte a pixel.
    private let surface: OpaquePointer
    private let origin: CGPoint
    private let scale: CGFloat
    /// The filter that samples the mask.
    ///
    /// A moving layer is mostly between pixels, where a bilinear sample takes twenty times as long as the nearest
    /// pixel. A wide blur differs little from one pixel to the next: at a standard deviation of four pixels by at most
    /// a tenth of the alpha.
    private let filter: cairo_filter_t

    /// Draws and blurs.
    ///
    /// - Parameters:
    ///   - extent: The area of the mask. The drawing and its blur outside of the area are lost.
    ///   - scale: The number of pixels of the mask per unit.
    ///   - standardDeviation: The standard deviation of the Gaussian, in units.
    ///   - draw: A closure that receives a `cairo_t` in the coordinates of the extent, valid until it returns.
    /// - Returns: `nil` if a side of the extent isn't within 1 and 16,384 pixels.
    package init?(extent: CGRect, scale: CGFloat, standardDeviation: CGFloat, draw: (OpaquePointer) -> Void) {
        let (width, height) = ((extent.width * scale).rounded(.up), (extent.height * scale).rounded(.up))
        let sides = 1...CGFloat(Self.largestSide)
        guard sides.contains(width), sides.contains(height),
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
        else { return nil }
        (self.surface, self.scale, origin) = (surface, scale, extent.origin)
        filter = standardDeviation * scale >= 4 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
        // The drawing may set the matrix of its context, so the surface has the offset and the scale.
        cairo_surface_set_device_scale(surface, scale, scale)
        cairo_surface_set_device_offset(surface, -extent.minX * scale, -extent.minY * scale)
        if let cairo = cairo_create(surface) {
            draw(cairo)
            cairo_destroy(cairo)
        }
        cairo_surface_set_device_offset(surface, 0, 0)
        cairo_surface_set_device_scale(surface, 1, 1)
        cairo_surface_flush(surface)
        if let bytes = cairo_image_surface_get_data(surface) {
            GaussianBlur(standardDeviation: standardDeviation * scale).apply(
                to: bytes,
                width: Int(width),
                height: Int(height),
                bytesPerRow: Int(cairo_image_surface_get_stride(surface))
            )
        }
        cairo_surface_mark_dirty(surface)
    }

    deinit {
        cairo_surface_destroy(surface)
    }

    /// Paints a color through the mask.
    package func paint(on cairo: OpaquePointer, color: CGColor) {
        let parts = color.rgba
        cairo_set_source_rgba(
            cairo,
            Double(parts.red),
            Double(parts.green),
            Double(parts.blue),
            Double(parts.alpha)
        )
        paint(on: cairo)
    }

    /// Paints the source of a context through the mask.
    func paint(on cairo: OpaquePointer, offset: CGSize = .zero) {
        cairo_save(cairo)
        cairo_translate(cairo, origin.x + offset.width, origin.y + offset.height)
        cairo_scale(cairo, 1 / scale, 1 / scale)
        let pattern = cairo_pattern_create_for_surface(surface)
        cairo_pattern_set_filter(pattern, filter)
        cairo_mask(cairo, pattern)
        cairo_pattern_destroy(pattern)
        cairo_restore(cairo)
    }
}
