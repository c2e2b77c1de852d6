import CoreGraphics
import DisplayList
import Foundation

/// The pixels of a layer tree, one a point.
struct Picture {
    private var pixels: PixelBuffer?

    init(_ node: RenderNode?, width: Int, height: Int) {
        initializeDisplayList()
        guard let node, let pixels = PixelBuffer(width: width, height: height),
            pixels.withSurface(isOpaque: false, { node.rasterize(on: $0, scale: 1) }) != nil
        else { return }
        self.pixels = pixels
    }

    /// Red, green, blue, multiplied by alpha, and alpha, 0 to 255. Nothing drawn is clear.
    subscript(x: Int, y: Int) -> [Int] {
        guard let pixels else { return [0, 0, 0, 0] }
        let start = y * pixels.bytesPerRow + x * 4
        return [2, 1, 0, 3].map { Int(pixels.bytes[start + $0]) }
    }
}
