import CoreGraphics
import DisplayList
import Foundation

/// The pixels of a layer tree, one per point.
struct Picture {
    private var pixels: PixelBuffer?

    init(_ node: RenderNode?, width: Int, height: Int) {
        initializeDisplayList()
        guard let node, let pixels = PixelBuffer(width: width, height: height),
            pixels.withSurface(isOpaque: false, { node.rasterize(on: $0, scale: 1) }) != nil
        else { return }
        self.pixels = pixels
    }

    /// The premultiplied red, green and blue, and the alpha of a pixel, from 0 to 255. An empty picture
    /// is transparent.
    subscript(x: Int, y: Int) -> [Int] {
        guard let pixels else { return [0, 0, 0, 0] }
        let start = y * pixels.bytesPerRow + x * 4
        return [2, 1, 0, 3].map { Int(pixels.bytes[start + $0]) }
    }

    /// All bytes of the pixels.
    var bytes: [UInt8] { pixels.map { Array($0.bytes) } ?? [] }
}
