import DisplayList
import Foundation
import Synchronization

/// A picture that a color repeats in both directions.
package final class ColorTile: Sendable {
    package let image: CGImage
    /// The size of one repetition in points.
    package let size: CGSize
    /// The largest area of repetitions so far. Layers show parts of it, so that a GPU needs no other texture while
    /// their bounds change.
    private let largest = Mutex<(size: CGSize, node: RenderNode)?>(nil)
    /// Areas are enlarged to multiples of this number of points.
    private static let step: CGFloat = 256

    package init(image: CGImage, size: CGSize) {
        self.image = image
        self.size = size
    }

    /// Returns the node of the repetitions in a rectangle, the first one at its corner.
    package func node(in rect: CGRect, opacity: CGFloat) -> RenderNode {
        guard let area = area(covering: rect.size) else { return .container([]) }
        let part = area.clipped(to: RoundedRect(CGRect(origin: .zero, size: rect.size)))
        return part.translated(by: rect.origin).opacity(opacity)
    }

    /// Returns repetitions from (0, 0) that cover a size.
    private func area(covering shown: CGSize) -> RenderNode? {
        guard let surface = image.surface else { return nil }
        return largest.withLock { largest in
            let known = largest?.size ?? .zero
            if let largest, known.width >= shown.width, known.height >= shown.height { return largest.node }
            let wanted = CGSize(
                width: max(known.width, (shown.width / Self.step).rounded(.up) * Self.step),
                height: max(known.height, (shown.height / Self.step).rounded(.up) * Self.step)
            )
            let pixels = CGSize(width: image.width, height: image.height)
            let area = CGRect(origin: .zero, size: wanted)
            let node = RenderNode.tiles(surface, size: pixels, as: size, in: area)
            largest = (wanted, node)
            return node
        }
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
