import CCairo
import Foundation

extension CGImage {
    /// Returns the image with fewer pixels, for drawing it at a fraction of its size many times.
    ///
    /// Cairo filters all pixels of an image whenever it draws it smaller, which takes 6 ms for 960 by 480 pixels drawn
    /// in 176 by 88. The image keeps the last result, which all layers that show it in one size share.
    ///
    /// - Parameter size: The size in pixels in which the image is drawn. The result has twice as many pixels in each
    ///   direction, so that it stays sharp where it is enlarged a little.
    /// - Returns: The image itself, if it isn't at least three times as large as `size` in each direction.
    package func reduced(forDrawingIn size: CGSize) -> CGImage {
        guard size.width >= 1, size.height >= 1, CGFloat(width) >= 3 * size.width, CGFloat(height) >= 3 * size.height
        else { return self }
        let (width, height) = (Int((2 * size.width).rounded(.up)), Int((2 * size.height).rounded(.up)))
        return lastReduced(width: width, height: height) { redrawn(width: width, height: height) }
    }

    /// Returns the image with half of the pixels in each direction, or a quarter and so on, for a GPU.
    ///
    /// A GPU reads four pixels for each one that it draws, so most pixels of an image drawn much smaller would have no
    /// effect, and a motion would let them flicker. The image keeps its levels, so that the size in which it is drawn
    /// may change in each frame.
    ///
    /// - Parameter size: The size in pixels in which the image is drawn. In one direction the result has at least twice
    ///   as many pixels, as in ``reduced(forDrawingIn:)``, and less than four times as many.
    package func level(forDrawingIn size: CGSize) -> CGImage {
        guard size.width >= 1, size.height >= 1 else { return self }
        var (width, height) = (width, height)
        while CGFloat(width) >= 4 * size.width, CGFloat(height) >= 4 * size.height {
            (width, height) = ((width + 1) / 2, (height + 1) / 2)
        }
        return width == self.width ? self : level(width: width) { redrawn(width: width, height: height) }
    }

    /// Returns the image drawn smaller by Cairo.
    private func redrawn(width: Int, height: Int) -> CGImage? {
        guard let surface, let result = PixelBuffer(width: width, height: height) else { return nil }
        let isDrawn: Void? = result.withSurface(isOpaque: isOpaque) { target in
            let context: OpaquePointer = cairo_create(target)
            defer { cairo_destroy(context) }
            cairo_scale(context, Double(width) / Double(self.width), Double(height) / Double(self.height))
            cairo_set_source_surface(context, surface, 0, 0)
            // Pixels beyond the edge repeat the edge. They would be transparent otherwise, and so would the edge.
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_paint(context)
            cairo_surface_flush(target)
        }
        return isDrawn.map { CGImage(pixels: result, isOpaque: isOpaque) }
    }
}
