import CGTK
import CoreGraphics
import DisplayList
import Foundation

/// Readies GSK for drawing without a display.
func initializeDrawing() {
    initializeDisplayList()
}

extension RenderNode {
    /// The area of a screen as opaque pixels, black where nothing is drawn; `nil` if it is too large for memory.
    func screenImage(size: CGSize, scale: CGFloat) -> CGImage? {
        rasterize(size: size, scale: scale) { surface in
            let width = Int(cairo_image_surface_get_width(surface))
            let height = Int(cairo_image_surface_get_height(surface))
            guard let pixels = PixelBuffer(width: width, height: height),
                let source = cairo_image_surface_get_data(surface)
            else { return nil }
            let bytesPerRow = Int(cairo_image_surface_get_stride(surface))
            let words = pixels.base.assumingMemoryBound(to: UInt32.self)
            for row in 0..<height {
                (source + row * bytesPerRow).withMemoryRebound(to: UInt32.self, capacity: width) { line in
                    // Colours are multiplied by alpha already, so over black they stay as they are.
                    for column in 0..<width { words[row * width + column] = line[column] | 0xFF00_0000 }
                }
            }
            return CGImage(pixels: pixels, isOpaque: true)
        }
    }
}
