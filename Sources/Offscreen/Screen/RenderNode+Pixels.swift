import CoreGraphics
import DisplayList
import Foundation

extension RenderNode {
    /// Returns the area of a screen as opaque pixels, or `nil` if there is not enough memory.
    ///
    /// Pixels are black where nothing is drawn.
    package func screenImage(size: CGSize, scale: CGFloat) -> CGImage? {
        let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        let screen = RenderNode.container([.color(black, in: CGRect(origin: .zero, size: size)), self])
        let (width, height) = size.pixels(at: scale)
        // The black background sets each pixel.
        guard let pixels = PixelBuffer(width: width, height: height, isCleared: false),
            pixels.withSurface(isOpaque: false, { screen.rasterize(on: $0, scale: scale) }) != nil
        else { return nil }
        return CGImage(pixels: pixels, isOpaque: true)
    }
}

extension CGSize {
    /// Returns the number of whole pixels in the size, at least one in each direction.
    ///
    /// A pixel that the size covers only in part is left out, because it would mix with the black background.
    func pixels(at scale: CGFloat) -> (width: Int, height: Int) {
        // The addend keeps a rounding error of the product from losing a whole pixel.
        let count = { (side: CGFloat) in max(1, Int((side * scale + 1e-6).rounded(.down))) }
        return (count(width), count(height))
    }
}
