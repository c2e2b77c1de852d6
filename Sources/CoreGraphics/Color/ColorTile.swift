import DisplayList
import Foundation

/// A picture that a color repeats in both directions.
package final class ColorTile: Sendable {
    package let image: CGImage
    /// The size of one repetition in points.
    package let size: CGSize

    package init(image: CGImage, size: CGSize) {
        self.image = image
        self.size = size
    }

    /// Returns the node of the repetitions in a rectangle, the first one at its corner.
    package func node(in rect: CGRect, opacity: CGFloat) -> RenderNode {
        guard let surface = image.surface else { return .container([]) }
        let pixels = CGSize(width: image.width, height: image.height)
        return RenderNode.tiles(surface, size: pixels, as: size, in: rect).opacity(opacity)
    }

    /// The components of the average color in sRGB, not premultiplied, for what draws without repetitions.
    var average: [CGFloat] {
        var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
        for row in 0..<image.height {
            let start = image.pixels.base + row * image.bytesPerRow
            for column in 0..<image.width {
                let pixel = start.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self).littleEndian
                blue += Double(pixel & 0xFF)
                green += Double(pixel >> 8 & 0xFF)
                red += Double(pixel >> 16 & 0xFF)
                alpha += image.isOpaque ? 255 : Double(pixel >> 24)
            }
        }
        return alpha > 0 ? [red / alpha, green / alpha, blue / alpha].map { CGFloat($0) } : [0, 0, 0]
    }
}
